import type { StoreLocation } from "./store.ts";

/** The parts of a store's location that are shown. */
type Place = Pick<StoreLocation, "address" | "suburb"> & Partial<Pick<StoreLocation, "state" | "postcode">>;

/** The street, then the suburb with state and postcode; empty parts are left out. */
export function addressLine({ address, suburb, state, postcode }: Place): string {
  return [address, [suburb, state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
