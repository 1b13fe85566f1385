import type { Instant } from "../time/instant.ts";

export const logTypes = ["Error", "Warning", "Information"] as const;
export const logCategories = ["documents", "coupon", "host", "screen"] as const;

export interface LogEntry {
  readonly type: (typeof logTypes)[number];
  readonly category: (typeof logCategories)[number];
  /** Written by our code, without outside data. */
  readonly description: string;
  /** The thrown error or the answer. It may contain any data. */
  readonly cause?: unknown;
  readonly at: Instant;
  readonly path: string;
  /** The release of the shop that logged it. */
  readonly version: string;
}

export function wholeDescription({ description, cause }: Pick<LogEntry, "description" | "cause">): string {
  if (cause === undefined) return description;
  return `${description}: ${cause instanceof Error ? cause.message : String(cause)}`;
}
