import type { StoreLocation } from "./store.ts";

/** The parts of a store's location that are shown. */
type Place = Pick<StoreLocation, "address" | "suburb"> & Partial<Pick<StoreLocation, "state" | "postcode">>;

function lineOf({ address, suburb, state, postcode }: Place, space: string): string {
  const region = [state, postcode].filter(Boolean).join(space);
  return [address, [suburb, region].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/**
 * The street, then the suburb with state and postcode; empty parts are left out. No line breaks before the postcode.
 */
export function addressLine(place: Place): string {
  return lineOf(place, "\u00a0");
}

/** The same for a calendar or a map, which may look for the words. */
export function plainAddressLine(place: Place): string {
  return lineOf(place, " ");
}
