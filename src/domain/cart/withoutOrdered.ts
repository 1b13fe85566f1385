import type { StoreId } from "../store/store.ts";
import { areSameModifiers, cartOf, isSameLine } from "./addLine.ts";
import type { Cart, CartLine, MealAddOn } from "./cart.ts";
import { fittingAddOns } from "./fittingAddOns.ts";
import { type SavedCarts, savedCart, withCart } from "./savedCarts.ts";

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
  return [{ ...line, quantity, mealAddOns: fittingAddOns(line.mealAddOns.slice(sent.mealAddOns.length), quantity) }];
}

/** R33 cart: removes the ordered items from the cart. Items added later stay. */
export function withoutOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return { lines: lines.flatMap((line) => restOf(line, ordered)) };
}

/** After a failed order: puts its lines back, before the lines that were added later. */
export function withOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return cartOf([...ordered, ...lines]);
}

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

/** R75: removes the lines that a chosen venue's order was copied from: lines of other stores with the same ids. */
export function withoutCopied(carts: SavedCarts, storeId: StoreId, ordered: readonly CartLine[]): SavedCarts {
  const ids = new Set(ordered.map(({ id }) => id));
  const others = Object.keys(carts)
    .map(Number)
    .filter((id) => id !== storeId);
  const left = (id: StoreId) => ({ lines: savedCart(carts, id).lines.filter((line) => !ids.has(line.id)) });
  return others.reduce((rest, id) => withCart(rest, id, left(id)), carts);
}
