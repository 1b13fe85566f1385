import { atom } from "jotai";
import { pointsRedeemed, usesStamps } from "../../domain/promotion/points.ts";
import { type RedemptionOffer, redemptionOffers } from "../../domain/promotion/redemptionOffers.ts";
import { cartAtom, cartMenuAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { promotionsAtom } from "./rules.atoms.ts";

/** The member's remaining points; null for a guest, and while the number isn't known. */
export const pointsLeftAtom = atom((get): number | null => {
  const member = get(memberAtom);
  return member?.isRead ? member.points - pointsRedeemed(get(cartAtom)) : null;
});

/** R26: whether this store's points are stamps. */
export const usesStampsAtom = atom((get) => usesStamps(get(promotionsAtom).points, get(nowAtom)));

/** The key of the rule whose reward the member asked for in the cart. Null means any rule. */
export const wantedRuleAtom = atom<string | null>(null);

/** What the member may redeem here, even if they have too few points; empty for a guest. */
export const redemptionOffersAtom = atom((get): readonly RedemptionOffer[] => {
  const menu = get(cartMenuAtom);
  if (!menu || !get(memberAtom)) return [];
  return redemptionOffers(menu, get(promotionsAtom).points, get(nowAtom));
});
