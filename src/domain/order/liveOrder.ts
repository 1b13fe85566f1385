import type { Address } from "../customer/address.ts";
import type { TypedContact } from "../customer/contact.ts";
import type { OrderMode } from "../fulfilment/orderMode.ts";
import type { CategoryId, ModifierId, ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { Instant } from "../time/instant.ts";

/** The status of an order. The backend has several numbers for some of these. */
export type OrderStatus =
  | "sent"
  | "submitted"
  | "preparing"
  | "ready"
  | "completed"
  | "refunded"
  | "cancel-requested"
  | "rejected"
  /** Not taken; the description tells whether the store refused it or was never reached. */
  | "refused"
  | "payment-failed";

export interface OrderedExtra {
  readonly modifierId: ModifierId;
  readonly name: string;
  readonly quantity: number;
  readonly children: readonly OrderedExtra[];
}

export interface OrderedItem {
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly name: string;
  readonly quantity: number;
  readonly note: string;
  readonly extras: readonly OrderedExtra[];
  /** With what was chosen, before discounts. Null where the document doesn't tell. */
  readonly total: Cents | null;
  /** Given for points or by another item's offer: a reorder leaves it out. */
  readonly isGiven: boolean;
  /** The offer that gave it, by name; empty where none did. */
  readonly givenBy: string;
}

/** An offer or a discount code, and what it took off. */
export interface OrderedDiscount {
  /** Empty where the store has left it unnamed. */
  readonly name: string;
  readonly amount: Cents;
}

/** How the order came to its total, as its document tells it. */
export interface OrderedMoney {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What the discount is made of. */
  readonly discounts: readonly OrderedDiscount[];
  readonly fee: Cents;
  readonly holidaySurcharge: Cents;
  readonly cardSurcharge: Cents;
  readonly gst: Cents;
}

/** An order as its document tells it now. */
export interface LiveOrder {
  readonly udid: string;
  /** Empty until the store has given one. */
  readonly number: string;
  readonly invoiceNumber: string;
  readonly status: OrderStatus;
  readonly description: string;
  readonly type: OrderMode;
  /** The number of its room or table. Empty where it isn't brought to one. */
  readonly place: string;
  /** Null where it isn't delivered. */
  readonly address: Address | null;
  /** For who delivers it. */
  readonly instructions: string;
  /** As the order carries it: what wasn't asked for is empty. */
  readonly contact: TypedContact;
  readonly notes: string;
  readonly scheduledAt: Instant | null;
  readonly storeName: string;
  readonly customerId: string | null;
  readonly orderedAt: Instant | null;
  readonly total: Cents;
  /** Null where the document tells no subtotal. */
  readonly money: OrderedMoney | null;
  /** By a member, once it is completed (R68). */
  readonly pointsEarned: number;
  /** Null where the document doesn't tell. */
  readonly paidBy: PaymentMethod | null;
  readonly items: readonly OrderedItem[];
}
