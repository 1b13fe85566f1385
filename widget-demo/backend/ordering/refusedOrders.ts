import type { OnlinePayments } from "./onlinePayments.ts";
import type { TrackingOrder } from "./orderBody.ts";
import type { Attempt, OrderBook } from "./orderBook.ts";
import { kindOf } from "./paidOutside.ts";
import { Refusal } from "./refusal.ts";

interface Books {
  readonly book: OrderBook;
  readonly payments: OnlinePayments;
}

/**
 * Whether a refused order may still be placed. If a payment outside was started under its UDID, the shop keeps the UDID
 * (R57 back), so the order may come again with other dishes or another way to pay.
 */
export function isJudgedAnew(
  { udid, path, refusal }: Attempt,
  order: TrackingOrder,
  payments: OnlinePayments,
): boolean {
  if (path !== null) return false;
  return refusal === null || payments.find(udid)?.customerId === order.OnlineOrderUserIdentifier;
}

/**
 * R89: the shop believes a refusal with a code at once, and makes a new UDID. So the refusal holds for an earlier post
 * of the same UDID that arrives late, too.
 */
export function orRemember<T>(attempt: Attempt, order: TrackingOrder, { book, payments }: Books, place: () => T): T {
  try {
    return place();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, code, detail } = error;
    if (book.find(attempt.udid) || payments.find(attempt.udid)) throw error;
    // The call that starts the payment may have got lost, or be on its way.
    if (kindOf(order) !== null) book.save({ ...attempt, posts: 0 });
    else if (code !== null) book.save({ ...attempt, refusal: { message, code, detail } });
    throw error;
  }
}
