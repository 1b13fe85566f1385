import { storeTitle } from "../../domain/store/storeTitle.ts";
import { PickupAddress } from "../pickup/PickupAddress.tsx";
import { useShownStore } from "../store/shownStore.ts";

/** Pickup has no fields besides the time. */
export function PickupFields() {
  const store = useShownStore();
  return store && <PickupAddress store={store} name={storeTitle(store)} />;
}
