import { addressLine } from "./addressLine.ts";
import type { Store, StoreView } from "./store.ts";

interface PickupPlace extends Pick<Store, "location"> {
  readonly view: Pick<StoreView, "hidesPickupAddress">;
}

/** A store may hide its address (HideAddressOnPickup, R44). */
export function showsPickupAddress({ view, location }: PickupPlace): boolean {
  return !view.hidesPickupAddress && addressLine(location) !== "";
}
