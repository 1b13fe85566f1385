import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { isoDate } from "../../domain/fulfilment/storeDay.ts";
import { wallTime } from "../../domain/time/zone.ts";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";

/** When the food is there, as short as a button needs it. The day is named only if it isn't today. */
export function useReadyWords(zone: string): string | null {
  const { t } = useLingui();
  const { handover } = modeRules[useAtomValue(modeAtom)];
  const chosen = useAtomValue(chosenTimeAtom);
  const minutes = useAtomValue(deliveryMinutesAtom);
  const now = useAtomValue(nowAtom);
  const words = useMomentWords(zone, now);
  if (!chosen) return null;
  if (chosen.kind === "asap" && minutes) {
    const { from, to } = minutes;
    return t`with you in ${from}–${to} min`;
  }
  const isToday = isoDate(wallTime(chosen.at, zone)) === isoDate(wallTime(now, zone));
  const time = isToday ? words.time(chosen.at) : words.near(chosen.at);
  return handover === "collected" ? t`ready ${time}` : t`with you about ${time}`;
}
