import { atom } from "jotai";
import { type ValidatedCart, validateCart } from "../../domain/promotion/validateCart.ts";
import { cartAtom, cartMenuAtom, saveCartAtom } from "../cart/cart.atoms.ts";
import { noticeCartAtom } from "../cart/cartNotices.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { isMemberAwaitedAtom, memberAtom } from "../customer/customer.atoms.ts";
import { couponAtom } from "./coupon.atoms.ts";
import { arePromotionsKnownAtom, promotionsAtom } from "./rules.atoms.ts";

/** Whether it isn't known yet who the member is, or how many points they have. */
const arePointsAwaitedAtom = atom((get) => {
  const member = get(memberAtom);
  return member ? !member.isRead : get(isMemberAwaitedAtom);
});

/**
 * The cart without what may no longer be redeemed or rolled in; unchanged while the offers aren't known. Redeemed
 * products wait for their member, however long that takes (R61).
 */
export const validatedCartAtom = atom((get): ValidatedCart => {
  const cart = get(cartAtom);
  const menu = get(cartMenuAtom);
  if (!menu || !get(arePromotionsKnownAtom)) return { cart, notices: [] };
  return validateCart({
    cart,
    menu,
    promotions: get(promotionsAtom),
    coupon: get(couponAtom),
    points: get(arePointsAwaitedAtom) ? Number.POSITIVE_INFINITY : (get(memberAtom)?.points ?? null),
    now: get(nowAtom),
  });
});

/** Replaces the cart with the settled one, and tells the diner what was removed. */
export const validateCartAtom = atom(null, (get, set) => {
  const { cart, notices } = get(validatedCartAtom);
  if (cart === get(cartAtom)) return;
  set(saveCartAtom, { cart, event: { kind: "changed" } });
  set(noticeCartAtom, notices);
});
