import { atom } from "jotai";
import { isAvailable } from "../../domain/fulfilment/availableModes.ts";
import { firstMode } from "../../domain/fulfilment/firstMode.ts";
import { type OrderableMode, orderableModes } from "../../domain/fulfilment/orderableModes.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";

const availableModesAtom = atom((get): readonly OrderableMode[] => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return [];
  return orderableModes.filter((mode) => isAvailable(mode, store.value, get(nowAtom)));
});

/** Chosen on this page. It wins over the diner's room or table: they know where they are, and want something else. */
const pickedModeAtom = atom<OrderableMode | null>(null);

const firstModeAtom = atom((get): OrderableMode => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return orderableModes[0];
  const last = get(orderServicesAtom).orderMemory.orderMode();
  return firstMode({ modes: orderableModes, store: store.value, visit: get(visitAtom), last, now: get(nowAtom) });
});

/** How the order is received. A choice counts while the store offers it. */
export const modeAtom = atom(
  (get): OrderableMode => {
    const picked = get(pickedModeAtom);
    return picked && get(availableModesAtom).includes(picked) ? picked : get(firstModeAtom);
  },
  (get, set, mode: OrderableMode) => {
    set(pickedModeAtom, mode);
    get(orderServicesAtom).orderMemory.keepOrderMode(mode);
  },
);

/** The modes that can be chosen now; where none can, the current one. */
export const shownModesAtom = atom((get): readonly OrderableMode[] => {
  const available = get(availableModesAtom);
  return available.length > 0 ? available : [get(modeAtom)];
});

/** Whether the store takes orders of the chosen mode now. */
export const isModeAvailableAtom = atom((get) => get(availableModesAtom).includes(get(modeAtom)));
