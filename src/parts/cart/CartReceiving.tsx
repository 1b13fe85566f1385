import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { visitedPlace } from "../../domain/fulfilment/visitedPlace.ts";
import type { Store } from "../../domain/store/store.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pickedTimeAtom } from "../../state/fulfilment/pickedTime.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { waitOfAtom } from "../../state/fulfilment/wait.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { modeName } from "../../views/store/modeWords.ts";
import { waitWords } from "../../views/store/waitWords.ts";
import { useTranslate } from "../language/useTranslate.ts";
import { useComingDay } from "../mode/useComingDay.ts";
import { useReadyWords } from "../mode/useReadyWords.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

/** How and when the order is received, for which it is priced. Its line is there from the start, so nothing moves. */
export function CartReceiving() {
  const store = useAtomValue(shownStoreAtom);
  const takesOrders = useAtomValue(takesOrdersAtom);
  if (store && !takesOrders) return null;
  return <p className="cart__receiving">{store && <ReceivingText store={store} />}</p>;
}

function ReceivingText({ store: { zone } }: { readonly store: Store }) {
  const mode = useAtomValue(modeAtom);
  const place = visitedPlace(mode, useAtomValue(visitAtom));
  const name = modeName(useTranslate(), mode, place);
  const when = useWhen(zone);
  return (
    <>
      <strong>{name}</strong>
      {when !== null && ` · ${when}`}
    </>
  );
}

/** As the checkout says it. Before the diner has picked a time, it is the first that can be chosen (R116). */
function useWhen(zone: string): string | null {
  const { t } = useLingui();
  const translate = useTranslate();
  const mode = useAtomValue(modeAtom);
  const chosen = useAtomValue(chosenTimeAtom);
  const picked = useAtomValue(pickedTimeAtom);
  const wait = useAtomValue(waitOfAtom)(mode);
  const ready = useReadyWords(zone);
  const words = useTimeWords(zone);
  const comingDay = useComingDay(zone);
  if (chosen?.kind === "slot" && picked?.at !== chosen.at) {
    const time = words.time(chosen.at);
    const day = comingDay(chosen.at) ?? t`today`;
    return t`${day}, from ${time}`;
  }
  if (ready !== null || chosen === null) return ready;
  return wait ? waitWords(translate, wait) : t`ASAP`;
}
