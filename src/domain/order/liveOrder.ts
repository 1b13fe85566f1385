import type { CategoryId, ModifierId, ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

/** Where an order stands. The backend has several numbers for some of these. */
export type OrderStatus =
  | "sent"
  | "submitted"
  | "preparing"
  | "ready"
  | "completed"
  | "refunded"
  | "cancel-requested"
  | "rejected"
  /** Not taken; the description tells whether the store said no or was never reached. */
  | "refused"
  | "payment-failed";

/** A room's order travels as a delivery. */
export type OrderType = "delivery" | "dine-in" | "pickup";

export interface OrderedExtra {
  readonly modifierId: ModifierId;
  readonly quantity: number;
  readonly children: readonly OrderedExtra[];
}

/** What was ordered, as far as it can be ordered again: not what points or another item's offer gave. */
export interface OrderedItem {
  readonly productId: ProductId;
  readonly categoryId: CategoryId;
  readonly name: string;
  readonly quantity: number;
  readonly note: string;
  readonly extras: readonly OrderedExtra[];
}

/** An order as its document tells it now. */
export interface LiveOrder {
  readonly udid: string;
  /** Empty until the store has given one. */
  readonly number: string;
  readonly status: OrderStatus;
  readonly description: string;
  readonly type: OrderType;
  readonly scheduledAt: Instant | null;
  readonly storeName: string;
  readonly customerId: string | null;
  readonly total: Cents;
  readonly items: readonly OrderedItem[];
}
