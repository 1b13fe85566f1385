import { atom } from "jotai";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { visitedPlace } from "../../domain/fulfilment/visitedPlace.ts";
import type { LiveChoice } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { waitOfAtom } from "../../state/fulfilment/wait.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";

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
