import { atom } from "jotai";
import type { TypedAddress } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { keptTypedAtom } from "../form/form.ts";
import { chooseKeepingAtom, isContactKeptAtom, keptAddressAtom, keptContactAtom } from "./keptContact.atoms.ts";

const blank: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };
const nowhere: TypedAddress = { street: "", suburb: "", postcode: "", state: "", instructions: "" };

/**
 * Stays while the tab is open, so that neither a reload nor going back to the menu costs any typing. It begins with what
 * the device keeps of the diner's last order.
 */
export const typedContactAtom = keptTypedAtom("contact", (get): TypedContact => get(keptContactAtom) ?? blank);

/** Where a delivery goes; the same holds for it. */
export const typedAddressAtom = keptTypedAtom("address", (get): TypedAddress => get(keptAddressAtom) ?? nowhere);

/** Whether the next order's details are kept on the device. */
export const keepsContactAtom = atom(
  (get) => get(isContactKeptAtom),
  (get, set, isKept: boolean) => {
    // What the fields show stays in them, wherever it came from.
    set(typedContactAtom, get(typedContactAtom));
    set(typedAddressAtom, get(typedAddressAtom));
    set(chooseKeepingAtom, isKept);
  },
);
