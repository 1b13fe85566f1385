import type { ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Cart, CartLine } from "./cart.ts";
import { priceLine } from "./priceLine.ts";

/** An item as the host page's analytics count it. It contains nothing that identifies the diner (R83). */
export interface AnalyticsItem {
  readonly id: ProductId;
  readonly name: string;
  /** The category's name. */
  readonly category: string;
  /** For one unit, including its modifiers. */
  readonly price: Cents;
  readonly quantity: number;
}

/** `place` identifies the position in the cart. The same place in two carts means the same item. */
export type Placed = AnalyticsItem & { readonly place: string };

function placedOf(line: CartLine): readonly Placed[] {
  if (line.unavailability !== null) return [];
  const { id, productId, name, categoryName, quantity } = line;
  const { unit, mealAddOns } = priceLine(line);
  const own = { place: id, id: productId, name, category: categoryName, price: unit, quantity };
  const comingAlong = mealAddOns.map(({ item, amount }) => ({
    place: `${id}+${item.productId}`,
    id: item.productId,
    name: item.name,
    category: item.categoryName,
    price: amount,
    quantity: 1,
  }));
  return [own, ...comingAlong];
}

/** The items of the lines. Each rolled-in product is an item of its own. Unavailable lines are left out (R14). */
export function analyticsItems(lines: readonly CartLine[]): readonly AnalyticsItem[] {
  return lines.flatMap(placedOf).map(({ place: _place, ...item }) => item);
}

/** The items in `now` that aren't in `before`, with only the extra quantity. */
function surplus(before: readonly Placed[], now: readonly Placed[]): readonly AnalyticsItem[] {
  const had = new Map<string, number>();
  for (const { place, quantity } of before) had.set(place, (had.get(place) ?? 0) + quantity);
  return now.flatMap(({ place, quantity, ...item }) => {
    const known = Math.min(had.get(place) ?? 0, quantity);
    had.set(place, (had.get(place) ?? 0) - known);
    return quantity > known ? [{ ...item, quantity: quantity - known }] : [];
  });
}

export interface AnalyticsChange {
  readonly added: readonly AnalyticsItem[];
  readonly removed: readonly AnalyticsItem[];
}

export function changedItems(before: readonly Placed[], after: readonly Placed[]): AnalyticsChange {
  return { added: surplus(before, after), removed: surplus(after, before) };
}

/** Compares quantities only: a changed note or modifier adds and removes nothing. */
export function analyticsChange(before: Cart, after: Cart): AnalyticsChange {
  return changedItems(before.lines.flatMap(placedOf), after.lines.flatMap(placedOf));
}
