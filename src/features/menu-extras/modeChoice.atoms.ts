import { atom } from "jotai";
import { longestPreparation } from "../../domain/fulfilment/leadTime.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { receivingWait, type Wait } from "../../domain/fulfilment/receivingWait.ts";
import { visitedPlace } from "../../domain/fulfilment/visitedPlace.ts";
import type { LiveChoice } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { knownTravelSecondsAtom } from "../../state/fulfilment/knownTravel.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { storeStateAtom, takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";

/** How long each way to receive an order takes, for the diner's cart and address. */
export const waitOfAtom = atom((get) => {
  const [store, state] = [get(shownStoreAtom), get(storeStateAtom)];
  const longestItemMinutes = longestPreparation(get(cartAtom));
  const travelSeconds = get(knownTravelSecondsAtom);
  return (mode: OrderMode): Wait | null =>
    store && state && receivingWait(mode, { store, state, longestItemMinutes, travelSeconds });
});

export const modeChoiceAtom = atom(
  (get): LiveChoice => {
    if (!get(areOrderWordsLoadedAtom)) return undefined;
    if (!get(takesOrdersAtom)) return null;
    const modes = get(shownModesAtom);
    if (modes.length < 2) return null;
    const visit = get(visitAtom);
    const waitOf = get(waitOfAtom);
    return {
      modes: modes.map((mode) => ({ mode, place: visitedPlace(mode, visit), wait: waitOf(mode) })),
      chosen: get(modeAtom),
    };
  },
  (_get, set, mode: OrderMode) => set(modeAtom, mode),
);
