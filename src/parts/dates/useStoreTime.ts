import { useLingui } from "@lingui/react/macro";
import { DateTime } from "luxon";
import type { Instant } from "../../domain/time/instant.ts";
import { localeOf } from "../../views/time/timeWords.ts";

/**
 * The browser knows the zone, because a store with an unknown zone isn't read. `daysBetween` counts days in it.
 */
export type StoreTime = Pick<DateTime<true>, "year" | "month" | "day" | "zoneName" | "toFormat" | "toMillis" | "toUTC">;

/**
 * Converts a moment, or a calendar day such as "2026-11-25", to the store's time zone (R27) and the diner's language.
 */
export function useStoreTime(zone: string): (at: Instant | string) => StoreTime {
  const { i18n } = useLingui();
  const options = { zone, locale: localeOf(i18n.locale) };
  const startOf = (date: string) => {
    const [year, month, day] = date.split("-").map(Number);
    return DateTime.fromObject({ year, month, day }, options);
  };
  return (at) => (typeof at === "string" ? startOf(at) : DateTime.fromMillis(at, options)) as StoreTime;
}

const dayMs = 86_400_000;

function dayNumber({ year, month, day }: StoreTime): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The number of calendar days, even if a day has 23 or 25 hours because the clocks change. */
export function calendarDaysBetween(from: StoreTime, to: StoreTime): number {
  return dayNumber(to) - dayNumber(from);
}
