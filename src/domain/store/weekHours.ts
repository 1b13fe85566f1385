import { isSameData } from "../isSameData.ts";
import { type DayHours, hoursOn } from "./openingHours.ts";
import type { Store } from "./store.ts";

/** Consecutive days, from `first` to `last`, with the same hours; 0 is Sunday. Without periods it is closed. */
export interface WeekHours {
  readonly first: number;
  readonly last: number;
  readonly periods: DayHours;
}

const fromMonday = [1, 2, 3, 4, 5, 6, 0];

/** A week's hours, with equal days in a row combined, as on a shop door. Empty if the store has none. */
export function weekHours(hours: Store["hours"]): readonly WeekHours[] {
  if (hours.length === 0) return [];
  const rows: WeekHours[] = [];
  for (const day of fromMonday) {
    const periods = hoursOn(hours, day);
    const before = rows.at(-1);
    if (before && isSameData(before.periods, periods)) rows[rows.length - 1] = { ...before, last: day };
    else rows.push({ first: day, last: day, periods });
  }
  return rows;
}
