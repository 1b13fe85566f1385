import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";

/** R33: an order that was placed while its store was not on the screen, and that its diner has not seen. */
export const orderNewsAtom = atom<OrderReference | null>(null);

/** The element shows another shop now, or none: what was on its way here goes on, but nobody sees this one's screens. */
export const isShopGoneAtom = atom(false);
