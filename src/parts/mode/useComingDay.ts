import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

/** Names the day of a time to come within a sentence. Null if it is today. */
export function useComingDay(zone: string): (at: Instant) => string | null {
  const { t } = useLingui();
  const now = useAtomValue(nowAtom);
  const words = useTimeWords(zone);
  return (at) => {
    const days = daysBetween(wallTime(now, zone), wallTime(at, zone));
    if (days === 0) return null;
    if (days === 1) return t`tomorrow`;
    // Seven days from now, the weekday's name would read as today.
    return days < 7 ? words.weekday(at) : words.date(at);
  };
}
