import type { CalendarDate } from "./zone.ts";

/** For example 2026-11-20. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
