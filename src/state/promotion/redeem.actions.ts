import { atom } from "jotai";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Selection } from "../../domain/menu/selection.ts";
import { type RedemptionOffer, redemptionBy } from "../../domain/promotion/redemptionOffers.ts";
import { addToCartAtom } from "../cart/cart.actions.ts";
import { pointsLeftAtom } from "./redemptions.atoms.ts";

interface RedeemWish {
  readonly offer: RedemptionOffer;
  readonly menu: Menu;
  readonly selection: Selection;
}

/** S17: redeems one product at a time, at its reduced price. */
export const redeemAtom = atom(null, (get, set, { offer, menu, selection }: RedeemWish) => {
  const balance = get(pointsLeftAtom);
  if (balance === null || balance < offer.rule.points) return null;
  return set(addToCartAtom, {
    listed: offer,
    menu,
    selection,
    quantity: 1,
    note: "",
    redemption: redemptionBy(offer.rule),
    mealAddOns: [],
  });
});
