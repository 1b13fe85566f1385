import type { TriggerId } from "../../domain/cart/cart.ts";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { NearOffer } from "../../domain/order/offeredCart.ts";

/** An offer that needs one more thing, described for the diner. */
export type NextOffer = { readonly triggerId: TriggerId; readonly name: string } & (
  | { readonly kind: "spend"; readonly amount: Cents }
  | { readonly kind: "items"; readonly quantity: number; readonly category: string }
);

const most = 2;

function nextOf({ triggerId, name, missing }: NearOffer, names: ReadonlyMap<CategoryId, string>): NextOffer[] {
  const [only, ...others] = missing;
  if (!only || others.length > 0) return [];
  if (only.kind === "spend") return [{ triggerId, name, kind: "spend", amount: only.amount }];
  const category = only.condition.kind === "category" ? names.get(only.condition.id) : undefined;
  return category ? [{ triggerId, name, kind: "items", quantity: only.quantity, category }] : [];
}

/** The nearest offer by amount and the nearest by items. More than two would be too many. */
export function nearestOffers(
  near: readonly NearOffer[],
  names: ReadonlyMap<CategoryId, string>,
): readonly NextOffer[] {
  const all = near.flatMap((each) => nextOf(each, names));
  const spend = all.flatMap((each) => (each.kind === "spend" ? [each] : []));
  const items = all.flatMap((each) => (each.kind === "items" ? [each] : []));
  spend.sort((one, other) => one.amount - other.amount);
  items.sort((one, other) => one.quantity - other.quantity);
  const firsts = [...spend.slice(0, 1), ...items.slice(0, 1)];
  return [...firsts, ...spend.slice(1), ...items.slice(1)].slice(0, most);
}
