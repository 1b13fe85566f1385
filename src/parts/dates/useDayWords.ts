import { useLingui } from "@lingui/react/macro";
import type { Instant } from "../../domain/time/instant.ts";
import { useStoreTime } from "./useStoreTime.ts";

/** A day in words, short, because a phone's select field cuts long ones. */
export function useDayWords(zone: string): (at: Instant | string, now: Instant) => string {
  const { t } = useLingui();
  const storeTime = useStoreTime(zone);
  return (at, now) => {
    const today = storeTime(now);
    const day = storeTime(at);
    const words = day.toFormat(t({ message: "ccc d MMM", comment: "Luxon's format of 'Sat 25 Nov'" }));
    if (day.hasSame(today, "day")) return t`Today, ${words}`;
    return day.hasSame(today.plus({ days: 1 }), "day") ? t`Tomorrow, ${words}` : words;
  };
}
