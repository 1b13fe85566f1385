import { atom } from "jotai";
import { cacheStates } from "../../domain/fulfilment/cacheStates.ts";
import { prepareSearch } from "../../domain/menu/search.ts";
import type { AustralianState } from "../../domain/store/australianState.ts";
import { takesOrders } from "../../domain/store/storeState.ts";
import { hasStateTabs, type ListedVenue, listVenues, orderStates, type Venue } from "../../domain/store/venueList.ts";
import { selectionAtom } from "../../state/cart/selection.atoms.ts";
import { giftVenuesAtom } from "../../state/gift/giftVenues.atoms.ts";
import { layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { hereAtom, venuesAtom } from "../../state/venues/venues.atoms.ts";

/** Whether each venue is open. Kept separately for each shop on the page. */
export const venueStateAtom = atom(() => cacheStates());

/**
 * Whether a chosen venue can be entered directly. R71: gift cards can be bought while it is closed. R74: a headquarters
 * in the list leads directly to its store, unless the venue is chosen for an order (R74).
 */
export const canEnterAtom = atom(null, (get, _set, venue: Venue): boolean => {
  const { isGift, isSelectMode } = get(settingsAtom);
  if (venue.isHq && !isSelectMode && !get(selectionAtom)) return true;
  if (isGift) return venue.inOperation;
  return takesOrders(get(venueStateAtom)(venue, get(servicesAtom).clock.now()));
});

/** R73: in gift mode, only the venues that sell gift cards. */
export const offeredVenuesAtom = atom((get) => get(get(settingsAtom).isGift ? giftVenuesAtom : venuesAtom));

const listedAtom = atom((get): readonly ListedVenue[] => {
  const venues = get(offeredVenuesAtom);
  return venues.kind === "ready" ? listVenues(venues.value, get(hereAtom)) : [];
});

export const hasStateTabsAtom = atom((get) => hasStateTabs(get(listedAtom), get(layoutAtom)));

export const statesAtom = atom((get) => {
  const listed = get(listedAtom);
  return orderStates(listed).map((state) => ({ state, isEmpty: !listed.some((venue) => venue.state === state) }));
});

export type StateTab = AustralianState | "all";

export const pickedTabAtom = atom<StateTab>("all");

/** An element that became narrower may no longer have tabs. */
const stateTabAtom = atom((get): StateTab => (get(hasStateTabsAtom) ? get(pickedTabAtom) : "all"));

const inStateAtom = atom((get) => {
  const tab = get(stateTabAtom);
  return tab === "all" ? get(listedAtom) : get(listedAtom).filter(({ state }) => state === tab);
});

export const isStateEmptyAtom = atom((get) => get(inStateAtom).length === 0);

/** The search words, as typed. */
export const venueWordsAtom = atom("");

/** Prepared once for the group: sorting again or another tab changes no names. */
const searchAtom = atom((get) => {
  const venues = get(offeredVenuesAtom);
  const items = (venues.kind === "ready" ? venues.value : []).map(({ id, name, title, location }) => ({
    key: String(id),
    name,
    description: [title, location.suburb, location.postcode].join("\n"),
    choices: [],
  }));
  const search = prepareSearch([{ id: "venues", name: "", items }]);
  return (words: string) => {
    const found = search(words);
    return found && new Set(found.flatMap(({ keys }) => keys));
  };
});

/** Returns the venues of the tab that match these words, in the list's order. */
export const foundVenuesAtom = atom((get) => {
  const search = get(searchAtom);
  const listed = get(inStateAtom);
  return (words: string): readonly ListedVenue[] => {
    const keys = search(words);
    return keys ? listed.filter(({ venue }) => keys.has(String(venue.id))) : listed;
  };
});

export const showAllAtom = atom(null, (_get, set) => {
  set(pickedTabAtom, "all");
  set(venueWordsAtom, "");
});
