import { atom } from "jotai";
import { giftSums } from "../../../domain/gift/giftSums.ts";
import { type PricedGifts, priceGifts } from "../../../domain/gift/priceGifts.ts";
import { receiptRows } from "../../../domain/order/receiptRows.ts";
import { giftPaymentAtom } from "../../gift/giftWalletPress.atoms.ts";
import { giftPricingAtom } from "../../gift/pricedGifts.atoms.ts";
import { cardTypeAtom } from "../../payment/card.atoms.ts";

/** What the gift cart costs at its checkout, including the surcharge of this card or wallet (R25). */
export const paidGiftsAtom = atom((get): PricedGifts => {
  const paidBy = { method: get(giftPaymentAtom), cardType: get(cardTypeAtom) };
  return priceGifts({ ...get(giftPricingAtom), paidBy });
});

/** R116: its rows, for the checkout and a wallet's sheet. */
export const giftReceiptAtom = atom((get) => receiptRows(giftSums(get(paidGiftsAtom))));
