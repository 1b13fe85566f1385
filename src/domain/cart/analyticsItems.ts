import type { ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Cart, CartLine } from "./cart.ts";
import { priceLine } from "./priceLine.ts";

/** What is bought, as a page's analytics count it: nothing in it tells who buys (R83). */
export interface AnalyticsItem {
  readonly id: ProductId;
  readonly name: string;
  /** The category's name. */
  readonly category: string;
  /** Of one, with its modifiers. */
  readonly price: Cents;
  readonly quantity: number;
}

/** `place` is where in the cart: of two carts, the same place holds the same thing. */
type Placed = AnalyticsItem & { readonly place: string };

function placedOf(line: CartLine): readonly Placed[] {
  if (line.lack !== null) return [];
  const { id, productId, name, categoryName, quantity } = line;
  const { unit, rolled } = priceLine(line);
  const own = { place: id, id: productId, name, category: categoryName, price: unit, quantity };
  const comingAlong = rolled.map(({ item, amount }) => ({
    place: `${id}+${item.productId}`,
    id: item.productId,
    name: item.name,
    category: item.categoryName,
    price: amount,
    quantity: 1,
  }));
  return [own, ...comingAlong];
}

/** What a line costs, and what is rolled into it, each as an item of its own. What can't be had counts nothing (R14). */
export function analyticsItems(lines: readonly CartLine[]): readonly AnalyticsItem[] {
  return lines.flatMap(placedOf).map(({ place: _place, ...item }) => item);
}

/** What `now` has that `before` hasn't. */
function surplus(before: Cart, now: Cart): readonly AnalyticsItem[] {
  const had = new Map<string, number>();
  for (const { place, quantity } of before.lines.flatMap(placedOf)) had.set(place, (had.get(place) ?? 0) + quantity);
  return now.lines.flatMap(placedOf).flatMap(({ place, quantity, ...item }) => {
    const known = Math.min(had.get(place) ?? 0, quantity);
    had.set(place, (had.get(place) ?? 0) - known);
    return quantity > known ? [{ ...item, quantity: quantity - known }] : [];
  });
}

interface AnalyticsChange {
  readonly added: readonly AnalyticsItem[];
  readonly removed: readonly AnalyticsItem[];
}

/** Quantities alone: another wish for the same dish puts nothing in and takes nothing out. */
export function analyticsChange(before: Cart, after: Cart): AnalyticsChange {
  return { added: surplus(before, after), removed: surplus(after, before) };
}
