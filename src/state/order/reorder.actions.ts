import { atom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { reorder } from "../../domain/order/reorder.ts";
import { cartAtom, cartMenuAtom, putCartAtom } from "../cart/cart.atoms.ts";
import { noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { tellCartChange } from "../cart/tellItems.ts";
import { servicesAtom } from "../services.atoms.ts";

/** Only into an empty cart. */
export const reorderAtom = atom(null, (get, set, { items, number }: Pick<LiveOrder, "items" | "number">) => {
  const menu = get(cartMenuAtom);
  const before = get(cartAtom);
  if (!menu || before.lines.length > 0) return;
  const { cart, news } = reorder(items, menu, get(servicesAtom).clock.now());
  set(putCartAtom, { cart, happening: { kind: "reordered", number } });
  tellCartChange(get, before);
  set(noticeCartAtom, cart.lines.length > 0 ? [{ kind: "reordered", number }, ...news] : news);
});
