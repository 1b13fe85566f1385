import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { servicesAtom } from "../../state/services.atoms.ts";

/** The current time, unaffected by jumps of the device's clock, updated each second while `isWaiting`. */
export function useSecondHand(isWaiting: boolean): Instant {
  const { clock } = useAtomValue(servicesAtom);
  const [now, setNow] = useState(() => clock.conservativeNow());
  useEffect(() => {
    if (!isWaiting) return;
    setNow(clock.conservativeNow());
    return clock.every(1_000, () => setNow(clock.conservativeNow()));
  }, [clock, isWaiting]);
  return now;
}
