import type { Cart, CartLine, RolledItem, TriggerId } from "./cart.ts";

/** R21: keeps one rolled-in item per unit and offer. If there are more, the ones added last are removed. */
export function fittingRolled(rolled: readonly RolledItem[], quantity: number): readonly RolledItem[] {
  const counts = new Map<TriggerId, number>();
  return rolled.filter(({ triggerId }) => {
    const count = (counts.get(triggerId) ?? 0) + 1;
    counts.set(triggerId, count);
    return count <= quantity;
  });
}

/** What left a line because there are fewer of it. A line that is gone took everything with it. */
export function rolledOut(before: CartLine, { lines }: Cart): readonly RolledItem[] {
  const after = lines.find(({ id }) => id === before.id);
  return after ? before.rolled.filter((item) => !after.rolled.includes(item)) : [];
}
