import type { JsonFields } from "../../backend/documents/types.ts";
import type { OrderMode, TrackingOrder } from "../../backend/ordering/orderBody.ts";
import type { MoneyFacts } from "../../backend/ordering/priceOrder.ts";
import type { Line, Payment } from "./basket.ts";
import type { Dish } from "./dishes.ts";
import type { Member } from "./member.ts";

/** An order as the shop posts it. */
export type Order = Omit<TrackingOrder, "StoreID"> & { readonly StoreID: number };

/** A line, and what one of it costs at least. */
export type DishLine = Line & Pick<Dish, "unit">;

/** How an order differs from a guest's usual one. */
export interface Change {
  /** More is ordered of them where the store's minimum needs it. */
  readonly lines?: readonly DishLine[];
  /** Whether these lines alone are ordered, below any minimum. */
  readonly isShort?: boolean;
  readonly mode?: OrderMode;
  readonly payment?: Payment;
  /** A stored card. */
  readonly card?: { readonly identifier: string; readonly type: "visa" | "master" };
  readonly coupon?: JsonFields;
  readonly member?: Member;
  /** What the order is priced with, in place of what the store has. */
  readonly prices?: Partial<Pick<MoneyFacts, "menu" | "triggers" | "store" | "customer" | "cardType">>;
  /** Changes the order before its sums are written, so that it adds up nevertheless. */
  readonly alter?: (order: TrackingOrder) => TrackingOrder;
  /** How far ahead it is wanted, at least. */
  readonly leadMs?: number;
}
