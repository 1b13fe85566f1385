import type { CartLine } from "../cart/cart.ts";
import type { Cents } from "../money/cents.ts";
import type { OrderAddress } from "../order/orderAddress.ts";
import type { OrderBody } from "../order/orderBody.ts";
import type { Sale } from "../order/sale.ts";
import type { Instant } from "../time/instant.ts";

/** What is kept of an order on its way until its outcome is known (R33). There is no card in it (R37). */
export interface Attempt {
  readonly address: OrderAddress;
  readonly body: OrderBody;
  /** The cart as it was ordered: just that leaves it. Null where an earlier release kept the attempt: all of it leaves. */
  readonly ordered: readonly CartLine[] | null;
  /** There was no room for both: what was ordered is kept here alone, and is no cart until the order has failed. */
  readonly holdsCart: boolean;
  readonly needsCard: boolean;
  /** For the page around the shop: after a reload nobody else knows. */
  readonly total: Cents;
  /** For the page's analytics (R83). Null where an earlier release kept the attempt. */
  readonly sale: Sale | null;
  /** When it was last sent. */
  readonly postedAt: Instant;
}
