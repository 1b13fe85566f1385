import type { JsonFields } from "../documents/types.ts";
import { checkSums } from "./compareOrder.ts";
import { type Cents, centsOf, formatDollars } from "./money.ts";
import type { TrackingOrder } from "./orderBody.ts";
import { type MoneyFacts, priceOrder } from "./priceOrder.ts";
import { checkChoices } from "./pricing/choices.ts";
import { idIn, numberIn, recordsIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** Null if the order's choices are within their limits and its amounts right to the cent, else the refusal. Only reads the given facts. */
export function checkOrderMoney(facts: MoneyFacts): Refusal | null {
  try {
    const priced = priceOrder(facts);
    checkChoices(facts.order, priced.items);
    checkMinimum(facts.order, facts.store, priced.subtotal.amount);
    checkSums(facts.order, priced);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

/**
 * R87: the shop may have been unable to read the offers. An order that claims fewer of them than it could is accepted
 * if it costs no less.
 */
export function checkClaimedMoney(facts: MoneyFacts): Refusal | null {
  const problem = checkOrderMoney(facts);
  if (problem === null) return null;
  const claimed = withClaimedOffers(facts);
  if (checkOrderMoney(claimed) !== null) return problem;
  return priceOrder(claimed).total.amount < priceOrder(facts).total.amount ? problem : null;
}

/** The facts with only those triggers that the order names. An order that earns no points knows no rules for them. */
export function withClaimedOffers(facts: MoneyFacts): MoneyFacts {
  const { order, menu, triggers } = facts;
  const claimed = new Set(order.AppliedPriceTriggers.map(({ PriceTriggerID }) => PriceTriggerID));
  const isClaimed = (trigger: MoneyFacts["menu"]) => claimed.has(idIn(trigger, "ID"));
  return {
    ...facts,
    triggers: triggers.filter(isClaimed),
    menu: {
      ...menu,
      PriceTriggers: recordsIn(menu, "PriceTriggers").filter(isClaimed),
      ...(order.RewardPoints === 0 && { EarningRules: [] }),
    },
  };
}

/**
 * R9 names the keys. Delivery and room share a rule, because they have the same OrderType. Of two rules of a type, the
 * higher one counts.
 */
function checkMinimum(order: TrackingOrder, store: JsonFields, cartValue: Cents): void {
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
