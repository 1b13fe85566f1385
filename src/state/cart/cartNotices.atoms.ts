import { atom } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import type { CartChange } from "../../domain/cart/refreshCart.ts";
import type { ValidationChange } from "../../domain/promotion/validateCart.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartStoreIdAtom, saveCartAtom } from "./cart.atoms.ts";

/**
 * Why a saved order isn't in the cart, or not all of it (R59). `unread`, `no-menu`: the cart is unchanged; `failed`: it
 * is empty.
 */
export type SavedOrderChange =
  | { readonly kind: "elsewhere" | "failed" | "unread" | "no-menu" }
  | { readonly kind: "gone"; readonly count: number };

/** Changes of the cart that the diner didn't make. */
export type CartNotice =
  | CartChange
  | ValidationChange
  | { readonly kind: "expired" }
  /** A past order is in the cart again. `orderedAt` is as in the cart's event. */
  | { readonly kind: "reordered"; readonly orderedAt: Instant | "shared" | null }
  /** That order's coupon code, which isn't applied again. */
  | { readonly kind: "code-left-out"; readonly code: string }
  | { readonly kind: "saved-order"; readonly notices: SavedOrderChange };

const cachedNoticesAtom = atom<{ readonly storeId: number | null; readonly notices: readonly CartNotice[] }>({
  storeId: null,
  notices: [],
});

/** Notices stay until the diner dismisses them: the cart may be out of sight when they appear. */
export const cartNoticesAtom = atom((get): readonly CartNotice[] => {
  const { storeId, notices } = get(cachedNoticesAtom);
  return storeId === get(cartStoreIdAtom) ? notices : [];
});

export const noticeCartAtom = atom(null, (get, set, notices: readonly CartNotice[]) => {
  if (notices.length === 0) return;
  set(cachedNoticesAtom, { storeId: get(cartStoreIdAtom), notices: [...get(cartNoticesAtom), ...notices] });
});

export const dismissCartNoticesAtom = atom(null, (_get, set) => set(cachedNoticesAtom, { storeId: null, notices: [] }));

export const clearCartAtom = atom(null, (_get, set) => {
  set(dismissCartNoticesAtom);
  set(saveCartAtom, { cart: emptyCart, event: { kind: "changed" } });
});
