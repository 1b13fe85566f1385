import { atom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { reorder } from "../../domain/order/reorder.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { replaceCartAtom } from "../promotion/takeOut.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

/** In the place of what is in the cart. That stays as it was where nothing of the order can be had any more. */
export const reorderAtom = atom(null, (get, set, { items }: Pick<LiveOrder, "items">) => {
  const menu = get(cartMenuAtom);
  if (!menu) return;
  const { cart, news } = reorder(items, menu, get(servicesAtom).clock.now());
  if (cart.lines.length > 0) set(replaceCartAtom, cart);
  set(noticeCartAtom, news);
});
