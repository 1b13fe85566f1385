export interface Named {
  readonly code: string;
  readonly id: string;
  readonly name: string;
}

/** Whether `found` is what was picked, by its code. What no code names is only itself: its id and its name. */
export function isNamed(picked: Named, found: Named): boolean {
  if (picked.code !== "") return found.code === picked.code;
  return found.id === picked.id && found.name === picked.name;
}

/** How near something is to what was picked; the first likeness outweighs all the others. */
export function nearness(...likenesses: readonly boolean[]): number {
  return likenesses.reduce((sum, isAlike) => sum * 2 + Number(isAlike), 0);
}

/** The first of the nearest. */
export function nearest<T>(all: readonly T[], nearnessOf: (each: T) => number): T | null {
  return [...all].sort((one, other) => nearnessOf(other) - nearnessOf(one))[0] ?? null;
}
