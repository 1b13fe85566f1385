import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** R69: a member's orders at this store, or at all stores of the brand if stores share one. */
export interface OrdersRequest {
  readonly storeId: StoreId;
  readonly customerId: string;
  /** The store's time zone, for times without a zone (R9). */
  readonly zone: string;
}

/** Where a page ends and the next one begins. Only the `OrderHistory` that returned it can read it. */
export type HistoryCursor = string;

export type FoundOrders =
  | { readonly kind: "found"; readonly orders: readonly PastOrder[] }
  /** The orders could not be read, or the member may no longer read them. */
  | { readonly kind: "failed" };

export type OrdersPage =
  | {
      readonly kind: "found";
      readonly orders: readonly PastOrder[];
      /** Null if there are no more orders. */
      readonly next: HistoryCursor | null;
    }
  | { readonly kind: "failed" };

/** The signed-in member's orders. No method throws. */
export interface OrderHistory {
  /** Newest first. Reads at most one document more than the page needs. */
  readPage(
    request: OrdersRequest,
    page: { readonly after: HistoryCursor | null; readonly count: number },
  ): Promise<OrdersPage>;
  /** Orders that the store hasn't finished yet (R69), newest first. */
  readUnderWay(request: OrdersRequest): Promise<FoundOrders>;
  /** R68: whether there is an earlier order, not counting gift cards and orders that failed. Null if unknown. */
  hasOrdered(request: OrdersRequest): Promise<boolean | null>;
}
