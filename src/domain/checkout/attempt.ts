import type { CartLine } from "../cart/cart.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderBody } from "../order/orderBody.ts";
import type { OrderReference } from "../order/orderReference.ts";
import type { Sale } from "../order/sale.ts";
import type { Settlement } from "../payment/settlement.ts";
import type { Instant } from "../time/instant.ts";

/** What is kept of an order on its way until its outcome is known (R33). There is no card in it (R37). */
interface AttemptAt<Kind extends string, Line> {
  /** What is ordered: it has its own cart, its own row on the device and its own screen after that. */
  readonly goods: Kind;
  readonly reference: OrderReference;
  readonly body: OrderBody;
  /** The cart as it was ordered: just that leaves it. Null where an earlier release kept the attempt: all of it leaves. */
  readonly ordered: readonly Line[] | null;
  /** There was no room for both: what was ordered is kept here alone, and is no cart until the order has failed. */
  readonly holdsCart: boolean;
  readonly settlement: Settlement;
  /** For the page around the shop: after a reload nobody else knows. */
  readonly total: Cents;
  /** For the page's analytics (R83). Null where an earlier release kept the attempt. */
  readonly sale: Sale | null;
  /** When it was last sent. */
  readonly postedAt: Instant;
}

/** Gift cards join here, as one more kind of goods. */
export type Attempt = AttemptAt<"food", CartLine>;

export type Goods = Attempt["goods"];

/** Stamped with the time of this sending. What the device knows of the payment is not lost by a tab that doesn't know it. */
export function stampAgain(kept: Attempt, { settlement }: Attempt, postedAt: Instant): Attempt {
  const isPaid = kept.settlement.kind === "redirect" && kept.settlement.hasReturned;
  return { ...kept, settlement: isPaid ? kept.settlement : settlement, postedAt };
}
