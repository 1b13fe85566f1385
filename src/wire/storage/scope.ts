/** R1: the headquarters company if there is one, else the store, so that two widgets on one page share nothing. */
export function scopeOf(named: { readonly hqId: number | null; readonly store: number | string | null }): string {
  if (named.hqId !== null) return `hq-${named.hqId}`;
  return named.store === null ? "provider" : `store-${named.store}`;
}

export const storagePrefix = "servery:";

export function storageKey(scope: string, key: string): string {
  return `${storagePrefix}${scope}:${key}`;
}

/** The storage row of the previous visit's first screen. Increase the version with each change of `FirstSnapshot`. */
export const firstScreenKey = {
  key: "first",
  storage: "local",
  isExpendable: true,
  version: 11,
  longest: 100_000,
} as const;
