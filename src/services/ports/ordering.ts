import type { Attempt, SentOrder } from "../../domain/checkout/attempt.ts";
import type { Refusal } from "../../domain/checkout/placement.ts";
import type { Address } from "../../domain/customer/address.ts";
import type { CheckIn } from "../../domain/customer/checkIn.ts";
import type { Company } from "../../domain/customer/customer.ts";
import type { FeeQuote } from "../../domain/fulfilment/delivery.ts";
import type { GiftDraftInput } from "../../domain/gift/draftGifts.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { CancelResult } from "../../domain/order/canCancel.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderBody } from "../../domain/order/orderBody.ts";
import type { DraftInput } from "../../domain/order/orderDraft.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { BankAction } from "../../domain/payment/bankAction.ts";
import type { PageMethod } from "../../domain/payment/paymentMethod.ts";
import type { OrderTender } from "../../domain/payment/settlement.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { CalendarDate } from "../../domain/time/zone.ts";
import type { PageExit } from "./pageExit.ts";

/** Shows all tabs of a shop which order is being posted now (R33 tabs). */
export interface InFlightOrders {
  /** Other tabs can see this post while it runs. A closed tab sends nothing more. */
  during<T>(udid: string, posting: Promise<T>): Promise<T>;
  isUnderWay(udid: string): Promise<boolean>;
  /** Resolves when no tab is posting it any more. */
  ended(udid: string): Promise<void>;
}

/** R105 bank: the order waits for the diner's answer to their bank. */
interface BankAsks {
  readonly kind: "action-needed";
  readonly action: BankAction;
}

/** `no-answer`: it is unknown whether the backend received the order. */
export type PlaceResult =
  | { readonly kind: "taken"; readonly customerId: string | null }
  | Refusal
  | BankAsks
  | {
      readonly kind: "no-answer";
      /** Something came, but it says nothing about the order. */
      readonly isUnclear?: true;
      /** How long the backend asks to wait before a retry. */
      readonly retryAfterMs?: number;
    };

export interface CancelRequest {
  readonly order: LiveOrder;
  readonly reference: OrderReference;
}

export type CouponCheckResult =
  | { readonly kind: "valid"; readonly coupon: Coupon }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

/** A payment that is made on the payment provider's page (R57). */
export interface PaymentPageRequest {
  readonly method: PageMethod;
  readonly reference: OrderReference;
  readonly total: Cents;
  /** R102: a minor is refused before they pay, and the order comes back from the page without it. Null if nobody asks. */
  readonly dateOfBirth: CalendarDate | null;
  readonly isMobile: boolean;
}

export type PageResult =
  | { readonly kind: "page"; readonly url: string }
  /** `message` comes from the backend; empty if it didn't answer. */
  | { readonly kind: "failed"; readonly message: string };

export interface TokenPaymentRequest {
  readonly reference: OrderReference;
  readonly total: Cents;
  readonly token: string;
  /** As for a payment page. */
  readonly dateOfBirth: CalendarDate | null;
}

/** `unclear`: it may be paid. Even a paid one counts only once the answer to the order itself says so (R36). */
export type PaymentResult =
  | { readonly kind: "paid" }
  | BankAsks
  | {
      readonly kind: "unclear";
      /** Why it may have been refused; empty if nothing says so. */
      readonly message: string;
    }
  | { readonly kind: "refused"; readonly message: string };

export interface FeeRequest {
  readonly storeId: StoreId;
  readonly value: Cents;
  readonly address: Address;
  readonly at: Instant;
}

export interface OrderingApi {
  readonly inFlight: InFlightOrders;
  readonly pageExit: PageExit;
  /** Never throws. */
  checkCoupon(code: string, storeId: StoreId): Promise<CouponCheckResult>;
  /** Never throws. Asks for a third party's delivery fee (R24). */
  quoteFee(request: FeeRequest): Promise<FeeQuote>;
  /** Never throws. Calling it again for the same order returns the same payment. */
  findPaymentPage(request: PaymentPageRequest): Promise<PageResult>;
  /** Never throws. Returns Apple's merchant session, or null if it is unavailable. */
  validateMerchant(validationUrl: string): Promise<unknown>;
  /** Never throws. Pays for the order that is sent next. Call it once for each token (R58). */
  payByToken(request: TokenPaymentRequest): Promise<PaymentResult>;
  /** Call it once for each attempt: the result is stored and sent again unchanged (R33 again). */
  encode(ordered: DraftInput): OrderBody;
  /** Like `encode`, for gift cards. */
  encodeGifts(ordered: GiftDraftInput): OrderBody;
  /** Never throws. Card data or a token is sent in this request only (R37). */
  place(order: PlaceRequest): Promise<PlaceResult>;
  /** Never throws. Asks the store to cancel an order (R70). The store's decision arrives in the order's document. */
  askToCancel(request: CancelRequest): Promise<CancelResult>;
  /** Never throws. Returns whether the visit was recorded. */
  registerVisit(company: Company, checkIn: CheckIn): Promise<boolean>;
}

export interface PlaceRequest {
  readonly udid: string;
  readonly body: OrderBody;
  readonly tender: OrderTender;
  /** Not part of the body, which is stored. Null if nobody asks, or if a reload has lost it. */
  readonly dateOfBirth: CalendarDate | null;
}

export type FoundOrder =
  | { readonly kind: "found"; readonly order: LiveOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface OrderListener {
  /** Null if the order doesn't exist, or not yet. */
  heard(order: LiveOrder | null): void;
  /** The connection is lost. `heard` is called when it returns. */
  lost(): void;
  /** Whether the ordering API has just said that this customer's order is placed: its document must be readable. */
  isExpected(): boolean;
}

/** Order documents. `zone` is the store's time zone, for times without a zone (R9). */
export interface LiveOrders {
  findOrder(reference: OrderReference, zone: string): Promise<FoundOrder>;
  /** Never throws. An order as it was sent, for a diner who may not read its document. Null if it can't be read. */
  readSent(sent: SentOrder, zone: string): Promise<LiveOrder | null>;
  watchOrder(reference: OrderReference, zone: string, listener: OrderListener): () => void;
}

/**
 * The current attempt to order one kind of goods. The device keeps one for all tabs and elements of a shop (R33 tabs).
 */
export interface Attempts<A extends Attempt = Attempt> {
  /** The stored attempt. If a script of the site clears it while the page is open, it is stored again. */
  stored(): A | null;
  /** Returns true if all tabs know it and it survives a reload, false if only the elements on this page know it. */
  save(attempt: A): boolean;
  /** Whether an attempt would survive leaving the page. */
  outlivesPage(): boolean;
  /** Stores the attempt for this tab only. Returns whether it survives a reload. */
  saveForTab(attempt: A): boolean;
  /** Ends the attempt because its outcome is known: all tabs forget it. */
  end(udid: string): void;
  /** Whether its outcome became known on this device recently. */
  hasEnded(udid: string): boolean;
  /** True for the single tab or element that may announce how this order ended. */
  isFirst(udid: string): Promise<boolean>;
  /** Runs a task while no other tab is running one. */
  exclusively<T>(task: () => T): Promise<T>;
  /** Resolves once it is certain whether another tab stored an attempt at the same moment as the last task. */
  settled(): Promise<void>;
  /**
   * Reports that another tab or element changed the stored attempt. Null may mean that none was stored before, either.
   */
  listen(listener: (stored: A | null) => void): () => void;
}
