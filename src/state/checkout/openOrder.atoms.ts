import { atom } from "jotai";
import { isAsOrdered } from "../../domain/cart/withoutOrdered.ts";
import { attemptOf } from "../../domain/checkout/placement.ts";
import { cartAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { placementAtom } from "./placement.atoms.ts";

/** The shown cart isn't the one of the order in progress. */
export const isCartAnotherAtom = atom((get): boolean => {
  const attempt = attemptOf(get(placementAtom));
  if (!attempt?.ordered) return false;
  const cart = get(cartAtom);
  if (get(cartStoreIdAtom) !== attempt.reference.storeId) return cart.lines.length > 0;
  return !isAsOrdered(cart, attempt.ordered);
});
