import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { OrderDraft } from "../../domain/order/orderDraft.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
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
  /** Never throws. */
  checkCoupon(code: string, storeId: StoreId): Promise<CouponAnswer>;
  /** Once an attempt: what is kept and sent again is what was made here (R33). */
  encode(draft: OrderDraft): OrderBody;
  /** Never throws. The card goes into this one request and nowhere else (R37). */
  place(order: PlaceRequest, signal: AbortSignal): Promise<PlaceAnswer>;
}

export interface PlaceRequest {
  readonly udid: string;
  readonly body: OrderBody;
  readonly card: NewCard | null;
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
  findOrder(address: OrderAddress, zone: string): Promise<FoundOrder>;
  watchOrder(address: OrderAddress, zone: string, listener: OrderListener): () => void;
}

export type ClaimAnswer =
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "kept"; readonly attempt: Attempt }
  | { readonly kind: "settled-elsewhere" };

/** The one attempt that the device keeps, for all tabs of a shop (R33). Each call is one go, whatever other tabs do. */
export interface Attempts {
  kept(): Attempt | null;
  /** Keeps it unless one is kept, stamped with the time as it is kept: a page may sleep before it gets that far. */
  claim(attempt: Attempt): Promise<ClaimAnswer>;
  /** Stamps it anew, if it is the one that is kept. */
  claimAgain(attempt: Attempt): Promise<ClaimAnswer>;
  /** Whether it was still kept: only then is it ours to announce. */
  forget(udid: string): Promise<boolean>;
  /** Another tab changed what is kept. */
  listen(listener: (kept: Attempt | null) => void): () => void;
}
