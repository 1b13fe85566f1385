import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { secondsUntil } from "../../domain/checkout/sendingTime.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

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

/** How many seconds the store asks the diner to wait. */
export function useWait({ placing }: CheckoutConfig): number {
  const from = useAtomValue(placing.sendAgainFromAtom);
  const now = useSecondHand(from !== null);
  return secondsUntil(from, now);
}

function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

interface SendAgainProps {
  readonly config: CheckoutConfig;
  readonly total: Cents;
}

/** Sends the same order again. If the store is too busy, shows when that is possible. */
export function SendAgain({ config, total }: SendAgainProps) {
  const wait = useWait(config);
  const send = useSetAtom(config.placing.sendAgainAtom);
  const time = clockFace(wait);
  return (
    <ActionButton
      variant="secondary"
      aria-disabled={wait > 0}
      onClick={() => send()}
      trailing={<PriceView amount={total} />}
    >
      {wait > 0 ? <Trans>Send it again in {time}</Trans> : <Trans>Send it again</Trans>}
    </ActionButton>
  );
}
