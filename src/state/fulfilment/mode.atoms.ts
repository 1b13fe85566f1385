import { atom } from "jotai";
import { firstMode, isAvailable, noMode } from "../../domain/fulfilment/availableModes.ts";
import { type OrderMode, orderModes } from "../../domain/fulfilment/orderMode.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";

const availableModesAtom = atom((get): readonly OrderMode[] => {
  const store = get(shownStoreAtom);
  if (!store) return [];
  return orderModes.filter((mode) => isAvailable(mode, store, get(nowAtom)));
});

/** R106: the mode that the page asks for. */
const askedModeAtom = atom((get): OrderMode | null => get(settingsAtom).opening.mode);

interface Picked {
  readonly mode: OrderMode;
  /** What the page asked for then. If it asks for something else later, that counts. */
  readonly asked: OrderMode | null;
}

const lastPickAtom = atom<Picked | null>(null);

/**
 * The mode chosen on this page, else the one that the page asks for. It wins over the diner's room or table, because the
 * diner wants something else.
 */
const pickedModeAtom = atom((get): OrderMode | null => {
  const [asked, last] = [get(askedModeAtom), get(lastPickAtom)];
  return last && last.asked === asked ? last.mode : asked;
});

/** The mode that the diner chose, if the cart led on in another because the order is too small for it (R95). */
const modeLeftBehindAtom = atom<OrderMode | null>(null);

const firstModeAtom = atom((get): OrderMode => {
  const store = get(shownStoreAtom);
  if (!store) return noMode;
  const last = get(orderServicesAtom).orderMemory.get("orderMode");
  return firstMode({ store, visit: get(visitAtom), last, now: get(nowAtom) });
});

/** How the order is received. A choice counts while the store offers it. */
export const modeAtom = atom(
  (get): OrderMode => {
    const picked = get(pickedModeAtom);
    return picked && get(availableModesAtom).includes(picked) ? picked : get(firstModeAtom);
  },
  (get, set, mode: OrderMode) => {
    set(lastPickAtom, { mode, asked: get(askedModeAtom) });
    set(modeLeftBehindAtom, null);
    get(orderServicesAtom).orderMemory.save("orderMode", mode);
  },
);

/** Until a mode is chosen: the one that the cart left for another. Writing the other one leaves it. */
export const leftModeAtom = atom(
  (get) => get(modeLeftBehindAtom),
  (get, set, other: OrderMode) => {
    const previous = get(modeAtom);
    set(modeAtom, other);
    set(modeLeftBehindAtom, previous);
  },
);

/** The modes that can be chosen now. If there are none, the current mode. */
export const shownModesAtom = atom((get): readonly OrderMode[] => {
  const available = get(availableModesAtom);
  return available.length > 0 ? available : [get(modeAtom)];
});

/** Whether the store takes orders of the chosen mode now. */
export const isModeAvailableAtom = atom((get) => get(availableModesAtom).includes(get(modeAtom)));
