import { plainAddressLine } from "../../domain/store/addressLine.ts";
import type { Store } from "../../domain/store/store.ts";

/** A map that shows the store. `name` is the store's for diners. */
export function mapUrl({ location }: Pick<Store, "location">, name: string): string {
  const query = encodeURIComponent(`${name}, ${plainAddressLine(location)}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
