import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";

/** R33 return: an order that was placed while its store wasn't on the screen, and that the diner hasn't seen. */
export const orderChangeAtom = atom<OrderReference | null>(null);

/** The same for an order of gift cards, which has another page. */
export const giftChangeAtom = atom<OrderReference | null>(null);

/**
 * The element shows another shop now, or none. An order in progress continues here, but this shop's screens aren't
 * visible.
 */
export const isElementRemovedAtom = atom(false);
