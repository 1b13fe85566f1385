import { atom } from "jotai";
import type { TypedAddress } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { knownContact, memberContact } from "../../domain/customer/memberContact.ts";
import { memberAtom } from "./customer.atoms.ts";
import {
  chooseKeepingAtom,
  isContactKeptAtom,
  keptAddressAtom,
  keptContactAtom,
  profileAtom,
} from "./keptContact.atoms.ts";
import { ownTypedAtom } from "./ownTyped.ts";

const blank: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };
const nowhere: TypedAddress = { street: "", suburb: "", postcode: "", state: "", instructions: "" };

const typedByHandAtom = ownTypedAtom("contact", (get): TypedContact => {
  const profile = get(profileAtom);
  return profile ? memberContact(profile) : (get(keptContactAtom) ?? blank);
});

/** What a member's profile gives to their orders (R62); nothing for a guest. */
export const knownContactAtom = atom((get): Partial<TypedContact> => {
  const member = get(memberAtom);
  return member ? knownContact(member) : {};
});

/**
 * Stays while the tab is open, so that neither a reload nor going back to the menu costs any typing. It begins with what
 * the device keeps of the diner's last order. A member's profile comes before both.
 */
export const typedContactAtom = atom(
  (get): TypedContact => ({ ...get(typedByHandAtom), ...get(knownContactAtom) }),
  (_get, set, change: Partial<TypedContact> | null) => set(typedByHandAtom, change),
);

/** Where a delivery goes; the same holds for it. */
export const typedAddressAtom = ownTypedAtom("address", (get): TypedAddress => {
  const { street, suburb, postcode, state, instructions } =
    get(profileAtom)?.address ?? get(keptAddressAtom) ?? nowhere;
  return { street, suburb, postcode, state, instructions };
});

/** Where maps found the address of a member's profile. */
export const profileAddressAtom = atom((get) => get(profileAtom)?.address ?? null);

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
