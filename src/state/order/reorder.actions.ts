import { atom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { reorder } from "../../domain/order/reorder.ts";
import { cartCountAtom, cartMenuAtom } from "../cart/cart.atoms.ts";
import { noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { replaceCartAtom } from "../promotion/takeOut.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

/** In the place of what is in the cart. False where nothing of it can be had any more: a full cart stays as it was. */
export const reorderAtom = atom(null, (get, set, { items }: Pick<LiveOrder, "items">): boolean => {
  const menu = get(cartMenuAtom);
  if (!menu) return false;
  const { cart, news } = reorder(items, menu, get(servicesAtom).clock.now());
  const isThere = cart.lines.length > 0;
  if (!isThere && get(cartCountAtom) > 0) return false;
  if (isThere) set(replaceCartAtom, cart);
  set(noticeCartAtom, news);
  return isThere;
});
