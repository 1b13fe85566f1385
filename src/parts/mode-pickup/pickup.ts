import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { PickupFields } from "./PickupFields.tsx";
import { PickupName, PickupTooLateWords } from "./PickupWords.tsx";

const place: ModeForm["place"] = atom({ ok: true, value: { mode: "pickup" } });

/** Picked up by the diner. */
export const pickup: ModePart = {
  place,
  checked: withContact(place),
  typed: atom((get) => Object.values(get(contactForm.typed))),
  Name: PickupName,
  Fields: PickupFields,
  TooLateWords: PickupTooLateWords,
};
