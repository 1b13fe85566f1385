import { atom } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import type { CartNews } from "../../domain/cart/refreshCart.ts";
import type { SettledNews } from "../../domain/promotion/settleCart.ts";
import { cartStoreIdAtom, putCartAtom } from "./cart.atoms.ts";

/**
 * Why a saved order isn't in the cart, or not all of it (R59). `unread`, `no-menu`: the cart is unchanged; `failed`: it
 * is empty.
 */
export type SavedOrderNews =
  | { readonly kind: "elsewhere" | "failed" | "unread" | "no-menu" }
  | { readonly kind: "gone"; readonly count: number };

/** Changes of the cart that the diner didn't make. */
export type CartNotice =
  | CartNews
  | SettledNews
  | { readonly kind: "expired" }
  /** A past order is in the cart again. `number` is as in the cart's happening. */
  | { readonly kind: "reordered"; readonly number: string | null }
  /** That order's coupon code, which isn't applied again. */
  | { readonly kind: "code-left-out"; readonly code: string }
  | { readonly kind: "saved-order"; readonly news: SavedOrderNews };

const heldNoticesAtom = atom<{ readonly storeId: number | null; readonly notices: readonly CartNotice[] }>({
  storeId: null,
  notices: [],
});

/** Notices stay until the diner dismisses them: the cart may be out of sight when they appear. */
export const cartNoticesAtom = atom((get): readonly CartNotice[] => {
  const { storeId, notices } = get(heldNoticesAtom);
  return storeId === get(cartStoreIdAtom) ? notices : [];
});

export const noticeCartAtom = atom(null, (get, set, news: readonly CartNotice[]) => {
  if (news.length === 0) return;
  set(heldNoticesAtom, { storeId: get(cartStoreIdAtom), notices: [...get(cartNoticesAtom), ...news] });
});

export const dismissCartNoticesAtom = atom(null, (_get, set) => set(heldNoticesAtom, { storeId: null, notices: [] }));

export const clearCartAtom = atom(null, (_get, set) => {
  set(dismissCartNoticesAtom);
  set(putCartAtom, { cart: emptyCart, happening: { kind: "changed" } });
});
