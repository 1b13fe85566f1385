import { contactAsked } from "../../domain/checkout/contactAsked.ts";
import { checkContact } from "../../domain/customer/contact.ts";
import { checkCard } from "../../domain/payment/card.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { buildForm } from "../form/form.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { typedCardAtom } from "../payment/card.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

export const contactForm = buildForm(typedContactAtom, (typed, get) =>
  checkContact(typed, contactAsked(typed, get(pricedOrderAtom).total)),
);

export const cardForm = buildForm(typedCardAtom, (typed, get) => {
  const store = get(storeAtom);
  return checkCard(typed, get(nowAtom), store.kind === "ready" ? store.value.zone : "UTC");
});
