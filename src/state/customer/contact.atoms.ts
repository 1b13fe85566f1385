import { atom } from "jotai";
import type { TypedAddress } from "../../domain/customer/address.ts";
import type { TypedContact } from "../../domain/customer/contact.ts";
import { knownContact, memberContact } from "../../domain/customer/customer.ts";
import { memberAtom } from "./customer.atoms.ts";
import { ownTypedAtom } from "./ownTyped.ts";
import {
  chooseKeepingAtom,
  isContactStoredAtom,
  profileAtom,
  storedAddressAtom,
  storedContactAtom,
} from "./rememberDetails.atoms.ts";

const blank: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };
const nowhere: TypedAddress = { street: "", suburb: "", postcode: "", state: "", instructions: "" };

const typedByHandAtom = ownTypedAtom("contact", (get): TypedContact => {
  const profile = get(profileAtom);
  return profile ? memberContact(profile) : (get(storedContactAtom) ?? blank);
});

/** The contact fields that a member's profile fills in for their orders (R62); none for a guest. */
export const knownContactAtom = atom((get): Partial<TypedContact> => {
  const member = get(memberAtom);
  return member ? knownContact(member) : {};
});

/**
 * Kept while the tab is open, so that a reload or a return to the menu loses nothing that was typed. Starts with what
 * the device stores of the diner's last order. A member's profile comes before both.
 */
export const typedContactAtom = atom(
  (get): TypedContact => ({ ...get(typedByHandAtom), ...get(knownContactAtom) }),
  (_get, set, change: Partial<TypedContact> | null) => set(typedByHandAtom, change),
);

/** The delivery address, which is kept in the same way. */
export const typedAddressAtom = ownTypedAtom("address", (get): TypedAddress => {
  const { street, suburb, postcode, state, instructions } =
    get(profileAtom)?.address ?? get(storedAddressAtom) ?? nowhere;
  return { street, suburb, postcode, state, instructions };
});

/** The address in a member's profile, with the position that maps found for it. */
export const profileAddressAtom = atom((get) => get(profileAtom)?.address ?? null);

/** Whether the next order's details are stored on the device. */
export const keepsContactAtom = atom(
  (get) => get(isContactStoredAtom),
  (get, set, isKept: boolean) => {
    // The fields keep what they show, wherever it came from.
    set(typedContactAtom, get(typedContactAtom));
    set(typedAddressAtom, get(typedAddressAtom));
    set(chooseKeepingAtom, isKept);
  },
);
