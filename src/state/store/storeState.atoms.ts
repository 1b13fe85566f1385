import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { takesLaterOrders } from "../../domain/fulfilment/offeredModes.ts";
import { orderModes } from "../../domain/fulfilment/orderMode.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { type StoreState, storeState, takesOrders } from "../../domain/store/storeState.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { shownStoreAtom } from "./store.atoms.ts";

const freshStateAtom = atom((get): StoreState | null => {
  const store = get(shownStoreAtom);
  return store && storeState(store, takesLaterOrders(store), get(nowAtom));
});

/** The state of the shown store; null until it is loaded. Computed once for everything that shows it. */
export const storeStateAtom = selectAtom(freshStateAtom, (state) => state, isSameData);

/** R95: whether the store has any order mode. */
export const hasModesAtom = atom((get): boolean => {
  const store = get(shownStoreAtom);
  return !store || orderModes.some((mode) => store.view[mode]);
});

/** Whether anything can be ordered here, now or ahead. */
export const takesOrdersAtom = atom((get) => get(hasModesAtom) && takesOrders(get(storeStateAtom)));
