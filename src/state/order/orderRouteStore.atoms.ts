import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../store/store.atoms.ts";
import type { OrderRouteInput } from "./orderRoute.ts";

/** How a path from here names an order's store. A page that sets a store shows that store at every path (R6). */
export const orderRouteStoreAtom = atom((get) => {
  const { store: configured } = get(settingsAtom);
  const param = get(storeParamAtom);
  const shown = get(shownStoreAtom);
  return ({ storeId }: OrderReference): Pick<OrderRouteInput, "store" | "isElsewhere"> => {
    const isHere = shown?.id === storeId;
    const isElsewhere = configured !== null && !isHere;
    const storeAsNamed = isHere || isElsewhere ? param : null;
    return { store: storeAsNamed ?? String(storeId), isElsewhere };
  };
});
