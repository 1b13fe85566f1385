import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { type LeastFee, receivingFacts, type Wait } from "../../domain/fulfilment/receivingFacts.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import type { ReceiveProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { ModeName, visitWords } from "../../parts/mode/ModeName.tsx";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { areOrderWordsLoadedAtom, layoutAtom } from "../../state/host/host.atoms.ts";
import { areChargesKnownAtom, chargesAtom, loadChargesAtom } from "../../state/promotion/rules.atoms.ts";
import { hasModesAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { placeOf } from "../../views/store/StoreHeaderView.tsx";

/** What the chosen way to receive an order takes and costs, in the line of the opening hours. */
export function ReceiveFacts(shown: ReceiveProps) {
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  const hasModes = useAtomValue(hasModesAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  if (!areLoaded || !takesOrders(shown.state)) return null;
  return (
    <>
      {hasModes ? (
        <ModeFacts {...shown} />
      ) : (
        <strong>
          <Trans>No orders are taken here</Trans>
        </strong>
      )}
      {isPhone && <span>{placeOf(shown.store)}</span>}
    </>
  );
}

function ModeFacts({ store, state }: ReceiveProps) {
  const mode = useAtomValue(modeAtom);
  const isOnlyMode = useAtomValue(shownModesAtom).length === 1;
  const place = visitWords(mode, useAtomValue(visitAtom));
  const areChargesKnown = useAtomValue(areChargesKnownAtom);
  const { freight } = useAtomValue(chargesAtom).charges;
  const loadCharges = useSetAtom(loadChargesAtom);
  const needsFee = mode === "delivery" && !areChargesKnown;
  useEffect(() => {
    // If it fails, the line says less. The checkout reads them again, and tells.
    if (needsFee) void loadCharges();
  }, [needsFee, loadCharges]);
  const known = { store, state, freight: areChargesKnown ? freight : null, travelSeconds: null };
  const { wait, fee, minimum } = receivingFacts(mode, known);
  return (
    <>
      {isOnlyMode && <strong>{place ?? <ModeName mode={mode} />}</strong>}
      {wait && <WaitWords wait={wait} />}
      {fee && <FeeWords fee={fee} />}
      {minimum !== null && <MinimumWords amount={minimum} />}
    </>
  );
}

function WaitWords({ wait }: { readonly wait: Wait }) {
  if (wait.kind === "ready") return <ReadyWords minutes={wait.minutes} />;
  const { from, to } = wait;
  return (
    <span>
      <Trans>
        {from}–{to} min
      </Trans>
    </span>
  );
}

function ReadyWords({ minutes }: { readonly minutes: number }) {
  return (
    <span>
      <Trans>Ready in about {minutes} min</Trans>
    </span>
  );
}

function FeeWords({ fee }: { readonly fee: LeastFee }) {
  if (fee.kind === "free") {
    return (
      <span>
        <Trans>Free delivery</Trans>
      </span>
    );
  }
  const amount = shortMoney(fee.amount);
  return <span>{fee.kind === "from" ? <Trans>from {amount}</Trans> : <Trans>{amount} delivery</Trans>}</span>;
}

function MinimumWords({ amount }: { readonly amount: Cents }) {
  const minimum = shortMoney(amount);
  return (
    <span>
      <Trans>{minimum} minimum</Trans>
    </span>
  );
}

/** Whole dollars without cents, as a restaurant's sign has them. */
function shortMoney(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, "");
}
