import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/modeForm.atoms.ts";
import { addressForm } from "../../state/fulfilment/address.atoms.ts";
import { deliveryAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { addressOf } from "../../state/fulfilment/suggestions.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { DeliveryName, DeliveryTooLateWords } from "./DeliveryWords.tsx";

/** The order can't be placed while the delivery's fee is unknown or the delivery is unavailable. */
const place: ModeForm["place"] = atom((get) => {
  const address = get(addressForm.checked);
  const delivery = get(deliveryAtom);
  if (!address.ok) return address;
  if (delivery.kind !== "known") return { ok: false, problems: delivery.kind };
  const { instructions } = address.value;
  const where = { ...addressOf(address.value), position: delivery.position };
  return { ok: true, value: { mode: "delivery", address: where, instructions } };
});

/** Delivered to the diner's address. */
export const delivery: ModePart = {
  place,
  checked: withContact(place),
  typed: atom((get) => [...Object.values(get(addressForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: DeliveryName,
  Fields: DeliveryFields,
  TooLateWords: DeliveryTooLateWords,
};
