import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { takesLaterOrders } from "../../domain/fulfilment/takesLaterOrders.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { type StoreState, storeState } from "../../domain/store/storeState.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { storeAtom } from "./store.atoms.ts";

const freshStateAtom = atom((get): StoreState | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? storeState(store.value, takesLaterOrders(store.value), get(nowAtom)) : null;
});

/** The state of the shown store; null until it is loaded. Computed once for everything that shows it. */
export const storeStateAtom = selectAtom(freshStateAtom, (state) => state, isSameData);
