import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { type LeastFee, receivingTerms } from "../../domain/fulfilment/receivingFacts.ts";
import { visitedPlace } from "../../domain/fulfilment/visitedPlace.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import type { ReceiveProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { waitOfAtom } from "../../state/fulfilment/wait.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { hasModesAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import { shortMoney } from "../../views/money/formatMoney.ts";
import { modeName } from "../../views/store/modeWords.ts";
import { PlaceView, placeOf } from "../../views/store/StoreHeaderView.tsx";
import { waitWords } from "../../views/store/waitWords.ts";

/** What the chosen way to receive an order costs, in the line of the opening hours. A closed store can be called. */
export function ReceiveFacts(shown: ReceiveProps) {
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  const hasModes = useAtomValue(hasModesAtom);
  if (!areLoaded) return null;
  if (!takesOrders(shown.state)) return shown.store.phone !== "" && <TelephoneLink phone={shown.store.phone} />;
  return (
    <>
      {hasModes ? (
        <ModeFacts {...shown} />
      ) : (
        <strong>
          <Trans>No orders are taken here</Trans>
        </strong>
      )}
      {/* Last, because what has no room is left out: never the money. */}
      {PlaceView({ place: placeOf(shown.store) })}
    </>
  );
}

function ModeFacts(shown: ReceiveProps) {
  const mode = useAtomValue(modeAtom);
  const isOnlyMode = useAtomValue(shownModesAtom).length === 1;
  const { fee, minimum } = receivingTerms(mode, shown.store);
  return (
    <>
      {isOnlyMode && <OnlyModeName mode={mode} />}
      {(fee || minimum !== null) && (
        <span className="store-header__terms">
          {fee && <FeeText fee={fee} />}
          {minimum !== null && <MinimumText amount={minimum} />}
        </span>
      )}
      {isOnlyMode && <OnlyModeWait mode={mode} />}
    </>
  );
}

interface ModeProps {
  readonly mode: OrderMode;
}

/** What a choice of several would say: the way, and further on its wait. */
function OnlyModeName({ mode }: ModeProps) {
  const place = visitedPlace(mode, useAtomValue(visitAtom));
  return <strong>{modeName(useTranslate(), mode, place)}</strong>;
}

function OnlyModeWait({ mode }: ModeProps) {
  const translate = useTranslate();
  const wait = useAtomValue(waitOfAtom)(mode);
  if (!wait) return null;
  return <span>{wait.kind === "ready" ? <ReadyText minutes={wait.minutes} /> : waitWords(translate, wait)}</span>;
}

function ReadyText({ minutes }: { readonly minutes: number }) {
  return <Trans>Ready in about {minutes} min</Trans>;
}

function FeeText({ fee }: { readonly fee: LeastFee }) {
  if (fee.kind === "free") {
    return (
      <span>
        <Trans>Free delivery</Trans>
      </span>
    );
  }
  const amount = shortMoney(fee.amount);
  return <span>{fee.kind === "from" ? <Trans>Delivery from {amount}</Trans> : <Trans>{amount} delivery</Trans>}</span>;
}

function MinimumText({ amount }: { readonly amount: Cents }) {
  const minimum = shortMoney(amount);
  return (
    <span>
      <Trans>{minimum} minimum</Trans>
    </span>
  );
}
