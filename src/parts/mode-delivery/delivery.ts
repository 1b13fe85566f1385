import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";
import { addressForm, addressOf } from "../../state/fulfilment/address.atoms.ts";
import { deliveryAtom } from "../../state/fulfilment/delivery.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { DeliveryName, DeliveryTooLateWords } from "./DeliveryWords.tsx";

const checked: ModeForm["checked"] = atom((get) => {
  const address = get(addressForm.checked);
  const contact = get(contactForm.checked);
  const delivery = get(deliveryAtom);
  if (!address.ok) return address;
  if (!contact.ok) return contact;
  // Nobody pays for a delivery of which the fee isn't known, or that doesn't take place.
  if (delivery.kind !== "known") return { ok: false, problems: delivery.kind };
  const { instructions } = address.value;
  const place = { ...addressOf(address.value), position: delivery.position };
  return {
    ok: true,
    value: { fulfilment: { mode: "delivery", address: place, instructions }, contact: contact.value },
  };
});

/** It is brought to the diner's address. */
export const delivery: ModePart = {
  checked,
  typed: atom((get) => [...Object.values(get(addressForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: DeliveryName,
  Fields: DeliveryFields,
  TooLateWords: DeliveryTooLateWords,
};
