import { atom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { reorder } from "../../domain/order/reorder.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { replaceCartAtom } from "../promotion/takeOut.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

/** Replaces the cart with a past order. If nothing of the order is available any more, the cart is unchanged. */
export const reorderAtom = atom(null, (get, set, { items, number }: Pick<LiveOrder, "items" | "number">) => {
  const menu = get(cartMenuAtom);
  if (!menu) return;
  const { cart, news } = reorder(items, menu, get(servicesAtom).clock.now());
  const isThere = cart.lines.length > 0;
  if (isThere) set(replaceCartAtom, cart, { kind: "reordered", number });
  set(noticeCartAtom, isThere ? [{ kind: "reordered", number }, ...news] : news);
});
