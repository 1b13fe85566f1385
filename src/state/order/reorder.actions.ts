import { atom } from "jotai";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { reorder } from "../../domain/order/reorder.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { type CartNotice, noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { codeToApplyAtom } from "../promotion/coupon.atoms.ts";
import { replaceCartAtom } from "../promotion/removal.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

interface Reordered extends Pick<LiveOrder, "items" | "couponCodes"> {
  readonly orderedAt: LiveOrder["orderedAt"] | "shared";
}

/** Replaces the cart with a past order. If nothing of the order is available any more, the cart is unchanged. */
export const reorderAtom = atom(null, (get, set, { items, orderedAt, couponCodes }: Reordered) => {
  const menu = get(cartMenuAtom);
  if (!menu) return;
  const { cart, notices } = reorder(items, menu, get(servicesAtom).clock.now());
  if (cart.lines.length === 0) return set(noticeCartAtom, notices);
  set(replaceCartAtom, cart, { kind: "reordered", orderedAt });
  const codes = couponCodes
    .filter((code) => code !== get(codeToApplyAtom))
    .map((code): CartNotice => ({ kind: "code-left-out", code }));
  set(noticeCartAtom, [{ kind: "reordered", orderedAt }, ...notices, ...codes]);
});
