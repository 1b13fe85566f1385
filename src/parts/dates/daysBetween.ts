import type { StoreTime } from "./useStoreTime.ts";

const dayMs = 86_400_000;

function dayNumber({ year, month, day }: StoreTime): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Days of the calendar, however many hours a day has when clocks change. */
export function daysBetween(from: StoreTime, to: StoreTime): number {
  return dayNumber(to) - dayNumber(from);
}
