import { PickupAddress } from "../pickup/PickupAddress.tsx";
import { storeTitle, useShownStore } from "../store/shownStore.ts";

/** Nothing is asked for but the time. */
export function PickupFields() {
  const store = useShownStore();
  return store && <PickupAddress store={store} name={storeTitle(store)} />;
}
