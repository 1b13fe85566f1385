import type { Instant } from "../time/instant.ts";

/** When a page last brought the diner to this table. */
export interface TableSeen {
  readonly table: string;
  readonly at: Instant;
}

const freshForMs = 4 * 60 * 60_000;

/** R52: whoever came so long ago may sit elsewhere by now. */
export function isTableOld({ at }: TableSeen, now: Instant): boolean {
  return now - at > freshForMs;
}
