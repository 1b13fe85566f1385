import { atom } from "jotai";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/modeForm.atoms.ts";
import type { ModePart } from "../order-mode/modePart.ts";
import { RoomFields } from "./RoomFields.tsx";
import { RoomName } from "./RoomWords.tsx";
import { roomForm } from "./roomForm.ts";

const place: ModeForm["place"] = atom((get) => {
  const room = get(roomForm.checked);
  return room.ok ? { ok: true, value: { mode: "room", room: room.value } } : room;
});

/** Delivered to the diner's room. */
export const room: ModePart = {
  place,
  checked: withContact(place),
  typed: atom((get) => [...Object.values(get(roomForm.typed)), ...Object.values(get(contactForm.typed))]),
  Name: RoomName,
  Fields: RoomFields,
  TooLateWords: null,
};
