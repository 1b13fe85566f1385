import type { RolledItem, TriggerId } from "./cart.ts";

/** R21: one a unit for each offer; of more than that the last added go first. */
export function fittingRolled(rolled: readonly RolledItem[], quantity: number): readonly RolledItem[] {
  const counts = new Map<TriggerId, number>();
  return rolled.filter(({ triggerId }) => {
    const count = (counts.get(triggerId) ?? 0) + 1;
    counts.set(triggerId, count);
    return count <= quantity;
  });
}
