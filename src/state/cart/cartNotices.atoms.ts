import { atom } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import type { CartNews } from "../../domain/cart/refreshCart.ts";
import type { SettledNews } from "../../domain/promotion/settleCart.ts";
import { cartStoreIdAtom, putCartAtom } from "./cart.atoms.ts";

/** Why not all of a saved order is in the cart (R59). `unread`, `no-menu`: the cart stays as it was; `failed`: it is empty. */
export type SavedOrderNews =
  | { readonly kind: "elsewhere" | "failed" | "unread" | "no-menu" }
  | { readonly kind: "gone"; readonly count: number };

/** Changes of the cart that the diner didn't make. */
export type CartNotice =
  | CartNews
  | SettledNews
  | { readonly kind: "expired" }
  /** A past order is in the cart again, by its number; empty where the store had given it none (R70). */
  | { readonly kind: "reordered"; readonly number: string }
  | { readonly kind: "saved-order"; readonly news: SavedOrderNews };

const heldNoticesAtom = atom<{ readonly storeId: number | null; readonly notices: readonly CartNotice[] }>({
  storeId: null,
  notices: [],
});

/** They stay until the diner has dismissed them: the cart may be out of sight when they appear. */
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
