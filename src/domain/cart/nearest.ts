export interface Named {
  readonly code: string;
  readonly id: string;
  readonly name: string;
}

/** Whether `found` is what was picked: the same code or, where what was picked has none, the same id and name. */
export function isNamed(picked: Named, found: Named): boolean {
  if (picked.code !== "") return found.code === picked.code;
  return found.id === picked.id && found.name === picked.name;
}

/** How similar something is to what was picked: an earlier likeness outweighs all later ones together. */
export function nearness(...likenesses: readonly boolean[]): number {
  return likenesses.reduce((sum, isAlike) => sum * 2 + Number(isAlike), 0);
}

/** The nearest; of equally near ones, the first. */
export function nearest<T>(all: readonly T[], nearnessOf: (each: T) => number): T | null {
  return [...all].sort((one, other) => nearnessOf(other) - nearnessOf(one))[0] ?? null;
}
