import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import type { ModeForm } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { RoomFields } from "./RoomFields.tsx";
import { RoomName } from "./RoomWords.tsx";
import { roomForm } from "./roomForm.ts";

const checked: ModeForm["checked"] = atom((get) => {
  const room = get(roomForm.checked);
  const contact = get(contactForm.checked);
  if (!room.ok) return room;
  return contact.ok
    ? { ok: true, value: { fulfilment: { mode: "room", room: room.value }, contact: contact.value } }
    : contact;
});

/** Brought to the diner's room. */
export const room: ModePart = {
  checked,
  typed: atom((get) => [...Object.values(get(roomForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: RoomName,
  Fields: RoomFields,
  TooLateWords: null,
};
