import { atom } from "jotai";
import { type GiftPricing, type PricedGifts, priceGifts } from "../../domain/gift/priceGifts.ts";
import { giftSurchargesAtom } from "./giftCards.atoms.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";
import { giftCouponsAtom } from "./giftCoupons.atoms.ts";

export const giftPricingAtom = atom(
  (get): GiftPricing => ({
    ...get(giftCartAtom),
    coupons: get(giftCouponsAtom),
    bank: get(giftSurchargesAtom),
    paidBy: null,
  }),
);

/** The prices in the store and its cart. The checkout adds the surcharge of a card. */
export const pricedGiftsAtom = atom((get): PricedGifts => priceGifts(get(giftPricingAtom)));
