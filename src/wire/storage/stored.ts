import * as v from "./schema.ts";

/** One thing that is kept on the device. Card data has no row here, so it can't be kept (R37). */
export interface StoredThing<T> {
  readonly key: string;
  /** How long: `local` until it is taken away, `session` until the tab is closed. */
  readonly storage: "local" | "session";
  /** Where there is no room, it is removed before anything else. */
  readonly isExpendable: boolean;
  /** Null where it is too long to keep. */
  encode(value: T): string | null;
  /** Null where nothing is kept, or nothing that this release can read. */
  parse(text: string | null): T | null;
}

export interface Row<T> {
  readonly key: string;
  readonly storage: "local" | "session";
  readonly isExpendable: boolean;
  /** Increased when the format changes, so that older values are ignored. */
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

export function stored<T>({ key, storage, isExpendable, version, schema, longest }: Row<T>): StoredThing<T> {
  const kept = v.object({ version: v.picklist([version]), value: schema });
  return {
    key,
    storage,
    isExpendable,
    encode(value) {
      const text = JSON.stringify({ version, value });
      return text.length > longest ? null : text;
    },
    parse(text) {
      if (text === null || text.length > longest) return null;
      const result = v.safeParse(kept, parseJson(text));
      return result.success ? result.output.value : null;
    },
  };
}

/** The key and the storage of any stored thing. */
export type StoredPlace = Pick<StoredThing<unknown>, "key" | "storage" | "isExpendable">;

export const shortRow = { storage: "local", isExpendable: false, version: 1, longest: 1_000 } as const;
