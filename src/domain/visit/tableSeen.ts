import type { Instant } from "../time/instant.ts";

/** The diner's table, and when a page last named it. */
export interface TableSeen {
  readonly table: string;
  readonly at: Instant;
}

const freshForMs = 4 * 60 * 60_000;

/** R52: a diner who came this long ago may sit elsewhere now. */
export function isTableOld({ at }: TableSeen, now: Instant): boolean {
  return now - at > freshForMs;
}
