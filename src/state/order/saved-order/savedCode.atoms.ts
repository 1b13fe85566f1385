import { atom } from "jotai";
import { encodeSavedOrder } from "../../../domain/order/savedOrder.ts";
import { cartAtom, cartMenuAtom, cartStoreIdAtom } from "../../cart/cart.atoms.ts";

/** The cart as a code (R59). `empty`: there is nothing to save. */
export type SavedCode =
  | { readonly kind: "loading" | "empty" | "too-large" }
  | { readonly kind: "ready"; readonly code: string };

export const savedCodeAtom = atom((get): SavedCode => {
  const [storeId, menu, cart] = [get(cartStoreIdAtom), get(cartMenuAtom), get(cartAtom)];
  if (storeId === null) return { kind: "loading" };
  if (cart.lines.every(({ unavailability }) => unavailability !== null)) return { kind: "empty" };
  if (!menu) return { kind: "loading" };
  const code = encodeSavedOrder(storeId, cart, menu);
  return code === null ? { kind: "too-large" } : { kind: "ready", code };
});
