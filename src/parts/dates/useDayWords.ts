import { useLingui } from "@lingui/react/macro";
import type { Instant } from "../../domain/time/instant.ts";
import { calendarDaysBetween, useStoreTime } from "./useStoreTime.ts";

/** Returns a short text for a day: a phone's select field cuts long ones. */
export function useDayWords(zone: string): (at: Instant | string, now: Instant) => string {
  const { t } = useLingui();
  const storeTime = useStoreTime(zone);
  return (at, now) => {
    const day = storeTime(at);
    const words = day.toFormat(t({ message: "ccc d MMM", comment: "Luxon's format of 'Sat 25 Nov'" }));
    const days = calendarDaysBetween(storeTime(now), day);
    if (days === 0) return t`Today, ${words}`;
    return days === 1 ? t`Tomorrow, ${words}` : words;
  };
}
