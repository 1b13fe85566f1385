import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { canPickUpInstead } from "../../domain/fulfilment/pickupInstead.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";

/** The way on for an order that can't be delivered. */
export function PickUpInstead() {
  const [mode, choose] = useAtom(modeAtom);
  const modes = useAtomValue(shownModesAtom);
  const store = useAtomValue(shownStoreAtom);
  const { subtotal } = useAtomValue(pricedOrderAtom);
  if (!store || !canPickUpInstead({ mode, modes, subtotal: subtotal.amount }, store)) return null;
  return (
    <Button variant="secondary" onClick={() => choose("pickup")}>
      <Trans>Pick up instead</Trans>
    </Button>
  );
}
