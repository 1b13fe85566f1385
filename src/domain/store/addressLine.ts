import type { StoreLocation } from "./store.ts";

/** As much of where a store is as is to be read. */
type Place = Pick<StoreLocation, "address" | "suburb"> & Partial<Pick<StoreLocation, "state" | "postcode">>;

/** The street, then the suburb with what goes with it; what a store doesn't tell is left out. */
export function addressLines({ address, suburb, state, postcode }: Place): readonly string[] {
  return [address, [suburb, state, postcode].filter(Boolean).join(" ")].filter(Boolean);
}

export function addressLine(place: Place): string {
  return addressLines(place).join(", ");
}
