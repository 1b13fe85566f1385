export interface Named {
  readonly code: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Whether `found` is the item that was picked: the same code or, if the picked item has no code, the same id and name.
 */
export function isNamed(picked: Named, found: Named): boolean {
  if (picked.code !== "") return found.code === picked.code;
  return found.id === picked.id && found.name === picked.name;
}

/** Scores how similar an item is to the picked one. An earlier criterion outweighs all later ones together. */
export function nearness(...likenesses: readonly boolean[]): number {
  return likenesses.reduce((sum, isAlike) => sum * 2 + Number(isAlike), 0);
}

/** The most similar item; the first one if several are equally similar. */
export function nearest<T>(all: readonly T[], nearnessOf: (each: T) => number): T | null {
  return [...all].sort((one, other) => nearnessOf(other) - nearnessOf(one))[0] ?? null;
}
