export type Level = "ok" | "warning" | "error";

/** What one look at a set-up found. */
export interface Finding {
  readonly level: Level;
  /** Where: a file's key, a document's path and key, an address. */
  readonly place: string;
  /** What is so, or what is wrong, in one plain sentence. */
  readonly message: string;
  /** What to do, in one plain sentence; empty if nothing is wrong. */
  readonly fix: string;
}

export function ok(place: string, message: string): Finding {
  return { level: "ok", place, message, fix: "" };
}

/** It works, but somebody will be surprised. */
export function warning(place: string, message: string, fix: string): Finding {
  return { level: "warning", place, message, fix };
}

/** Diners can't order, see something wrong, or somebody can read or write what isn't theirs. */
export function error(place: string, message: string, fix: string): Finding {
  return { level: "error", place, message, fix };
}
