import { useLingui } from "@lingui/react/macro";
import type { Instant } from "../../domain/time/instant.ts";
import { isoDate } from "../../domain/time/isoDate.ts";
import { addDays, wallTime } from "../../domain/time/zone.ts";
import { localeOf } from "../store-status/useTimeWords.ts";

/** A date in words, short, because a phone's select field cuts long ones. */
export function useDayWords(zone: string): (date: string, now: Instant) => string {
  const { i18n, t } = useLingui();
  // Noon in UTC: a date's words depend on no zone.
  const words = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.locale), { ...options, timeZone: "UTC" }).format(
      Date.parse(`${date}T12:00:00Z`),
    );
  return (date, now) => {
    const weekday = words(date, { weekday: "short" });
    const day = words(date, { day: "numeric", month: "short" });
    const today = wallTime(now, zone);
    if (date === isoDate(today)) return t`Today, ${weekday} ${day}`;
    if (date === isoDate(addDays(today, 1))) return t`Tomorrow, ${weekday} ${day}`;
    return t`${weekday} ${day}`;
  };
}
