import { atom } from "jotai";
import { checkAddress } from "../../domain/customer/address.ts";
import { isInAreas } from "../../domain/fulfilment/deliveryReach.ts";
import { typedAddressAtom } from "../customer/contact.atoms.ts";
import { buildForm } from "../form/form.ts";
import { chargesAtom } from "../promotion/rules.atoms.ts";
import { buildTaking } from "./suggestions.atoms.ts";

export const addressForm = buildForm(typedAddressAtom, (typed, get) => {
  const { reach } = get(chargesAtom);
  return checkAddress(typed, (postcode) => isInAreas(postcode, reach));
});

const wholePostcode = 4;

/**
 * Reported as soon as the postcode is complete, not only when the form is sent: filling in the rest would be useless.
 */
export const isOutOfAreaAtom = atom((get) => {
  const form = get(addressForm.checked);
  return (
    !form.ok && form.problems.postcode === "not-served" && get(typedAddressAtom).postcode.trim().length >= wholePostcode
  );
});

export const { take: pickSuggestionAtom, position: pickedPositionAtom } = buildTaking(typedAddressAtom, (get) => {
  const { checked } = addressForm;
  const form = get(checked);
  return form.ok ? form.value : null;
});
