import type { Cents } from "../money/cents.ts";
import type { Cart, CartLine, CartModifier, Lack, LineId } from "./cart.ts";
import { priceNews } from "./rematchCart.ts";

/** How a line differs at the chosen venue (R75). */
export type RematchNews = { readonly lineId: LineId; readonly name: string } & (
  | { readonly kind: "dish"; readonly lack: Lack }
  | { readonly kind: "choice"; readonly choice: string; readonly lack: Lack }
  /** A rolled-in product that is no longer included. */
  | { readonly kind: "rolled"; readonly rolled: string }
  | { readonly kind: "renamed"; readonly before: string }
  | { readonly kind: "price-changed"; readonly from: Cents; readonly to: Cents }
);

interface Missing {
  readonly choice: string;
  readonly lack: Lack;
}

/** Doesn't report the sub-modifiers of a missing modifier: they go with it. */
function missingAmong(modifiers: readonly CartModifier[]): readonly Missing[] {
  return modifiers.flatMap(({ name, lack, subs }) =>
    lack === null ? missingAmong(subs) : [{ choice: name, lack } as const],
  );
}

function newsOfLine(before: CartLine, after: CartLine): readonly RematchNews[] {
  const { id: lineId, name } = after;
  if (after.lack !== null) return [{ kind: "dish", lineId, name, lack: after.lack }];
  const renamed = name === before.name ? [] : [{ kind: "renamed", lineId, name, before: before.name } as const];
  const missing = missingAmong(after.modifiers).map((each) => ({ kind: "choice", lineId, name, ...each }) as const);
  const isKept = (item: CartLine["rolled"][number]) =>
    after.rolled.some(({ triggerId, name: kept }) => triggerId === item.triggerId && kept === item.name);
  const lost = before.rolled.filter((item) => !isKept(item)).map((item) => item.name);
  const rolled = lost.map((each) => ({ kind: "rolled", lineId, name, rolled: each }) as const);
  return [...renamed, ...missing, ...rolled, ...priceNews(before, after)];
}

/** In the order of the cart. Lines that the diner has removed from the copy since are skipped. */
export function rematchNews(before: Cart, after: Cart): readonly RematchNews[] {
  return before.lines.flatMap((line) => {
    const now = after.lines.find(({ id }) => id === line.id);
    return now ? newsOfLine(line, now) : [];
  });
}
