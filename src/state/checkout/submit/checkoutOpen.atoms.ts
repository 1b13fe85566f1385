import { atom } from "jotai";
import { canStart } from "../../../domain/checkout/placement.ts";
import { cartCountAtom, settledTotalAtom } from "../../cart/cart.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { placementAtom } from "../placing/placement.atoms.ts";

/** Whether there is something to order, its price is known, and no order is in progress. */
export const isCheckoutOpenAtom = atom((get) => {
  return (
    canStart(get(placementAtom)) &&
    get(storeAtom).kind === "ready" &&
    get(cartCountAtom) > 0 &&
    get(settledTotalAtom) !== null
  );
});
