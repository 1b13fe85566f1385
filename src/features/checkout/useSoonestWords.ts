import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Instant } from "../../domain/time/instant.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";

/** The text for "as soon as possible": a delivery has a range of minutes (R50), other modes a time. */
export function useSoonestWords(zone: string): (at: Instant) => string {
  const { t } = useLingui();
  const minutes = useAtomValue(deliveryMinutesAtom);
  const words = useTimeWords(zone);
  return (at) => {
    if (minutes) {
      const { from, to } = minutes;
      return t`ASAP, ${from}–${to} min`;
    }
    const time = words.time(at);
    return t`ASAP, ${time}`;
  };
}
