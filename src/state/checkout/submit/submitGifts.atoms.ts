import { atom } from "jotai";
import { type Contact, checkContact, contactFields } from "../../../domain/customer/contact.ts";
import type { GiftDraftInput } from "../../../domain/gift/draftGifts.ts";
import { giftSale } from "../../../domain/gift/giftSale.ts";
import { chargedSurcharges } from "../../../domain/order/chargedSurcharges.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { buildForm } from "../../form/form.ts";
import { expireGiftsAtom } from "../../gift/followGifts.actions.ts";
import { areGiftsSoldAtom, giftCardsAtom } from "../../gift/giftCards.atoms.ts";
import { giftCartAtom } from "../../gift/giftCart.atoms.ts";
import { areGiftCodesPendingAtom } from "../../gift/giftCoupons.atoms.ts";
import { byStoredCard, paymentMethodsAtom } from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { giftPlacing } from "../goods/giftGoods.ts";
import { createSubmit } from "./createSubmit.ts";
import { paidGiftsAtom } from "./paidGifts.atoms.ts";

/** The buyer's own details. */
export const buyerForm = buildForm(typedContactAtom, (typed) => checkContact(typed, contactFields));

/** R72: gift cards are paid by card, new or stored. */
export const giftMethodAtom = atom((get): PaymentMethodRules | null => {
  const card = get(paymentMethodsAtom).find(({ method }) => method === "card");
  return card && get(storedCardAtom) ? byStoredCard(card) : (card ?? null);
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
  draft: (get, contact, basics) => ({ ...basics, contact, priced: get(paidGiftsAtom) }),
  attempt(get, basics) {
    const priced = get(paidGiftsAtom);
    const surcharges = chargedSurcharges({ holidays: [], bank: priced.bank });
    return { goods: "gift", ...basics, ordered: get(giftCartAtom).lines, sale: giftSale(priced), surcharges };
  },
  encode: (ordering, draft) => ordering.encodeGifts(draft),
  address: () => null,
});
