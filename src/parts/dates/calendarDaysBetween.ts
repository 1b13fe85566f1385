import type { StoreTime } from "./useStoreTime.ts";

const dayMs = 86_400_000;

function dayNumber({ year, month, day }: StoreTime): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The number of calendar days, even if a day has 23 or 25 hours because the clocks change. */
export function calendarDaysBetween(from: StoreTime, to: StoreTime): number {
  return dayNumber(to) - dayNumber(from);
}
