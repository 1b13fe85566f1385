import * as v from "valibot";
import { encodeStored } from "./encodeStored.ts";

/** One value that is stored on the device. Card data has no row here, so it can't be stored (R37). */
export interface StorageRow<T> {
  readonly key: string;
  /** How long it is stored: `local` until it is removed, `session` until the tab is closed. */
  readonly storage: "local" | "session";
  /** Whether it may be removed to make room for other values. */
  readonly isExpendable: boolean;
  /** Whether an older value is removed if a new one can't be stored, because it must not come back. */
  readonly dropsOlder: boolean;
  /** Null if it is too long to store. */
  encode(value: T): string | null;
  /** Null if nothing is stored, or this release can't read it. */
  parse(text: string | null): T | null;
}

export interface Row<T> extends Pick<StorageRow<T>, "key" | "storage" | "isExpendable" | "dropsOlder"> {
  /** Increase it when the format changes, so that older values are ignored. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly longest: number;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function stored<T>({ version, schema, longest, ...slot }: Row<T>): StorageRow<T> {
  const kept = v.object({ version: v.picklist([version]), value: schema });
  return {
    ...slot,
    encode: (value) => encodeStored({ version, longest }, value),
    parse(text) {
      if (text === null || text.length > longest) return null;
      const result = v.safeParse(kept, parseJson(text));
      return result.success ? result.output.value : null;
    },
  };
}

/** The key and storage of any stored value. On a shared device, some are stored nowhere but in the page's memory. */
export interface StorageSlot extends Pick<StorageRow<unknown>, "key" | "isExpendable"> {
  readonly storage: "local" | "session" | "page";
}

export const shortRow = {
  storage: "local",
  isExpendable: false,
  dropsOlder: false,
  version: 1,
  longest: 1_000,
} as const;

/** A non-empty text: an id, a code, a name. */
export const word = v.pipe(v.string(), v.nonEmpty());
