import { atom } from "jotai";
import { type CheckoutProblem, checkoutProblems } from "../../domain/checkout/checkoutProblems.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { contactFormAtom } from "../customer/contact.atoms.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { cardFormAtom } from "../payment/card.atoms.ts";
import { paymentAtom } from "../payment/payment.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** What is wrong with the forms as they stand. */
export const checkoutProblemsAtom = atom((get): readonly CheckoutProblem[] => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return [];
  return checkoutProblems({
    contact: get(contactFormAtom),
    card: get(cardFormAtom),
    payment: get(paymentAtom),
    total: get(pricedOrderAtom).total,
    now: get(nowAtom),
    zone: store.value.zone,
  });
});
