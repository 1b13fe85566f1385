import { atom } from "jotai";
import { wholeName } from "../../domain/customer/contact.ts";
import { checkCard, type TypedCard } from "../../domain/payment/card.ts";
import { digitsOf } from "../../domain/payment/cardMasks.ts";
import { type CardType, chargedTypeOf } from "../../domain/payment/cardType.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { buildForm, typedAtom } from "../form/form.ts";
import { hasCardFieldsAtom } from "../host/host.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { cardFieldsStateAtom, dropCardFieldsAtom } from "./cardFields.atoms.ts";
import { storedCardAtom } from "./storedCard.atoms.ts";

/**
 * Kept only in memory, and dropped when the order's outcome is known (R37). S25: the holder is the diner by default.
 */
export const typedCardAtom = typedAtom((get): TypedCard => {
  const { firstName, lastName } = get(typedContactAtom);
  const holder = wholeName({ firstName: firstName.trim(), lastName: lastName.trim() });
  return { holder, number: "", expiry: "", cvv: "" };
});

/** The digits that identify the card's type, for surcharges that depend on it (R25). */
export const cardDigitsAtom = atom((get) => digitsOf(get(typedCardAtom).number));

/** The type of the card that is paid with, if it is known and taken. */
export const cardTypeAtom = atom((get): CardType | null => {
  const stored = get(storedCardAtom);
  if (stored) return stored.type;
  return get(hasCardFieldsAtom) ? get(cardFieldsStateAtom).brand : chargedTypeOf(get(cardDigitsAtom));
});

export const dropCardAtom = atom(null, (_get, set) => {
  set(typedCardAtom, null);
  set(dropCardFieldsAtom);
});

export const cardForm = buildForm(typedCardAtom, (typed, get) => {
  const store = get(storeAtom);
  return checkCard(typed, get(nowAtom), store.kind === "ready" ? store.value.zone : "UTC");
});

/** Whether a new card is typed as a whole, wherever that is. */
export const isCardFilledInAtom = atom((get) =>
  get(hasCardFieldsAtom) ? get(cardFieldsStateAtom).isComplete : get(cardForm.checked).ok,
);
