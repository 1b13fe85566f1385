import { atom } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import type { CartChange } from "../../domain/cart/refreshCart.ts";
import type { ValidationChange } from "../../domain/promotion/validateCart.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { buildNotices } from "./buildNotices.ts";
import { saveCartAtom } from "./cart.atoms.ts";

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

export const {
  noticesAtom: cartNoticesAtom,
  noticeAtom: noticeCartAtom,
  dismissAtom: dismissCartNoticesAtom,
} = buildNotices<CartNotice>();

export const clearCartAtom = atom(null, (_get, set) => {
  set(dismissCartNoticesAtom);
  set(saveCartAtom, { cart: emptyCart, event: { kind: "changed" } });
});
