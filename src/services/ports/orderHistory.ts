import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** R69: a member's orders at this store; where stores share a brand, at all of them. */
export interface OrdersAsked {
  readonly storeId: StoreId;
  readonly customerId: string;
  /** The store's, for times without a zone (R9). */
  readonly zone: string;
}

/** Where a page ends and the next one begins. Only the history that gave it can read it. */
export type HistoryCursor = string;

export type FoundOrders =
  | { readonly kind: "found"; readonly orders: readonly PastOrder[] }
  /** Not read, or the member may not read them any more. */
  | { readonly kind: "failed" };

export type OrdersPage =
  | {
      readonly kind: "found";
      readonly orders: readonly PastOrder[];
      /** Null where there are no more. */
      readonly next: HistoryCursor | null;
    }
  | { readonly kind: "failed" };

/** The orders of the member who is signed in. Nothing here throws. */
export interface OrderHistory {
  /** Newest first. Reads at most one document more than the page has. */
  readPage(
    asked: OrdersAsked,
    page: { readonly after: HistoryCursor | null; readonly count: number },
  ): Promise<OrdersPage>;
  /** Those that the store has still to deal with (R69), newest first. */
  readUnderWay(asked: OrdersAsked): Promise<FoundOrders>;
  /** R68: whether there is an earlier order, beside gift cards and orders that came to nothing. Null: unknown. */
  hasOrdered(asked: OrdersAsked): Promise<boolean | null>;
}
