import { atom, type Getter } from "jotai";
import type { Cart, CartLine, LineId } from "../../domain/cart/cart.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { removeLineAtom } from "../cart/cart.actions.ts";
import { type CartEvent, cartAtom, cartEventAtom, cartStoreIdAtom, saveCartAtom } from "../cart/cart.atoms.ts";
import { clearCartAtom, dismissCartNoticesAtom } from "../cart/cartNotices.atoms.ts";
import { expireCartAtom, refreshCartAtom } from "../cart/checkCart.actions.ts";
import { emitCartChange } from "../cart/emitItems.ts";
import { validateCartAtom } from "./validatedCart.atoms.ts";

/** What the diner removed last. `replaced`: by another cart. */
export type RemovedLine = { readonly kind: "line"; readonly line: CartLine } | { readonly kind: "all" | "replaced" };

interface Removal {
  readonly taken: RemovedLine;
  readonly storeId: StoreId | null;
  readonly before: Cart;
  /** Each change of the cart creates a new object. After the cart's next change, this entry is outdated. */
  readonly event: CartEvent | null;
}

const cachedAtom = atom<Removal | null>(null);

const shownRemovedAtom = atom((get) => {
  const removal = get(cachedAtom);
  return removal?.storeId === get(cartStoreIdAtom) && removal.event === get(cartEventAtom) ? removal : null;
});

/** It has no timer, which would be too short for slow readers. It disappears with the cart's next change. */
export const removedAtom = atom((get): RemovedLine | null => get(shownRemovedAtom)?.taken ?? null);

function removedNow(get: Getter, taken: RemovedLine, before: Cart): Removal {
  return { taken, storeId: get(cartStoreIdAtom), before, event: get(cartEventAtom) };
}

export const removeLineWithUndoAtom = atom(null, (get, set, lineId: LineId) => {
  const before = get(cartAtom);
  const line = before.lines.find(({ id }) => id === lineId);
  if (!line) return;
  set(removeLineAtom, lineId);
  // What depended on the line is removed with it, and put back with it.
  set(validateCartAtom);
  set(cachedAtom, removedNow(get, { kind: "line", line }, before));
});

export const removeAllWithUndoAtom = atom(null, (get, set) => {
  const before = get(cartAtom);
  set(clearCartAtom);
  emitCartChange(get, before);
  set(cachedAtom, removedNow(get, { kind: "all" }, before));
});

export const replaceCartAtom = atom(null, (get, set, cart: Cart, event: CartEvent = { kind: "changed" }) => {
  const before = get(cartAtom);
  set(dismissCartNoticesAtom);
  set(saveCartAtom, { cart, event });
  emitCartChange(get, before);
  set(validateCartAtom);
  if (before.lines.length > 0) set(cachedAtom, removedNow(get, { kind: "replaced" }, before));
});

/** Restores the cart. What the menu or the clock has removed since (R41) is removed again, and the diner is told. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const removal = get(shownRemovedAtom);
  if (!removal) return;
  const { before, taken } = removal;
  const event: CartEvent = taken.kind === "line" ? { kind: "added", name: taken.line.name } : { kind: "changed" };
  const emptier = get(cartAtom);
  set(saveCartAtom, { cart: before, event });
  emitCartChange(get, emptier);
  set(refreshCartAtom);
  set(expireCartAtom);
});

export const dismissRemovedAtom = atom(null, (_get, set) => set(cachedAtom, null));
