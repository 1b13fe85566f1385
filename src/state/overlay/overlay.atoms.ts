import { atom } from "jotai";
import type { LineId, TriggerId } from "../../domain/cart/cart.ts";

/** The store's texts for diners. */
export type Policy = "privacy" | "delivery" | "refund" | "terms";

/** What is shown above the screen, at most one. A feature opens another feature's overlay through this. */
export type Overlay =
  /** With a line, that line of the cart is changed; without one, a new one is added. */
  | { readonly kind: "product"; readonly cardKey: string; readonly lineId?: LineId }
  /** A link named a dish that this store doesn't sell (R80), or has sold out (R95). */
  | { readonly kind: "missing-dish"; readonly isSoldOut: boolean }
  /** A line of the cart becomes a meal through an offer. */
  | { readonly kind: "meal"; readonly lineId: LineId; readonly triggerId: TriggerId }
  | { readonly kind: "redemption" }
  | { readonly kind: "dietary" }
  | { readonly kind: "categories" }
  | { readonly kind: "policy"; readonly policy: Policy }
  | { readonly kind: "menu-drawer" }
  | { readonly kind: "sign-in" };

export const overlayAtom = atom<Overlay | null>(null);

export const openOverlayAtom = atom(null, (_get, set, overlay: Overlay) => set(overlayAtom, overlay));

export const closeOverlayAtom = atom(null, (_get, set) => set(overlayAtom, null));
