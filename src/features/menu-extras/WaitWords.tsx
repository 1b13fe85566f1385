import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { longestPreparation } from "../../domain/cart/longestPreparation.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { receivingWait, type Wait } from "../../domain/fulfilment/receivingFacts.ts";
import type { ReceiveProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { knownTravelSecondsAtom } from "../../state/fulfilment/knownTravel.atoms.ts";

/** Tells how long each way to receive an order takes. */
export function useWaits(shown: ReceiveProps): (mode: OrderMode) => Wait | null {
  const longestItemMinutes = longestPreparation(useAtomValue(cartAtom));
  const travelSeconds = useAtomValue(knownTravelSecondsAtom);
  return (mode) => receivingWait(mode, { ...shown, longestItemMinutes, travelSeconds });
}

/** As short as it fits below the name of a way to receive an order. */
export function WaitWords({ wait }: { readonly wait: Wait }) {
  if (wait.kind === "delivered") {
    const { from, to } = wait;
    return (
      <Trans>
        {from}–{to} min
      </Trans>
    );
  }
  const { minutes } = wait;
  return wait.kind === "ready" ? <Trans>{minutes} min</Trans> : <Trans>from {minutes} min</Trans>;
}
