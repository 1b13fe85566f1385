import { atom } from "jotai";
import { longestPreparation } from "../../domain/fulfilment/leadTime.ts";
import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import { receivingWait, type Wait } from "../../domain/fulfilment/receivingWait.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { storeStateAtom } from "../store/storeState.atoms.ts";
import { knownTravelSecondsAtom } from "./knownTravel.atoms.ts";

/** How long each way to receive an order takes, for the diner's cart and address. */
export const waitOfAtom = atom((get) => {
  const [store, state] = [get(shownStoreAtom), get(storeStateAtom)];
  const longestItemMinutes = longestPreparation(get(cartAtom));
  const travelSeconds = get(knownTravelSecondsAtom);
  return (mode: OrderMode): Wait | null =>
    store && state && receivingWait(mode, { store, state, longestItemMinutes, travelSeconds });
});
