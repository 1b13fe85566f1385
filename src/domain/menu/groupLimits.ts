import type { ModifierGroup } from "./menu.ts";

/** S9: the default maximum of a modifier. */
export const defaultMost = 20;

/** The smallest quantity that must be picked. For a single-choice group it is at most 1, whatever its minimum (S9). */
export function leastOf({ group }: { readonly group: ModifierGroup }): number {
  if (!group.isForced) return 0;
  return group.isSingle ? 1 : group.minimum;
}
