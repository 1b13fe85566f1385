import { cartOf } from "./addLine.ts";
import type { Cart, CartLine } from "./cart.ts";
import { fittingRolled } from "./fittingRolled.ts";
import { isSameLine } from "./isSameLine.ts";

/** An edited line keeps its id, so lines are compared by what was picked. A new menu price doesn't count as an edit. */
export function isEdited(line: CartLine, { note, modifiers, redemption }: CartLine): boolean {
  return !isSameLine({ ...line, note, modifiers, redemption }, line);
}

function restOf(line: CartLine, ordered: readonly CartLine[]): readonly CartLine[] {
  const sent = ordered.find(({ id }) => id === line.id);
  if (!sent || isEdited(line, sent)) return [line];
  const quantity = line.quantity - sent.quantity;
  if (quantity <= 0) return [];
  // Rolled-in items are in the order in which they were added, so the ordered ones come first.
  return [{ ...line, quantity, mealAddOns: fittingRolled(line.mealAddOns.slice(sent.mealAddOns.length), quantity) }];
}

/** R33: removes the ordered items from the cart. Items added later stay. */
export function withoutOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return { lines: lines.flatMap((line) => restOf(line, ordered)) };
}

/** After a failed order: puts its lines back, before the lines that were added later. */
export function withOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return cartOf([...ordered, ...lines]);
}
