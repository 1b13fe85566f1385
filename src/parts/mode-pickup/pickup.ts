import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { PickupFields } from "./PickupFields.tsx";
import { PickupName, PickupTooLateWords } from "./PickupWords.tsx";

const checked: ModeForm["checked"] = atom((get) => {
  const contact = get(contactForm.checked);
  return contact.ok ? { ok: true, value: { fulfilment: { mode: "pickup" }, contact: contact.value } } : contact;
});

/** The diner comes for it. */
export const pickup: ModePart = {
  checked,
  typed: atom((get) => Object.values(get(contactForm.typed))),
  Name: PickupName,
  Fields: PickupFields,
  TooLateWords: PickupTooLateWords,
};
