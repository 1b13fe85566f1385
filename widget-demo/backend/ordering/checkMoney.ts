import { checkSums } from "./compareOrder.ts";
import { type MoneyFacts, priceOrder } from "./priceOrder.ts";
import { checkMinimum } from "./pricing/minimum.ts";
import { Refusal } from "./refusal.ts";

/** Null if the order's amounts are right to the cent, else the refusal. Only reads the given facts. */
export function checkOrderMoney(facts: MoneyFacts): Refusal | null {
  try {
    const priced = priceOrder(facts);
    checkMinimum(facts.order, facts.store, priced.subtotal.amount);
    checkSums(facts.order, priced);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
