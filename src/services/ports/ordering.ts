import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { Address } from "../../domain/customer/address.ts";
import type { CheckIn } from "../../domain/customer/checkIn.ts";
import type { Company } from "../../domain/customer/company.ts";
import type { FeeQuote } from "../../domain/fulfilment/delivery.ts";
import type { GiftDraftInput } from "../../domain/gift/draftGifts.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { CancelAnswer } from "../../domain/order/canCancel.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { DraftInput } from "../../domain/order/orderDraft.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { OrderTender } from "../../domain/payment/settlement.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { PageExit } from "./pageExit.ts";
import type { Sendings } from "./sendings.ts";

/** `no-answer`: it is unknown whether the backend has the order. */
export type PlaceAnswer =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | { readonly kind: "refused"; readonly message: string }
  /** Refused because the backend finds no payment for it (R36). */
  | { readonly kind: "unpaid"; readonly message: string }
  /** Nobody looked at the order, because its member has to log in again (R63). */
  | { readonly kind: "unproven"; readonly message: string }
  | {
      readonly kind: "no-answer";
      /** How long the store asks to be left alone. */
      readonly retryAfterMs?: number;
    };

export interface CancelRequest {
  readonly order: LiveOrder;
  readonly reference: OrderReference;
}

export type CouponAnswer =
  | { readonly kind: "valid"; readonly coupon: Coupon }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

/** A payment that is made on a page of its own (R57). */
export interface PaymentPageAsked {
  readonly method: "alipay" | "wechat";
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly isMobile: boolean;
}

export type PageAnswer =
  | { readonly kind: "page"; readonly url: string }
  /** `message` is the backend's; empty where it didn't answer. */
  | { readonly kind: "failed"; readonly message: string };

export interface PaymentAsked {
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly token: string;
}

/** `sent`: only the order's own answer tells whether it is paid (R36). */
export type PaymentAnswer = { readonly kind: "sent" } | { readonly kind: "refused"; readonly message: string };

export interface FeeAsked {
  readonly storeId: StoreId;
  readonly value: Cents;
  readonly address: Address;
  readonly at: Instant;
}

export interface OrderingApi {
  readonly sendings: Sendings;
  readonly pageExit: PageExit;
  /** Never throws. */
  checkCoupon(code: string, storeId: StoreId): Promise<CouponAnswer>;
  /** Never throws. What a third party asks for a delivery (R24). */
  quoteFee(asked: FeeAsked): Promise<FeeQuote>;
  /** Never throws. Asked again for the same order, it answers with the same payment. */
  findPaymentPage(asked: PaymentPageAsked): Promise<PageAnswer>;
  /** Never throws. Apple's session of this merchant; null: it can't be had. */
  validateMerchant(validationUrl: string): Promise<unknown>;
  /** Never throws. Pays for an order that is sent next. Called once for each token (R58). */
  payByToken(asked: PaymentAsked): Promise<PaymentAnswer>;
  /** Called once for each attempt: the result is kept and sent again unchanged (R33). */
  encode(ordered: DraftInput): OrderBody;
  /** The same for gift cards. */
  encodeGifts(ordered: GiftDraftInput): OrderBody;
  /** Never throws. A card or a token goes into this one request and nowhere else (R37). */
  place(order: PlaceRequest): Promise<PlaceAnswer>;
  /** Never throws. Asks the store to cancel an order (R70): what it decides stands in the order's document. */
  askToCancel(request: CancelRequest): Promise<CancelAnswer>;
  /** Never throws. Whether the visit is recorded. */
  registerVisit(company: Company, checkIn: CheckIn): Promise<boolean>;
}

export interface PlaceRequest {
  readonly udid: string;
  readonly body: OrderBody;
  readonly tender: OrderTender;
}

export type FoundOrder =
  | { readonly kind: "found"; readonly order: LiveOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface OrderListener {
  /** Null: there is no such order, or not yet. */
  heard(order: LiveOrder | null): void;
  /** The connection is lost. When it returns by itself, `heard` is called. */
  lost(): void;
}

/** The orders' documents. `zone` is the store's, for times without a zone (R9). */
export interface LiveOrders {
  findOrder(reference: OrderReference, zone: string): Promise<FoundOrder>;
  watchOrder(reference: OrderReference, zone: string, listener: OrderListener): () => void;
}

/** The one attempt to order some goods that the device keeps, for all tabs and elements of a shop (R33). */
export interface Attempts<A extends Attempt = Attempt> {
  /** If a site's script clears it while the page is open, it is stored again. */
  kept(): A | null;
  /** True: all tabs know it, and it survives a reload. False: only the elements on this page know it. */
  keep(attempt: A): boolean;
  /** Whether one would survive that the page is left. */
  outlivesPage(): boolean;
  /** Whether it survives a reload of this tab. */
  keepForTab(attempt: A): boolean;
  /** Its outcome is known: all tabs forget it. */
  end(udid: string): void;
  /** Its outcome became known on this device, not long ago. */
  hasEnded(udid: string): boolean;
  /** True for the one tab or element that may tell how this order ended. */
  isFirst(udid: string): Promise<boolean>;
  /** Runs a task while no other tab runs one. */
  exclusively<T>(task: () => T): Promise<T>;
  /** Resolves when it is known whether another tab stored one at the same moment as the last task. */
  settled(): Promise<void>;
  /** Another tab or element changed what is kept. Null may mean that none was kept before, either. */
  listen(listener: (kept: A | null) => void): () => void;
}
