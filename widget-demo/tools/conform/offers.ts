import { idIn, numberIn, recordsIn } from "../../backend/ordering/reading.ts";
import { sellable } from "./lines.ts";
import type { DishLine, Order } from "./order.ts";
import type { Subject } from "./subject.ts";
import { skip } from "./verdict.ts";

const quantities = [1, 2, 3, 6, 20];
const rollIn = [1, 2, 3];
const mostTries = 400;

/** Lines that an offer of the store makes cheaper without being asked for. */
export async function discounted(subject: Subject): Promise<readonly DishLine[]> {
  const candidates = quantities.flatMap((quantity) => sellable(subject.shop).map((dish) => [{ ...dish, quantity }]));
  return firstThat(subject, candidates, ({ AppliedPriceTriggers }) => AppliedPriceTriggers.length > 0);
}

/** A dish, and what an offer rolls into its meal. */
export async function withMeal(subject: Subject): Promise<readonly DishLine[]> {
  const { triggers, menu } = subject.shop;
  const meals = [...triggers, ...recordsIn(menu, "PriceTriggers")].filter((trigger) =>
    rollIn.includes(numberIn(trigger, "OutcomeType") ?? 0),
  );
  const dishes = sellable(subject.shop);
  const candidates = meals.flatMap((meal) => {
    const trigger = idIn(meal, "ID");
    const outcomes = recordsIn(meal, "ProductOutcomes").map((outcome) => idIn(outcome, "ID"));
    const rolled = dishes.filter(({ offer }) =>
      outcomes.some((id) => [offer.productId, ...offer.categoryIds, ...offer.tagIds].includes(id)),
    );
    return dishes.flatMap((host) => rolled.slice(0, 2).map((dish) => [host, { ...dish, trigger }]));
  });
  return firstThat(subject, candidates, () => true);
}

async function firstThat(
  subject: Subject,
  candidates: readonly (readonly DishLine[])[],
  holds: (order: Order) => boolean,
): Promise<readonly DishLine[]> {
  for (const lines of candidates.slice(0, mostTries)) {
    const order = await subject.possibleOrder({ lines });
    if (order && holds(order)) return lines;
  }
  return skip("no offer of the store applies to a cart of its menu.");
}
