import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { NotSent } from "../../domain/checkout/placement.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { OrderDraft } from "../../domain/order/orderDraft.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** `no-answer`: nobody can tell whether the order is there. */
export type PlaceAnswer =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

export type CouponAnswer =
  | { readonly kind: "valid"; readonly coupon: Coupon }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

export interface OrderingApi {
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
  | { readonly kind: "settled-elsewhere" }
  | { readonly kind: "not-claimed"; readonly why: NotSent };

/** The one attempt that the device keeps, for all tabs and elements of a shop (R33). Each call is one go among them. */
export interface Attempts {
  kept(): Attempt | null;
  /**
   * Keeps it unless one is kept, stamped with the time as it is kept: a page may sleep before it gets that far. Not
   * where the cart isn't what is ordered any more; and not where the page alone could keep it, unless that is enough.
   */
  claim(attempt: Attempt, isPageEnough: boolean): Promise<ClaimAnswer>;
  /** Stamps it anew, if it is the one that is kept. */
  claimAgain(attempt: Attempt): Promise<ClaimAnswer>;
  /**
   * It was placed: does what follows from that, and only then forgets it. `isOurs`: it was still kept, and nobody else
   * has done it.
   */
  settle(udid: string, task: (isOurs: boolean) => void): Promise<void>;
  /** It came to nothing: the cart is as it was. */
  forget(udid: string): Promise<void>;
  /** Another tab or element changed what is kept. */
  listen(listener: (kept: Attempt | null) => void): () => void;
}
