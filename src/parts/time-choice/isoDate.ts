import type { CalendarDate } from "../../domain/time/zone.ts";

export function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
