import { atom } from "jotai";
import type { TypedCard } from "../../domain/payment/card.ts";
import { digitsOf } from "../../domain/payment/cardMasks.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { typedAtom } from "../form/form.ts";

/** In memory alone, and dropped when the order's outcome is known (R37). Spec: the holder is the diner until typed. */
export const typedCardAtom = typedAtom((get): TypedCard => {
  const { firstName, lastName } = get(typedContactAtom);
  return { holder: `${firstName.trim()} ${lastName.trim()}`.trim(), number: "", expiry: "", cvv: "" };
});

/** What its type is recognised by, for surcharges that depend on it (R25). */
export const cardDigitsAtom = atom((get) => digitsOf(get(typedCardAtom).number));

export const dropCardAtom = atom(null, (_get, set) => set(typedCardAtom, null));
