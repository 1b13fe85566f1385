import { atom } from "jotai";
import { lackingContact } from "../../../domain/checkout/walletSheet.ts";
import { type Contact, checkContact, contactFields } from "../../../domain/customer/contact.ts";
import type { GiftDraftInput } from "../../../domain/gift/draftGifts.ts";
import { giftSale, giftSums } from "../../../domain/gift/giftSums.ts";
import { type PricedGifts, priceGifts } from "../../../domain/gift/priceGifts.ts";
import { receiptRows } from "../../../domain/order/receiptRows.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { buildForm } from "../../form/form.ts";
import { expireGiftsAtom } from "../../gift/followGifts.actions.ts";
import { areGiftsSoldAtom, giftCardsAtom } from "../../gift/giftCards.atoms.ts";
import { giftCartAtom } from "../../gift/giftCart.atoms.ts";
import { areGiftCodesPendingAtom } from "../../gift/giftCoupons.atoms.ts";
import { giftPaymentAtom } from "../../gift/giftWalletPress.atoms.ts";
import { giftPricingAtom } from "../../gift/pricedGifts.atoms.ts";
import { cardTypeAtom } from "../../payment/card.atoms.ts";
import { byStoredCard, paymentMethodsAtom } from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { refreshPausedAtom } from "../../store/refreshPaused.actions.ts";
import { giftPlacing } from "../goods/giftGoods.ts";
import { openPlacing } from "../placing/openPlacing.ts";
import { createSubmit } from "./createSubmit.ts";

/** What the gift cart costs at its checkout, including the surcharge of this card or wallet (R25). */
export const paidGiftsAtom = atom((get): PricedGifts => {
  const paidBy = { method: get(giftPaymentAtom), cardType: get(cardTypeAtom) };
  return priceGifts({ ...get(giftPricingAtom), paidBy });
});

/** R116: its rows, for the checkout and a wallet's sheet. */
export const giftReceiptAtom = atom((get) => receiptRows(giftSums(get(paidGiftsAtom))));

/** The buyer's own details. */
export const buyerForm = buildForm(typedContactAtom, (typed) => checkContact(typed, contactFields));

export const giftMethodAtom = atom((get): PaymentMethodRules | null => {
  const payment = get(giftPaymentAtom);
  const rules = get(paymentMethodsAtom).find(({ method }) => method === payment) ?? null;
  return rules?.method === "card" && get(storedCardAtom) ? byStoredCard(rules) : rules;
});

export const { submitAtom: submitGiftsAtom, payAgainAtom: payGiftsAgainAtom } = createSubmit<
  null,
  Contact,
  GiftDraftInput
>({
  placing: giftPlacing,
  methodAtom: giftMethodAtom,
  totalAtom: atom((get) => get(paidGiftsAtom).total),
  blocked(get) {
    if (get(giftCardsAtom).kind !== "ready" || get(areGiftCodesPendingAtom)) return { kind: "not-loaded" };
    return get(areGiftsSoldAtom) ? null : { kind: "not-sold" };
  },
  seen: () => null,
  refresh: (set) => set(expireGiftsAtom),
  check(get) {
    const contact = get(buyerForm.checked);
    if (!contact.ok) return { kind: "invalid" };
    if (get(giftCartAtom).lines.length === 0) return { kind: "price-changed" };
    return { kind: "checked", fields: contact.value };
  },
  draft: (get, contact, basics) => ({
    ...basics,
    contact,
    priced: get(paidGiftsAtom),
    payment: get(giftPaymentAtom),
  }),
  attempt(get, basics) {
    const priced = get(paidGiftsAtom);
    const { surcharges } = giftSums(priced);
    return { goods: "gift", ...basics, ordered: get(giftCartAtom).lines, sale: giftSale(priced), surcharges };
  },
  encode: (ordering, draft) => ordering.encodeGifts(draft),
  wallet: {
    asks: (get) => ({ contact: lackingContact(get(buyerForm.checked)), address: false }),
    receipt: (get) => get(giftReceiptAtom),
    // A gift card goes to an e-mail address.
    locate: () => true,
    takeAddress: async () => {},
  },
  address: () => null,
});

/** Call it when the gift checkout is opened and the gift services are loaded. Returns a function that stops it. */
export const openGiftCheckoutAtom = atom(null, (get, set) => {
  void set(refreshPausedAtom);
  return openPlacing({ get, set, placing: giftPlacing });
});
