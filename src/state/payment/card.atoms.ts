import { atom } from "jotai";
import type { CardForm } from "../../domain/payment/card.ts";
import { digitsOf } from "../../domain/payment/cardMasks.ts";
import { contactFormAtom } from "../customer/contact.atoms.ts";

/** As it is typed; in memory alone, and dropped when the order's outcome is known (R37). The holder is null until typed. */
interface TypedCard extends Omit<CardForm, "holder"> {
  readonly holder: string | null;
}

const noCard: TypedCard = { holder: null, number: "", expiry: "", cvv: "" };

const typedCardAtom = atom<TypedCard>(noCard);

/** The spec's default for the holder is the diner's own name. */
export const cardFormAtom = atom(
  (get): CardForm => {
    const typed = get(typedCardAtom);
    const { firstName, lastName } = get(contactFormAtom);
    return { ...typed, holder: typed.holder ?? `${firstName.trim()} ${lastName.trim()}`.trim() };
  },
  (get, set, change: Partial<CardForm>) => set(typedCardAtom, { ...get(typedCardAtom), ...change }),
);

/** What tells its type, for the surcharges that depend on it (R25). */
export const cardDigitsAtom = atom((get) => digitsOf(get(typedCardAtom).number));

export const dropCardAtom = atom(null, (_get, set) => set(typedCardAtom, noCard));
