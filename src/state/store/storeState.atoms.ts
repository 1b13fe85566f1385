import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { takesLaterOrders } from "../../domain/fulfilment/takesLaterOrders.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { type StoreState, storeState, takesOrders } from "../../domain/store/storeState.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { storeAtom } from "./store.atoms.ts";

const freshStateAtom = atom((get): StoreState | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? storeState(store.value, takesLaterOrders(store.value), get(nowAtom)) : null;
});

/** The state of the shown store; null until it is loaded. Computed once for everything that shows it. */
export const storeStateAtom = selectAtom(freshStateAtom, (state) => state, isSameData);

/** R95: whether the store has any order mode. Lists the flags itself, as `takesLaterOrders` does. */
export const hasModesAtom = atom((get): boolean => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return true;
  const { delivery, pickup, room, table } = store.value.view;
  return delivery || pickup || room || table;
});

/** Whether anything can be ordered here, now or ahead. */
export const takesOrdersAtom = atom((get) => get(hasModesAtom) && takesOrders(get(storeStateAtom)));
