import type { Cart, CartLine, MealAddOn } from "./cart.ts";
import { areSameModifiers } from "./isSameLine.ts";
import { isEdited } from "./withoutOrdered.ts";

function areSameRolled(some: readonly MealAddOn[], others: readonly MealAddOn[]): boolean {
  const isSame = (one: MealAddOn, other: MealAddOn | undefined) =>
    one.triggerId === other?.triggerId &&
    one.productId === other.productId &&
    areSameModifiers(one.modifiers, other.modifiers);
  return some.length === others.length && some.every((one, at) => isSame(one, others[at]));
}

/** Whether the cart contains exactly what was ordered. */
export function isAsOrdered({ lines }: Cart, ordered: readonly CartLine[]): boolean {
  const isAsSent = (line: CartLine) => {
    const sent = ordered.find(({ id }) => id === line.id);
    if (!sent || isEdited(line, sent)) return false;
    return line.quantity === sent.quantity && areSameRolled(line.mealAddOns, sent.mealAddOns);
  };
  return lines.length === ordered.length && lines.every(isAsSent);
}
