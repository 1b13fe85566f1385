import { atom } from "jotai";
import { type PricedGifts, priceGifts } from "../../../domain/gift/priceGifts.ts";
import { giftPricingAtom } from "../../gift/pricedGifts.atoms.ts";
import { cardTypeAtom } from "../../payment/card.atoms.ts";

/** What the gift cart costs at its checkout, including the surcharge of this card (R25). */
export const paidGiftsAtom = atom(
  (get): PricedGifts =>
    priceGifts({ ...get(giftPricingAtom), paidBy: { method: "card", cardType: get(cardTypeAtom) } }),
);
