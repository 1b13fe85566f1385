import { storageKey } from "../wire/storage/scope.ts";

/**
 * What the device stores for a shop, in the format of `wire/storage/table.ts`. It is read without schemas, which would
 * load too late for the first screen.
 */
export interface StoredValues {
  has(key: string): boolean;
  /** Undefined if nothing is stored, or a value of another version. */
  read<T>(key: string, version?: number): T | undefined;
}

export function storedValues(scope: string, readStored: (key: string) => string | null): StoredValues {
  return {
    has: (key) => readStored(storageKey(scope, key)) !== null,
    read(key, wanted = 1) {
      const { version, value } = JSON.parse(readStored(storageKey(scope, key)) ?? "{}");
      return version === wanted ? value : undefined;
    },
  };
}
