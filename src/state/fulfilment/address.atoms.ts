import { atom } from "jotai";
import { type Address, checkAddress } from "../../domain/customer/address.ts";
import { foundStreet, isWholeStreet, streetLine } from "../../domain/customer/streetLine.ts";
import type { Position } from "../../domain/fulfilment/delivery.ts";
import { isInAreas } from "../../domain/fulfilment/deliveryReach.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Suggestion } from "../../services/ports/maps.ts";
import { typedAddressAtom } from "../customer/contact.atoms.ts";
import { buildForm } from "../form/form.ts";
import { rulesAtom } from "../promotion/rules.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

export const addressForm = buildForm(typedAddressAtom, (typed, get) => {
  const { reach } = get(rulesAtom);
  return checkAddress(typed, (postcode) => isInAreas(postcode, reach));
});

const wholePostcode = 4;

/** Told at once, and not only when the form is sent: there is no use in filling in the rest. */
export const isOutOfAreaAtom = atom((get) => {
  const form = get(addressForm.checked);
  return (
    !form.ok && form.problems.postcode === "not-served" && get(typedAddressAtom).postcode.trim().length >= wholePostcode
  );
});

/** The address that was taken from a suggestion, and where it is. */
const takenAtom = atom<{ readonly address: Address; readonly position: Position } | null>(null);

export function addressOf({ street, suburb, postcode, state }: Address): Address {
  return { street, suburb, postcode, state };
}

/** Null where the address was typed by hand, or changed since: maps have to be asked. */
export const takenPositionAtom = atom((get): Position | null => {
  const { checked } = addressForm;
  const form = get(checked);
  const taken = get(takenAtom);
  return form.ok && taken && isSameData(taken.address, addressOf(form.value)) ? taken.position : null;
});

export const storePositionAtom = atom((get): Position | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? store.value.location.position : null;
});

const shownSuggestionsAtom = atom<readonly Suggestion[]>([]);

/** None where nothing is typed, and where maps can't be had. */
export const suggestionsAtom = atom((get) => get(shownSuggestionsAtom));

export const hideSuggestionsAtom = atom(null, (_get, set) => set(shownSuggestionsAtom, []));

const pauseMs = 250;
/** Less fits half the streets of the country. */
const fewestLetters = 3;

/** Asks maps once the diner pauses, unless it is stopped by then. Answers to what was typed before are dropped. */
export const suggestAtom = atom(null, (get, set, typed: string): (() => void) => {
  if (typed.trim().length < fewestLetters) {
    set(shownSuggestionsAtom, []);
    return () => {};
  }
  let isWanted = true;
  const ask = async () => {
    const answer = await get(orderServicesAtom).maps.suggest(typed, get(storePositionAtom));
    if (isWanted) set(shownSuggestionsAtom, answer.kind === "found" ? answer.value : []);
  };
  const stopWaiting = get(servicesAtom).clock.every(pauseMs, () => {
    stopWaiting();
    void ask();
  });
  return () => {
    isWanted = false;
    stopWaiting();
  };
});

/** The suggestion that was taken last. */
const takingAtom = atom<Suggestion | null>(null);

/**
 * Fills in what maps know of the suggestion. What they don't say stays as it was typed. Maps may take seconds: their
 * answer is dropped once the street is another one, or another suggestion was taken.
 */
export const takeSuggestionAtom = atom(null, async (get, set, suggestion: Suggestion) => {
  const before = get(typedAddressAtom).street;
  const street = streetLine(before, foundStreet(suggestion.street));
  set(shownSuggestionsAtom, []);
  set(typedAddressAtom, { street });
  set(takingAtom, suggestion);
  const answer = await get(orderServicesAtom).maps.take(suggestion.id);
  const typed = get(typedAddressAtom);
  if (answer.kind !== "found" || typed.street !== street || get(takingAtom) !== suggestion) return;
  const { value: found } = answer;
  const address: Address = {
    street: found.street.name === "" ? street : streetLine(before, found.street),
    suburb: found.suburb || typed.suburb,
    postcode: found.postcode || typed.postcode,
    state: found.state || typed.state,
  };
  set(typedAddressAtom, address);
  set(takenAtom, found.position && !isWholeStreet(found.street) ? { address, position: found.position } : null);
});
