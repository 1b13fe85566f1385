import { storageKey } from "../wire/storage/scope.ts";

/** What the device keeps for a shop, as `wire/storage/table.ts` writes it: its schemas would come too late for a first screen. */
export interface KeptThings {
  has(key: string): boolean;
  /** Undefined where nothing is kept, or something of another version. */
  read<T>(key: string, version?: number): T | undefined;
}

export function keptThings(scope: string, kept: (key: string) => string | null): KeptThings {
  return {
    has: (key) => kept(storageKey(scope, key)) !== null,
    read(key, wanted = 1) {
      const { version, value } = JSON.parse(kept(storageKey(scope, key)) ?? "{}");
      return version === wanted ? value : undefined;
    },
  };
}
