import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { calendarDaysBetween, useStoreTime } from "../../parts/dates/useStoreTime.ts";
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
  const storeTime = useStoreTime(zone);
  if (!chosen) return null;
  if (chosen.kind === "asap" && handover === "driven") {
    if (!minutes) return null;
    const { from, to } = minutes;
    return t`with you in ${from}–${to} min`;
  }
  const days = calendarDaysBetween(storeTime(now), storeTime(chosen.at));
  const hour = words.time(chosen.at);
  const later = days === 1 ? t`tomorrow, ${hour}` : words.near(chosen.at);
  const time = days === 0 ? hour : later;
  return handover === "collected" ? t`ready ${time}` : t`with you about ${time}`;
}
