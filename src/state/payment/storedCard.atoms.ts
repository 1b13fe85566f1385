import { atom } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import { memberAtom } from "../customer/customer.atoms.ts";

const none: readonly StoredCard[] = [];

/** The member's stored cards. A guest has none. */
export const storedCardsAtom = atom((get) => get(memberAtom)?.storedCards ?? none);

/** `identifier: null` is a new card. Null until the diner chooses. */
const pickedCardAtom = atom<{ readonly identifier: string | null } | null>(null);

/** The stored card that is paid with; null if a new card is typed. R55: a stored card comes before a new one. */
export const storedCardAtom = atom(
  (get): StoredCard | null => {
    const cards = get(storedCardsAtom);
    const picked = get(pickedCardAtom);
    if (picked?.identifier === null) return null;
    return cards.find(({ identifier }) => identifier === picked?.identifier) ?? cards[0] ?? null;
  },
  (_get, set, card: StoredCard | null) => set(pickedCardAtom, { identifier: card?.identifier ?? null }),
);
