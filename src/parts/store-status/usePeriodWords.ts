import { useLingui } from "@lingui/react/macro";
import type { DayHours } from "../../domain/store/openingHours.ts";
import { instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "./useTimeWords.ts";

const minuteMs = 60_000;

/** A day's hours, the opening and the closing of each period. */
export function usePeriodWords(): (periods: DayHours) => string {
  const { t } = useLingui();
  const { time } = useTimeWords("UTC");
  const clock = (minute: number) => time(instant(minute * minuteMs));
  return (periods) => {
    if (periods.length === 0) return t`Closed`;
    if (periods.some(({ opens, closes }) => opens === closes)) return t`Open 24 hours`;
    return periods.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(", ");
  };
}
