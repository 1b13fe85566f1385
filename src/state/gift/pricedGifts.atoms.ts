import { atom } from "jotai";
import { type GiftPricing, type PricedGifts, priceGifts } from "../../domain/gift/priceGifts.ts";
import type { Cents } from "../../domain/money/cents.ts";
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

/** What the gift cart costs at its checkout, including the card surcharge. Null while the checkout isn't shown. */
export const giftCheckoutTotalAtom = atom<Cents | null>(null);
