import type { CartLine } from "../cart/cart.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderBody } from "../order/orderBody.ts";
import type { OrderReference } from "../order/orderReference.ts";
import type { Sale } from "../order/sale.ts";
import { isSettled, type Settlement } from "../payment/settlement.ts";
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
  /** In the order of a receipt. Empty where an earlier release kept the attempt. */
  readonly surcharges: readonly ChargedSurcharge[];
  /** When it was last sent. */
  readonly postedAt: Instant;
}

/** Gift cards join here, as one more kind of goods. */
export type Attempt = AttemptAt<"food", CartLine>;

export type Goods = Attempt["goods"];

export function isSameOrder(one: Attempt, other: Attempt): boolean {
  return one.reference.udid === other.reference.udid;
}

/**
 * The attempt with the time of this sending. What the device knows about the payment wins over a tab that doesn't know
 * it.
 */
export function stampAgain(kept: Attempt, { settlement }: Attempt, postedAt: Instant): Attempt {
  return { ...kept, settlement: isSettled(kept.settlement) ? kept.settlement : settlement, postedAt };
}
