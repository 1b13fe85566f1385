import { atom } from "jotai";
import { longestPreparation } from "../../domain/cart/longestPreparation.ts";
import type { ContactForm } from "../../domain/customer/contact.ts";
import { keepChosen } from "../../domain/fulfilment/chosenTime.ts";
import type { ChosenTime, OfferedTimes } from "../../domain/fulfilment/fulfilment.ts";
import { offerTimes } from "../../domain/fulfilment/offerTimes.ts";
import type { CardForm } from "../../domain/payment/card.ts";
import { digitsOf } from "../../domain/payment/cardMasks.ts";
import type { Store } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

const emptyContact: ContactForm = { firstName: "", lastName: "", email: "", phone: "" };

/** Stays while the shop is open, so that going back to the menu costs no typing. */
export const contactFormAtom = atom<ContactForm>(emptyContact);

export const notesAtom = atom("");

/** Not so after a reload. The card is not meant: it is dropped by every outcome (R37). */
export const isAnythingTypedAtom = atom((get) =>
  [...Object.values(get(contactFormAtom)), get(notesAtom)].some((text) => text.trim() !== ""),
);

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

/** When the times on the screen were listed. */
export const listedAtAtom = atom<Instant | null>(null);

export const listTimesAtom = atom(null, (get, set) => set(listedAtAtom, get(servicesAtom).clock.now()));

const listEveryMs = 60_000;

/** Spec, "Placing an order", 8: the lists are made anew every minute, until stopped. */
export const keepTimesFreshAtom = atom(null, (get, set) => {
  set(listTimesAtom);
  return get(servicesAtom).clock.every(listEveryMs, () => set(listTimesAtom));
});

export const pickupTimesAtom = atom((get): OfferedTimes => {
  const store = get(storeAtom);
  const now = get(listedAtAtom);
  if (store.kind !== "ready" || now === null) return { asap: null, days: [] };
  return pickupTimesAt(store.value, longestPreparation(get(cartAtom)), now);
});

export function pickupTimesAt(store: Store, longestItemMinutes: number, now: Instant): OfferedTimes {
  return offerTimes({ store, type: "pickup", now, longestItemMinutes, travelSeconds: 0 });
}

const pickedTimeAtom = atom<ChosenTime | null>(null);

/** What is chosen of what is offered now; null where nothing is. */
export const chosenTimeAtom = atom(
  (get): ChosenTime | null => keepChosen(get(pickupTimesAtom), get(pickedTimeAtom)),
  (_get, set, time: ChosenTime) => set(pickedTimeAtom, time),
);

/** Nothing can be told before the times were listed. */
export const isTimeLeftAtom = atom((get) => get(listedAtAtom) === null || get(chosenTimeAtom) !== null);

/** The next order has its own notes and its own time; the diner stays the same. */
export const forgetWishesAtom = atom(null, (_get, set) => {
  set(notesAtom, "");
  set(pickedTimeAtom, null);
});
