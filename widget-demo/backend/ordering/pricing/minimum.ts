import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, formatDollars } from "../money.ts";
import type { TrackingOrder } from "../orderBody.ts";
import { numberIn, recordsIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";

/**
 * R9 names the keys. Delivery and room share a rule, because they have the same OrderType. Of two rules of a type, the
 * higher one counts.
 */
export function checkMinimum(order: TrackingOrder, store: JsonFields, cartValue: Cents): void {
  const rules = recordsIn(store, "OrderTypeConstraintRules");
  const own = rules.filter((each) => numberIn(each, "OrderType") === order.OrderType);
  const minimum = centsOf(Math.max(0, ...own.map((rule) => numberIn(rule, "MinimumTotalPrice") ?? 0)));
  if (cartValue < minimum) {
    throw new Refusal(
      words.minimum(`$${formatDollars(minimum)}`),
      "The subtotal is below the MinimumTotalPrice of this OrderType.",
    );
  }
}
