import type { TriggerId } from "../../domain/cart/cart.ts";
import type { CategoryId } from "../../domain/menu/menu.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { NearOffer } from "../../domain/order/offeredCart.ts";

/** An offer that needs one more thing, described for the diner. */
export type NextOffer = { readonly triggerId: TriggerId; readonly name: string } & (
  | { readonly kind: "spend"; readonly amount: Cents }
  | { readonly kind: "items"; readonly quantity: number; readonly category: string }
);

function nextOf({ triggerId, name, missing }: NearOffer, names: ReadonlyMap<CategoryId, string>): NextOffer[] {
  const [only, ...others] = missing;
  if (!only || others.length > 0) return [];
  if (only.kind === "spend") return [{ triggerId, name, kind: "spend", amount: only.amount }];
  const category = only.condition.kind === "category" ? names.get(only.condition.id) : undefined;
  return category ? [{ triggerId, name, kind: "items", quantity: only.quantity, category }] : [];
}

/** The one that needs the least spending, otherwise the one that needs the fewest items: a cart names one at a time. */
export function nearestOffer(near: readonly NearOffer[], names: ReadonlyMap<CategoryId, string>): NextOffer | null {
  const all = near.flatMap((each) => nextOf(each, names));
  const spend = all.flatMap((each) => (each.kind === "spend" ? [each] : []));
  const items = all.flatMap((each) => (each.kind === "items" ? [each] : []));
  spend.sort((one, other) => one.amount - other.amount);
  items.sort((one, other) => one.quantity - other.quantity);
  return spend[0] ?? items[0] ?? null;
}
