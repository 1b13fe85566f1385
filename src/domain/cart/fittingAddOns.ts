import type { Cart, CartLine, MealAddOn, TriggerId } from "./cart.ts";

/** R21: keeps one rolled-in item per unit and offer. If there are more, the ones added last are removed. */
export function fittingAddOns(mealAddOns: readonly MealAddOn[], quantity: number): readonly MealAddOn[] {
  const counts = new Map<TriggerId, number>();
  return mealAddOns.filter(({ triggerId }) => {
    const count = (counts.get(triggerId) ?? 0) + 1;
    counts.set(triggerId, count);
    return count <= quantity;
  });
}

/** What left a line because there are fewer of it. A line that is gone took everything with it. */
export function droppedAddOns(before: CartLine, { lines }: Cart): readonly MealAddOn[] {
  const after = lines.find(({ id }) => id === before.id);
  return after ? before.mealAddOns.filter((item) => !after.mealAddOns.includes(item)) : [];
}
