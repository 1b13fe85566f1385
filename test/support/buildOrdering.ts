import type { CheckIn } from "../../src/domain/customer/checkIn.ts";
import type { Company } from "../../src/domain/customer/customer.ts";
import type { FeeQuote } from "../../src/domain/fulfilment/delivery.ts";
import { draftGifts } from "../../src/domain/gift/draftGifts.ts";
import type { CancelResult } from "../../src/domain/order/canCancel.ts";
import { draftOrder } from "../../src/domain/order/orderDraft.ts";
import type {
  CancelRequest,
  CouponCheckResult,
  FeeRequest,
  OrderingApi,
  PlaceRequest,
  PlaceResult,
} from "../../src/services/ports/ordering.ts";
import { encodeOrder } from "../../src/wire/api/order.ts";
import { buildPageExit, type FakePageExit } from "./buildPageExit.ts";
import { buildSendings } from "./buildSendings.ts";

/** An ordering API that answers when the test tells it to. */
export interface FakeOrdering extends OrderingApi {
  readonly pageExit: FakePageExit;
  /** Answers by coupon code. Any other code is refused. */
  readonly coupons: Map<string, CouponCheckResult>;
  /** The third party's next answers. It doesn't answer if there are none. */
  readonly quotes: FeeQuote[];
  readonly feesAsked: readonly FeeRequest[];
  readonly posted: readonly PlaceRequest[];
  readonly cancelled: readonly CancelRequest[];
  /** The check-ins that were sent. */
  readonly visits: readonly (CheckIn & Company)[];
  /** Whether check-ins are recorded from now on. */
  recordVisits(isOn: boolean): void;
  /** Answers the oldest waiting request to cancel. */
  answerCancel(answer: CancelResult): void;
  /** Answers the oldest waiting post. */
  answer(answer: PlaceResult): void;
}

export function buildOrdering(): FakeOrdering {
  const posted: PlaceRequest[] = [];
  const cancelled: CancelRequest[] = [];
  const waitingCancels: ((answer: CancelResult) => void)[] = [];
  const waiting: ((answer: PlaceResult) => void)[] = [];
  const quotes: FeeQuote[] = [];
  const feesAsked: FeeRequest[] = [];
  const coupons = new Map<string, CouponCheckResult>();
  const visits: (CheckIn & Company)[] = [];
  let recordsVisits = true;
  return {
    inFlight: buildSendings(),
    pageExit: buildPageExit(),
    coupons,
    checkCoupon: async (code) => coupons.get(code) ?? { kind: "refused", message: "Unknown code." },
    quotes,
    feesAsked,
    async quoteFee(asked) {
      feesAsked.push(asked);
      return quotes.shift() ?? { kind: "no-answer" };
    },
    posted,
    findPaymentPage: async ({ reference }) => ({ kind: "page", url: `https://pay.example/${reference.udid}` }),
    validateMerchant: async () => ({}),
    payByToken: async () => ({ kind: "paid" }),
    encode: (ordered) => encodeOrder(draftOrder(ordered)),
    encodeGifts: (ordered) => encodeOrder(draftGifts(ordered)),
    place(request) {
      posted.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
    cancelled,
    askToCancel(request) {
      cancelled.push(request);
      return new Promise((resolve) => waitingCancels.push(resolve));
    },
    visits,
    recordVisits(isOn) {
      recordsVisits = isOn;
    },
    async registerVisit(company, checkIn) {
      visits.push({ ...company, ...checkIn });
      return recordsVisits;
    },
    answerCancel(answer) {
      const resolve = waitingCancels.shift();
      if (!resolve) throw new Error("Nobody asks to cancel.");
      resolve(answer);
    },
    answer(answer) {
      const resolve = waiting.shift();
      if (!resolve) throw new Error("Nothing was posted that waits for an answer.");
      resolve(answer);
    },
  };
}
