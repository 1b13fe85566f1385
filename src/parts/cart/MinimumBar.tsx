import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type BelowMinimum, minimumProblem } from "../../domain/cart/minimumProblem.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { GainBar } from "./GainBar.tsx";

/** How much the order lacks, and the way on where it may be picked up as it is. */
export function MinimumBar({ block: { missing, required } }: { readonly block: BelowMinimum }) {
  const canPickUp = useCanPickUp();
  const setMode = useSetAtom(modeAtom);
  return (
    <GainBar
      part={(required - missing) / required}
      action={
        canPickUp && (
          <Button variant="quiet" onClick={() => setMode("pickup")}>
            <Trans>or pick up</Trans>
          </Button>
        )
      }
    >
      <p>
        <MissingWords missing={missing} />
      </p>
    </GainBar>
  );
}

function useCanPickUp(): boolean {
  const mode = useAtomValue(modeAtom);
  const modes = useAtomValue(shownModesAtom);
  const store = useAtomValue(shownStoreAtom);
  const { subtotal } = useAtomValue(pricedOrderAtom);
  if (!store || mode === "pickup" || !modes.includes("pickup")) return false;
  return minimumProblem(subtotal.amount, store.minimums.pickup) === null;
}

function MissingWords({ missing }: { readonly missing: Cents }) {
  const mode = useAtomValue(modeAtom);
  const amount = formatMoney(missing);
  if (mode === "delivery") {
    return (
      <Trans>
        <strong>{amount}</strong> to the delivery minimum
      </Trans>
    );
  }
  return (
    <Trans>
      <strong>{amount}</strong> to the minimum
    </Trans>
  );
}
