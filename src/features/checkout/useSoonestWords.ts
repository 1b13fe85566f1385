import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { modeRules } from "../../domain/fulfilment/orderMode.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";

/**
 * The text for "as soon as possible": a delivery has a range of minutes (R50), other modes a time. While the way isn't
 * known, the kitchen's time would be too early for a delivery, so none is said.
 */
export function useSoonestWords(zone: string): (at: Instant) => string {
  const { t } = useLingui();
  const { handover } = modeRules[useAtomValue(modeAtom)];
  const minutes = useAtomValue(deliveryMinutesAtom);
  const words = useTimeWords(zone);
  return (at) => {
    if (minutes) {
      const { from, to } = minutes;
      return t`ASAP, ${from}–${to} min`;
    }
    if (handover === "driven") return t`ASAP`;
    const time = words.time(at);
    return t`ASAP, ${time}`;
  };
}
