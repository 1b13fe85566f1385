import { useLingui } from "@lingui/react/macro";
import type { DayHours } from "../../domain/store/openingHours.ts";
import { instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "./useTimeWords.ts";

const minuteMs = 60_000;

export function isRoundTheClock(periods: DayHours): boolean {
  return periods.some(({ opens, closes }) => opens === closes);
}

/**
 * Returns a text for a day's opening periods, which are in minutes of the store's clock. `closed` is the text for a day
 * without any.
 */
export function usePeriodWords(closed: string): (periods: DayHours) => string {
  const { t } = useLingui();
  const { time } = useTimeWords("UTC");
  const clock = (minute: number) => time(instant(minute * minuteMs));
  return (periods) => {
    if (periods.length === 0) return closed;
    if (isRoundTheClock(periods)) return t`Open 24 hours`;
    return periods.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(", ");
  };
}
