import { atom } from "jotai";
import { checkOrderContact, type Receiving, requiredContact } from "../../../domain/checkout/checkOrderContact.ts";
import { knownContactAtom, typedContactAtom } from "../../customer/contact.atoms.ts";
import { buildForm } from "../../form/form.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { visitAtom } from "../../visit/visit.atoms.ts";

const receivingAtom = atom((get): Receiving => ({ mode: get(modeAtom), visit: get(visitAtom) }));

/** The contact fields that the chosen mode asks for. */
export const requiredContactAtom = atom((get) => requiredContact(get(receivingAtom)));

/** The fields asked for that a member's profile doesn't have. */
export const contactLackingAtom = atom((get) => {
  const contact = get(knownContactAtom);
  return get(requiredContactAtom).filter((name) => contact[name] === undefined);
});

export const contactForm = buildForm(typedContactAtom, (typed, get) =>
  checkOrderContact(typed, get(receivingAtom), get(pricedOrderAtom).total, get(knownContactAtom).phone),
);
