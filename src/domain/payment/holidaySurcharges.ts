import type { Cents } from "../money/cents.ts";
import type { HolidaySurcharge } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { daysBetween, wallTime } from "../time/zone.ts";
import { type AppliedSurcharge, applySurcharges } from "./surcharge.ts";

function isOnDay({ days }: HolidaySurcharge, at: Instant, zone: string): boolean {
  const today = wallTime(at, zone);
  if (days.kind === "weekday") return days.weekday === today.weekday;
  return daysBetween(days.first, today) >= 0 && daysBetween(today, days.last) >= 0;
}

export interface AppliedHoliday extends AppliedSurcharge {
  /** The day that a weekly one applies on. */
  readonly weekday?: number | null;
}

export function weekdayOf({ days }: Pick<HolidaySurcharge, "days">): number | null {
  return days.kind === "weekday" ? days.weekday : null;
}

/** `at` is the surcharge time of R31. */
export function holidaySurcharges(
  holidays: readonly HolidaySurcharge[],
  base: Cents,
  at: Instant,
  zone: string,
): readonly AppliedHoliday[] {
  const today = holidays.filter((surcharge) => isOnDay(surcharge, at, zone));
  return today.flatMap((surcharge) => {
    const weekday = weekdayOf(surcharge);
    return applySurcharges(base, [surcharge]).map((applied) => ({ ...applied, weekday }));
  });
}
