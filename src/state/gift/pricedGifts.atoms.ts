import { atom } from "jotai";
import { type PricedGifts, priceGifts } from "../../domain/gift/priceGifts.ts";
import type { PaidBy } from "../../domain/payment/bankSurcharges.ts";
import { giftSurchargesAtom } from "./giftCards.atoms.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";
import { giftCouponsAtom } from "./giftCoupons.atoms.ts";

/** The card that the gift checkout is paid with. Null elsewhere: then no card surcharge applies. */
export const giftPaidByAtom = atom<PaidBy | null>(null);

export const pricedGiftsAtom = atom(
  (get): PricedGifts =>
    priceGifts({
      ...get(giftCartAtom),
      coupons: get(giftCouponsAtom),
      bank: get(giftSurchargesAtom),
      paidBy: get(giftPaidByAtom),
    }),
);
