import type { CartLine } from "../cart/cart.ts";
import type { NewMember } from "../customer/account.ts";
import type { GiftLine } from "../gift/giftCart.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderBody } from "../order/orderBody.ts";
import type { OrderReference } from "../order/orderReference.ts";
import type { Sale } from "../order/sale.ts";
import { isAskedByBank, type Settlement, wasUsed } from "../payment/settlement.ts";
import type { ChargedSurcharge } from "../payment/surcharge.ts";
import type { Instant } from "../time/instant.ts";

/** What is stored of an order until its outcome is known (R33 attempt). It contains no card data (R37). */
interface AttemptAt<Kind extends string, Line> {
  /** What is ordered. Food and gift cards have separate carts, storage rows and screens after the order. */
  readonly goods: Kind;
  readonly reference: OrderReference;
  readonly body: OrderBody;
  /**
   * The cart lines that were ordered; only these are removed from the cart. Null if an earlier release stored the
   * attempt: then all lines are removed.
   */
  readonly ordered: readonly Line[] | null;
  /**
   * The device's storage had no room for both the cart and the attempt. The ordered lines are stored only here, and
   * return to the cart if the order fails.
   */
  readonly holdsCart: boolean;
  readonly settlement: Settlement;
  /** For the host page, which can't get it from anywhere else after a reload. */
  readonly total: Cents;
  /** For the host page's analytics (R83). Null if an earlier release stored the attempt. */
  readonly sale: Sale | null;
  /** The guest who becomes a member once the order is placed (R67). */
  readonly joins: NewMember | null;
  /** In the order of a receipt. Empty if an earlier release stored the attempt. */
  readonly surcharges: readonly ChargedSurcharge[];
  /** When it was last sent. */
  readonly postedAt: Instant;
  /**
   * When it was last sent without an answer that only the ordering API can give. That sending may still arrive,
   * whatever a later answer says (R89). Missing if there is none.
   */
  readonly unansweredAt?: Instant | undefined;
  /**
   * The same order with the payment chosen before, whose payment page is still open (R57 twice). It is stored as well,
   * because that page may report a payment in another tab or after a reload, and a new UDID could be paid twice.
   */
  readonly earlier?: Omit<AttemptAt<Kind, Line>, "earlier">;
}

export type FoodAttempt = AttemptAt<"food", CartLine>;
export type GiftAttempt = AttemptAt<"gift", GiftLine>;
export type Attempt = FoodAttempt | GiftAttempt;

/** What can be read of an order before its document. */
export type SentOrder = Pick<Attempt, "reference" | "body">;

/** The dishes that were ordered; null if an earlier release stored the attempt. */
export function dishesOf(attempt: Attempt): FoodAttempt["ordered"] {
  return attempt.goods === "food" ? attempt.ordered : null;
}

/** The gift cards that were ordered; null if an earlier release stored the attempt. */
export function giftsOf(attempt: Attempt): GiftAttempt["ordered"] {
  return attempt.goods === "gift" ? attempt.ordered : null;
}

export function isSameOrder(one: Attempt, other: Attempt): boolean {
  return one.reference.udid === other.reference.udid;
}

/** The order with a new payment, remembering that the earlier payment page may still be used to pay. */
export function withEarlier<A extends Attempt>({ earlier: _before, ...page }: A, next: A): A {
  return { ...next, unansweredAt: page.unansweredAt, earlier: page };
}

/**
 * The order with the payment page that may still be used to pay for it, even if another payment was chosen since. Null
 * if no payment page was opened.
 */
export function pageOf(attempt: Attempt): Attempt | null {
  if (attempt.settlement.kind === "redirect") return attempt;
  // The current `postedAt` shows that no other tab has claimed the order since.
  const { earlier, postedAt, unansweredAt } = attempt;
  return earlier ? { ...earlier, postedAt, unansweredAt } : null;
}

/**
 * The stored attempt with the time of this sending. If the device knows more about the payment than this tab, its
 * version wins.
 */
export function stampAgain(kept: Attempt, own: Attempt, postedAt: Instant): Attempt {
  // Otherwise another tab has sent it since, and only that tab hears the answer.
  const isOwn = kept.postedAt === own.postedAt;
  // R105 bank: a bank that asks knows of the token that was used, and nothing is paid before it agrees.
  const isNews = isOwn && isAskedByBank(own.settlement) && kept.settlement.kind === "token";
  const settlement = wasUsed(kept.settlement) && !isNews ? kept.settlement : own.settlement;
  const { unansweredAt } = isOwn ? own : kept;
  return { ...kept, settlement, postedAt, unansweredAt };
}

/**
 * What the device stores of an attempt that is about to be sent. If the page is lost, nobody hears the answer, so the
 * stored attempt counts as unanswered (R89).
 */
export function asUnanswered(attempt: Attempt): Attempt {
  return { ...attempt, unansweredAt: attempt.postedAt };
}

/** R89: a gateway gives up after this time, so what it was sent has arrived or never will. */
const lateMs = 300_000;

/** Whether a sending that nobody has answered may still arrive. */
export function mayStillArrive({ unansweredAt }: Attempt, now: Instant): boolean {
  return unansweredAt !== undefined && now - unansweredAt < lateMs;
}
