import type { CartLine } from "../cart/cart.ts";
import type { NewMember } from "../customer/registration.ts";
import type { GiftLine } from "../gift/giftLine.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderBody } from "../order/orderBody.ts";
import type { OrderReference } from "../order/orderReference.ts";
import type { Sale } from "../order/sale.ts";
import { type Settlement, wasUsed } from "../payment/settlement.ts";
import type { ChargedSurcharge } from "../payment/surcharge.ts";
import type { Instant } from "../time/instant.ts";

/** What is kept of an order until its outcome is known (R33). It contains no card (R37). */
interface AttemptAt<Kind extends string, Line> {
  /**
   * What kind of thing is ordered. Each kind has its own cart, its own row on the device and its own screen afterwards.
   */
  readonly goods: Kind;
  readonly reference: OrderReference;
  readonly body: OrderBody;
  /**
   * The cart lines that were ordered: only they leave the cart. Null where an earlier release kept the attempt: then
   * all lines leave.
   */
  readonly ordered: readonly Line[] | null;
  /**
   * The device had no room for cart and attempt. The ordered lines are kept here alone, and return to the cart if the
   * order fails.
   */
  readonly holdsCart: boolean;
  readonly settlement: Settlement;
  /** For the page around the shop, which after a reload can't get it from anywhere else. */
  readonly total: Cents;
  /** For the page's analytics (R83). Null where an earlier release kept the attempt. */
  readonly sale: Sale | null;
  /** Who becomes a member when it is placed (R67). */
  readonly joins: NewMember | null;
  /** In the order of a receipt. Empty where an earlier release kept the attempt. */
  readonly surcharges: readonly ChargedSurcharge[];
  /** When it was last sent. */
  readonly postedAt: Instant;
  /**
   * The same order as it was to be paid before, on a page that is still open (R57). It is kept on the device as well: that
   * page may report a payment in another tab, or after a reload, and another UDID could be paid for twice.
   */
  readonly instead?: Omit<AttemptAt<Kind, Line>, "instead">;
}

export type FoodAttempt = AttemptAt<"food", CartLine>;
export type GiftAttempt = AttemptAt<"gift", GiftLine>;
export type Attempt = FoodAttempt | GiftAttempt;

/** The dishes that were ordered; null where an earlier release kept the attempt. */
export function dishesOf(attempt: Attempt): FoodAttempt["ordered"] {
  return attempt.goods === "food" ? attempt.ordered : null;
}

/** The gift cards that were ordered, likewise. */
export function giftsOf(attempt: Attempt): GiftAttempt["ordered"] {
  return attempt.goods === "gift" ? attempt.ordered : null;
}

export function isSameOrder(one: Attempt, other: Attempt): boolean {
  return one.reference.udid === other.reference.udid;
}

/** The order with another payment, while the page that was left for before may still be paid on. */
export function insteadOf<A extends Attempt>({ instead: _earlier, ...page }: A, next: A): A {
  return { ...next, instead: page };
}

/** The order as it may be paid for on a page, whatever was chosen since; null where none was left for. */
export function pageOf(attempt: Attempt): Attempt | null {
  if (attempt.settlement.kind === "redirect") return attempt;
  // Its time says that no other tab has claimed it since.
  return attempt.instead ? { ...attempt.instead, postedAt: attempt.postedAt } : null;
}

/**
 * The attempt with the time of this sending. What the device knows about the payment wins over a tab that doesn't know
 * it.
 */
export function stampAgain(kept: Attempt, { settlement }: Attempt, postedAt: Instant): Attempt {
  return { ...kept, settlement: wasUsed(kept.settlement) ? kept.settlement : settlement, postedAt };
}
