import { atom } from "jotai";
import { isAsOrdered } from "../../../domain/cart/withoutOrdered.ts";
import { type Attempt, dishesOf } from "../../../domain/checkout/attempt.ts";
import { attemptOf, canStart, reopenedOf } from "../../../domain/checkout/placement.ts";
import { cartAtom, cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { isOrdererGoneAtom, placementAtom } from "./placement.atoms.ts";

/** The order that the form continues, if it is the shown store's (R57). */
export const reopenedAtom = atom((get): Attempt | null => {
  const store = get(storeAtom);
  const attempt = reopenedOf(get(placementAtom));
  if (get(isOrdererGoneAtom)) return null;
  return store.kind === "ready" && store.value.id === attempt?.reference.storeId ? attempt : null;
});

/** Whether pressing the form's button has an effect. */
export const canPressAtom = atom((get) => canStart(get(placementAtom)) || get(reopenedAtom) !== null);

/** Whether the shown cart differs from the order in progress. */
export const isCartAnotherAtom = atom((get): boolean => {
  const attempt = attemptOf(get(placementAtom));
  const ordered = attempt && dishesOf(attempt);
  if (!ordered || get(reopenedAtom) || get(isOrdererGoneAtom)) return false;
  const cart = get(cartAtom);
  if (get(cartStoreIdAtom) !== attempt.reference.storeId) return cart.lines.length > 0;
  return !isAsOrdered(cart, ordered);
});
