import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import { type Address, foundStreet, isWholeStreet, streetLine } from "../../domain/customer/address.ts";
import type { Position } from "../../domain/fulfilment/delivery.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Suggestion } from "../../services/ports/maps.ts";
import { profileAddressAtom } from "../customer/contact.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

export function addressOf({ street, suburb, postcode, state }: Address): Address {
  return { street, suburb, postcode, state };
}

export const storePositionAtom = atom((get): Position | null => {
  return get(shownStoreAtom)?.location.position ?? null;
});

const shownSuggestionsAtom = atom<readonly Suggestion[]>([]);

/** Empty if nothing is typed, or if maps are unavailable. */
export const suggestionsAtom = atom((get) => get(shownSuggestionsAtom));

export const hideSuggestionsAtom = atom(null, (_get, set) => set(shownSuggestionsAtom, []));

const pauseMs = 250;
/** Fewer letters match half the streets of the country. */
const fewestLetters = 3;

/** Asks maps once the diner stops typing, unless stopped before. Answers to what was typed before are dropped. */
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
  const stopWaiting = get(servicesAtom).clock.after(pauseMs, () => void ask());
  return () => {
    isWanted = false;
    stopWaiting();
  };
});

type TypedAddressAtom = WritableAtom<Address, [change: Partial<Address>], void>;
export type PickSuggestionAtom = WritableAtom<null, [suggestion: Suggestion], Promise<void>>;

interface Taking {
  readonly take: PickSuggestionAtom;
  /** Null if the address was typed by hand or has changed since: maps must be asked. */
  readonly position: Atom<Position | null>;
}

/** Suggestions for one form; `whole` is its address once it is valid. */
export function buildTaking(typedAtom: TypedAddressAtom, whole: (get: Getter) => Address | null): Taking {
  /** The address that was taken from a suggestion, and where it is. */
  const takenAtom = atom<(Address & { readonly position: Position | null }) | null>(null);
  /** The suggestion that was taken last. */
  const takingAtom = atom<Suggestion | null>(null);
  /**
   * Fills in what maps know about the suggestion. Fields that they don't know stay as typed. Maps may take seconds:
   * their answer is dropped if the street has changed or another suggestion was taken in the meantime.
   */
  const take: PickSuggestionAtom = atom(null, async (get, set, suggestion: Suggestion) => {
    const before = get(typedAtom).street;
    const street = streetLine(before, foundStreet(suggestion.street));
    set(shownSuggestionsAtom, []);
    set(typedAtom, { street });
    set(takingAtom, suggestion);
    const answer = await get(orderServicesAtom).maps.take(suggestion.id);
    const typed = get(typedAtom);
    if (answer.kind !== "found" || typed.street !== street || get(takingAtom) !== suggestion) return;
    const { value: found } = answer;
    const address: Address = {
      street: found.street.name === "" ? street : streetLine(before, found.street),
      suburb: found.suburb || typed.suburb,
      postcode: found.postcode || typed.postcode,
      state: found.state || typed.state,
    };
    set(typedAtom, address);
    set(takenAtom, { ...address, position: isWholeStreet(found.street) ? null : found.position });
  });
  const position = atom((get): Position | null => {
    const address = whole(get);
    const addresses = [get(takenAtom), get(profileAddressAtom)];
    return (
      (address && addresses.find((each) => each && isSameData(addressOf(each), addressOf(address)))?.position) ?? null
    );
  });
  return { take, position };
}
