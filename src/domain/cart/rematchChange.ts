import type { Cents } from "../money/cents.ts";
import type { Cart, CartLine, CartModifier, LineId, Unavailability } from "./cart.ts";
import { priceChange } from "./rematchCart.ts";

/** How a line differs at the chosen venue (R75). */
export type RematchChange = { readonly lineId: LineId; readonly name: string } & (
  | { readonly kind: "dish"; readonly unavailability: Unavailability }
  | { readonly kind: "choice"; readonly choice: string; readonly unavailability: Unavailability }
  /** A rolled-in product that is no longer included. */
  | { readonly kind: "rolled"; readonly mealAddOns: string }
  | { readonly kind: "renamed"; readonly before: string }
  | { readonly kind: "price-changed"; readonly from: Cents; readonly to: Cents }
);

interface Missing {
  readonly choice: string;
  readonly unavailability: Unavailability;
}

/** Doesn't report the sub-modifiers of a missing modifier: they go with it. */
function missingAmong(modifiers: readonly CartModifier[]): readonly Missing[] {
  return modifiers.flatMap(({ name, unavailability, subs }) =>
    unavailability === null ? missingAmong(subs) : [{ choice: name, unavailability } as const],
  );
}

function changesOfLine(before: CartLine, after: CartLine): readonly RematchChange[] {
  const { id: lineId, name } = after;
  if (after.unavailability !== null) return [{ kind: "dish", lineId, name, unavailability: after.unavailability }];
  const renamed = name === before.name ? [] : [{ kind: "renamed", lineId, name, before: before.name } as const];
  const missing = missingAmong(after.modifiers).map((each) => ({ kind: "choice", lineId, name, ...each }) as const);
  const isKept = (item: CartLine["mealAddOns"][number]) =>
    after.mealAddOns.some(({ triggerId, name: kept }) => triggerId === item.triggerId && kept === item.name);
  const lost = before.mealAddOns.filter((item) => !isKept(item)).map((item) => item.name);
  const mealAddOns = lost.map((each) => ({ kind: "rolled", lineId, name, mealAddOns: each }) as const);
  return [...renamed, ...missing, ...mealAddOns, ...priceChange(before, after)];
}

/** In the order of the cart. Lines that the diner has removed from the copy since are skipped. */
export function rematchChange(before: Cart, after: Cart): readonly RematchChange[] {
  return before.lines.flatMap((line) => {
    const now = after.lines.find(({ id }) => id === line.id);
    return now ? changesOfLine(line, now) : [];
  });
}
