import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { servicesAtom } from "../../state/services.atoms.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";

/** R88: an answer may take minutes. The screen says so after this time. */
const patienceMs = 10_000;

/** Says that the answer to a request is taking long, and that the request isn't lost. */
export function StillWaiting({ isWaiting }: { readonly isWaiting: boolean }) {
  const { clock } = useAtomValue(servicesAtom);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const stop = clock.after(patienceMs, () => setLong(true));
    return () => {
      stop();
      setLong(false);
    };
  }, [clock, isWaiting]);
  return (
    <LiveRegion about="waiting">
      {isLong && <Trans>Still waiting for an answer. You don't need to do anything.</Trans>}
    </LiveRegion>
  );
}
