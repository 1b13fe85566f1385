import { addressLine } from "../../domain/store/addressLine.ts";
import type { StoreLocation } from "../../domain/store/store.ts";

type Place = Pick<StoreLocation, "address" | "suburb" | "state" | "postcode">;

/** An address that breaks after its commas, before it breaks within a street's or a suburb's name. */
export function AddressText({ place }: { readonly place: Place }) {
  return addressLine(place)
    .split(/(?<=,) /)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay in their order.
      <span key={at}>
        {at > 0 && " "}
        <span className="order__address">{part}</span>
      </span>
    ));
}
