import { type Cents, formatDollars } from "../../backend/ordering/money.ts";
import { mostOfOne } from "../../backend/ordering/orderBody.ts";
import { sellable } from "./lines.ts";
import type { Change, DishLine, Order } from "./order.ts";
import type { Shop } from "./shop.ts";
import type { Subject } from "./subject.ts";
import { skip } from "./verdict.ts";

/** More would take too long to look for. */
export const mostCents = 50_000;
const mostDishes = 40;

/** Dishes that cost exactly this; null if no quantities of them do. */
export function linesWorth(shop: Shop, cents: Cents): readonly DishLine[] | null {
  if (cents > mostCents) return null;
  const reached = new Map<Cents, readonly DishLine[]>([[0, []]]);
  for (const dish of sellable(shop).slice(0, mostDishes)) {
    for (const [sum, lines] of [...reached])
      for (let quantity = 1; quantity <= mostOfOne && sum + quantity * dish.unit <= cents; quantity += 1) {
        const more = sum + quantity * dish.unit;
        if (!reached.has(more)) reached.set(more, [...lines, { ...dish, quantity }]);
      }
    if (reached.has(cents)) break;
  }
  return reached.get(cents) ?? null;
}

/** An order whose lines cost exactly one of these sums, and that is as it is looked for. */
export async function orderWorth(
  { shop, possibleOrder }: Subject,
  sums: readonly Cents[],
  change: Change,
  fits: (order: Order) => boolean,
): Promise<Order> {
  for (const sum of sums) {
    const lines = linesWorth(shop, sum);
    const order = lines && (await possibleOrder({ ...change, lines }));
    if (order && fits(order)) return order;
  }
  const said = [...new Set(sums)].slice(0, 3).map((sum) => `$${formatDollars(sum)}`);
  return skip(`no order of the menu's dishes comes to ${said.join(" or ")}.`);
}
