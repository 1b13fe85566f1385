import { atom } from "jotai";
import { checkOrderContact } from "../../domain/checkout/checkOrderContact.ts";
import { contactAsked, type Receiving } from "../../domain/checkout/contactAsked.ts";
import { checkCard } from "../../domain/payment/card.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { buildForm } from "../form/form.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { typedCardAtom } from "../payment/card.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";

const receivingAtom = atom((get): Receiving => ({ mode: get(modeAtom), visit: get(visitAtom) }));

/** Of the chosen mode. */
export const contactAskedAtom = atom((get) => contactAsked(get(receivingAtom)));

export const contactForm = buildForm(typedContactAtom, (typed, get) =>
  checkOrderContact(typed, get(receivingAtom), get(pricedOrderAtom).total),
);

export const cardForm = buildForm(typedCardAtom, (typed, get) => {
  const store = get(storeAtom);
  return checkCard(typed, get(nowAtom), store.kind === "ready" ? store.value.zone : "UTC");
});
