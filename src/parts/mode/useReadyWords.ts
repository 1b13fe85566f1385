import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";
import { useComingDay } from "./useComingDay.ts";

/**
 * When the food is there, as short as a button needs it. The day is named only if it isn't today. Null if nobody knows:
 * there is no time left, or the way of a delivery as soon as possible isn't known yet.
 */
export function useReadyWords(zone: string): string | null {
  const { t } = useLingui();
  const { handover } = modeRules[useAtomValue(modeAtom)];
  const chosen = useAtomValue(chosenTimeAtom);
  const minutes = useAtomValue(deliveryMinutesAtom);
  const words = useTimeWords(zone);
  const comingDay = useComingDay(zone);
  if (!chosen) return null;
  if (chosen.kind === "asap" && handover === "driven") {
    if (!minutes) return null;
    const { from, to } = minutes;
    return t`with you in ${from}–${to} min`;
  }
  const isCollected = handover === "collected";
  const time = words.time(chosen.at);
  const day = comingDay(chosen.at);
  if (day === null) return isCollected ? t`ready about ${time}` : t`with you about ${time}`;
  return isCollected ? t`ready ${day}, ${time}` : t`with you ${day}, ${time}`;
}
