import { atom, type Getter } from "jotai";
import type { Cart, CartLine, LineId } from "../../domain/cart/cart.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { removeLineAtom } from "../cart/cart.actions.ts";
import { type CartHappening, cartAtom, cartHappeningAtom, cartStoreIdAtom, putCartAtom } from "../cart/cart.atoms.ts";
import { clearCartAtom, dismissCartNoticesAtom } from "../cart/cartNotices.atoms.ts";
import { expireCartAtom, refreshCartAtom } from "../cart/checkCart.actions.ts";
import { tellCartChange } from "../cart/tellItems.ts";
import { settleCartAtom } from "./settledCart.atoms.ts";

/** What the diner removed last. `replaced`: by another cart. */
export type TakenOut = { readonly kind: "line"; readonly line: CartLine } | { readonly kind: "all" | "replaced" };

interface Held {
  readonly taken: TakenOut;
  readonly storeId: StoreId | null;
  readonly before: Cart;
  /** Each change of the cart creates a new object. After the cart's next change, this entry is outdated. */
  readonly happening: CartHappening | null;
}

const heldAtom = atom<Held | null>(null);

const shownHeldAtom = atom((get) => {
  const held = get(heldAtom);
  return held?.storeId === get(cartStoreIdAtom) && held.happening === get(cartHappeningAtom) ? held : null;
});

/** It has no timer, which would be too short for slow readers. It disappears with the cart's next change. */
export const takenOutAtom = atom((get): TakenOut | null => get(shownHeldAtom)?.taken ?? null);

function heldNow(get: Getter, taken: TakenOut, before: Cart): Held {
  return { taken, storeId: get(cartStoreIdAtom), before, happening: get(cartHappeningAtom) };
}

export const takeOutLineAtom = atom(null, (get, set, lineId: LineId) => {
  const before = get(cartAtom);
  const line = before.lines.find(({ id }) => id === lineId);
  if (!line) return;
  set(removeLineAtom, lineId);
  // What depended on the line is removed with it, and put back with it.
  set(settleCartAtom);
  set(heldAtom, heldNow(get, { kind: "line", line }, before));
});

export const takeOutAllAtom = atom(null, (get, set) => {
  const before = get(cartAtom);
  set(clearCartAtom);
  tellCartChange(get, before);
  set(heldAtom, heldNow(get, { kind: "all" }, before));
});

export const replaceCartAtom = atom(null, (get, set, cart: Cart, happening: CartHappening = { kind: "changed" }) => {
  const before = get(cartAtom);
  set(dismissCartNoticesAtom);
  set(putCartAtom, { cart, happening });
  tellCartChange(get, before);
  set(settleCartAtom);
  if (before.lines.length > 0) set(heldAtom, heldNow(get, { kind: "replaced" }, before));
});

/** Restores the cart. What the menu or the clock has removed since (R41) is removed again, and the diner is told. */
export const putBackAtom = atom(null, (get, set) => {
  const held = get(shownHeldAtom);
  if (!held) return;
  const { before, taken } = held;
  const happening: CartHappening =
    taken.kind === "line" ? { kind: "added", name: taken.line.name } : { kind: "changed" };
  const emptier = get(cartAtom);
  set(putCartAtom, { cart: before, happening });
  tellCartChange(get, emptier);
  set(refreshCartAtom);
  set(expireCartAtom);
});

export const dismissTakenOutAtom = atom(null, (_get, set) => set(heldAtom, null));
