import type { storedFirst } from "../wire/storage/firstTable.ts";
import type { storedOrders } from "../wire/storage/orderTable.ts";
import { storageKey } from "../wire/storage/scope.ts";
import type { storedSelection } from "../wire/storage/selectionTable.ts";
import type { StorageRow } from "../wire/storage/stored.ts";
import type { storageRows } from "../wire/storage/table.ts";

/** Rows of the tables, by their keys. */
type Rows = typeof storageRows &
  typeof storedOrders & { readonly first: typeof storedFirst; readonly selection: typeof storedSelection };

export type StoredKey = keyof Rows;

type StoredValue<K extends StoredKey> = Rows[K] extends StorageRow<infer T> ? T : never;

/**
 * What the device stores for a shop, in the format of `wire/storage/table.ts`. It is read without schemas, which would
 * load too late for the first screen.
 */
export interface StoredValues {
  has(key: StoredKey): boolean;
  /** Undefined if nothing is stored, or a value of another version. */
  read<K extends StoredKey>(key: K, version?: number): StoredValue<K> | undefined;
}

export function storedValues(scope: string, readStored: (key: string) => string | null): StoredValues {
  return {
    has: (key) => readStored(storageKey(scope, key)) !== null,
    read(key, expected = 1) {
      const { version, value } = JSON.parse(readStored(storageKey(scope, key)) ?? "{}");
      return version === expected ? value : undefined;
    },
  };
}
