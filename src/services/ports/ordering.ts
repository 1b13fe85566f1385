import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { OrderDraft } from "../../domain/order/orderDraft.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { Tender } from "../../domain/payment/settlement.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { PageExit } from "./pageExit.ts";
import type { Sendings } from "./sendings.ts";

/** `no-answer`: nobody can tell whether the order is there. */
export type PlaceAnswer =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | { readonly kind: "refused"; readonly message: string }
  | {
      readonly kind: "no-answer";
      /** How long the store asks to be left alone. */
      readonly retryAfterMs?: number;
    };

export type CouponAnswer =
  | { readonly kind: "valid"; readonly coupon: Coupon }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

export interface OrderingApi {
  readonly sendings: Sendings;
  readonly pageExit: PageExit;
  /** Never throws. */
  checkCoupon(code: string, storeId: StoreId): Promise<CouponAnswer>;
  /** Once an attempt: what is kept and sent again is what was made here (R33). */
  encode(draft: OrderDraft): OrderBody;
  /** Never throws. A card or a token goes into this one request and nowhere else (R37). */
  place(order: PlaceRequest): Promise<PlaceAnswer>;
}

export interface PlaceRequest {
  readonly udid: string;
  readonly body: OrderBody;
  readonly tender: Tender;
}

export type FoundOrder =
  | { readonly kind: "found"; readonly order: LiveOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface OrderListener {
  /** Null: there is no such order, or not yet. */
  heard(order: LiveOrder | null): void;
  /** The connection is gone; it comes back by itself, and then `heard` says so. */
  lost(): void;
}

/** The orders' documents. `zone` is the store's, for times that name none (R9). */
export interface LiveOrders {
  findOrder(reference: OrderReference, zone: string): Promise<FoundOrder>;
  watchOrder(reference: OrderReference, zone: string, listener: OrderListener): () => void;
}

/** The one attempt at an order of some goods that the device keeps, for all tabs and elements of a shop (R33). */
export interface Attempts {
  /** What a site's script clears away isn't lost while its page is open: it is kept anew. */
  kept(): Attempt | null;
  /** Whether all tabs know it now, and a reload; if not, all elements on this page do. */
  keep(attempt: Attempt): boolean;
  /** Whether a reload of this tab will know it. */
  keepForTab(attempt: Attempt): boolean;
  /** Its outcome is known: it is forgotten, by all tabs. */
  end(udid: string): void;
  /** Runs a task while no other tab runs one. */
  exclusively<T>(task: () => T): Promise<T>;
  /** Resolves when it shows whether another tab kept one in the same moment as the last task. */
  settled(): Promise<void>;
  /** Another tab or element changed what is kept. */
  listen(listener: (kept: Attempt | null) => void): () => void;
}
