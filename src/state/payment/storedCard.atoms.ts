import { atom } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import { memberAtom } from "../customer/customer.atoms.ts";

const none: readonly StoredCard[] = [];

/** A guest has none. */
export const storedCardsAtom = atom((get) => get(memberAtom)?.storedCards ?? none);

/** An identifier of null is a new card; null: the diner hasn't chosen. */
const pickedCardAtom = atom<{ readonly identifier: string | null } | null>(null);

/** The one that a card's payment is made with; null: a new card is typed. R55: a stored card comes before a new one. */
export const storedCardAtom = atom(
  (get): StoredCard | null => {
    const cards = get(storedCardsAtom);
    const picked = get(pickedCardAtom);
    if (picked?.identifier === null) return null;
    return cards.find(({ identifier }) => identifier === picked?.identifier) ?? cards[0] ?? null;
  },
  (_get, set, card: StoredCard | null) => set(pickedCardAtom, { identifier: card?.identifier ?? null }),
);
