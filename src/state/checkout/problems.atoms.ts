import { atom } from "jotai";
import { type CheckoutProblem, checkoutProblems } from "../../domain/checkout/checkoutProblems.ts";
import { contactFormAtom } from "../customer/contact.atoms.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { chosenMethodAtom } from "../payment/payment.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** What is wrong with the forms as they stand. */
export const checkoutProblemsAtom = atom((get): readonly CheckoutProblem[] => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return [];
  return checkoutProblems({
    contact: get(contactFormAtom),
    payment: get(chosenMethodAtom)?.problems(get) ?? [],
    total: get(pricedOrderAtom).total,
  });
});
