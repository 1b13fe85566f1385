import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { servicesAtom } from "../../state/services.atoms.ts";

/** The current time, updated each second while something is waited for. */
export function useSecondHand(isWaiting: boolean): Instant {
  const { clock } = useAtomValue(servicesAtom);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isWaiting) return;
    setNow(clock.now());
    return clock.every(1_000, () => setNow(clock.now()));
  }, [clock, isWaiting]);
  return now;
}
