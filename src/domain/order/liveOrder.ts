import type { TriggerId } from "../cart/cart.ts";
import type { Address } from "../customer/address.ts";
import type { TypedContact } from "../customer/contact.ts";
import type { OrderMode } from "../fulfilment/orderMode.ts";
import type { CategoryId, ModifierId, ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";
import type { Instant } from "../time/instant.ts";
import type { StatusCode } from "./statusCode.ts";

/** The status of an order. The backend uses several numbers for some of them. */
export type OrderStatus =
  | "sent"
  | "submitted"
  | "preparing"
  | "ready"
  | "completed"
  | "refunded"
  | "cancel-requested"
  | "rejected"
  /** Not accepted. The code says whether the store refused it or couldn't be reached (R90). */
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
  /** Includes modifiers, before discounts. Null if the document doesn't contain it. */
  readonly total: Cents | null;
  /** The GST in that. */
  readonly gst: Cents | null;
  /** The points that one unit was redeemed with; 0 if it wasn't. A reorder leaves out what was redeemed. */
  readonly pointsUsed: number;
  /** The offer that rolled it into the item before it; null if none did. */
  readonly rolledBy: TriggerId | null;
  /** The name of that offer; empty if there is none. */
  readonly givenBy: string;
}

/** An offer or a coupon code, and the amount that it took off. */
export interface OrderedDiscount {
  /** Empty if the store gave it no name. */
  readonly name: string;
  readonly amount: Cents;
}

/** A holiday surcharge. */
export interface OrderedHoliday {
  /** The store's setting, which has its name. Null if the document has only the sum of these surcharges. */
  readonly id: string | null;
  readonly amount: Cents;
  readonly gst: Cents;
}

/** The amounts that make up the order's total, from its document. */
export interface OrderedMoney {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What the discount takes off the GST of the items. */
  readonly discountGst: Cents;
  /** The parts of the discount. */
  readonly discounts: readonly OrderedDiscount[];
  readonly fee: Cents;
  readonly feeGst: Cents;
  readonly holidays: readonly OrderedHoliday[];
  readonly cardSurcharge: Cents;
  readonly cardSurchargeGst: Cents;
  readonly gst: Cents;
}

/** An order in its current state, from its document. */
export interface LiveOrder {
  readonly udid: string;
  /** Empty until the store has assigned one. */
  readonly number: string;
  readonly invoiceNumber: string;
  readonly status: OrderStatus;
  /** Why it isn't accepted: a sentence, or the code if there is none (R90). */
  readonly description: string;
  readonly code: StatusCode | null;
  readonly type: OrderMode;
  /** The number of the room or table; empty if the order isn't brought to one. */
  readonly destination: string;
  /** Null if it isn't delivered. */
  readonly address: Address | null;
  /** Maps found the address, so Pay named the minutes of the ride (R50). False also for an order that isn't delivered. */
  readonly isWayKnown: boolean;
  /** For the delivery driver. */
  readonly instructions: string;
  /** As in the order: fields that weren't asked for are empty. */
  readonly contact: TypedContact;
  readonly notes: string;
  readonly scheduledAt: Instant | null;
  readonly storeName: string;
  readonly customerId: string | null;
  readonly orderedAt: Instant | null;
  readonly total: Cents;
  /** The coupon codes that took something off. A reorder doesn't apply them. */
  readonly couponCodes: readonly string[];
  /** Null if the document has no subtotal. */
  readonly money: OrderedMoney | null;
  /** Redeemed or paid with. */
  readonly pointsUsed: number;
  /** Earned by a member once the order is completed (R68). */
  readonly pointsEarned: number;
  /** Null if the document doesn't say. */
  readonly paidBy: PaymentMethod | null;
  /** Of the stored card that paid it. Null if it was paid in another way. */
  readonly cardIdentifier: string | null;
  readonly items: readonly OrderedItem[];
}
