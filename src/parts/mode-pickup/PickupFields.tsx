import { useAtomValue } from "jotai";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { PickupAddress } from "../pickup/PickupAddress.tsx";

/** Pickup has no fields besides the time. */
export function PickupFields() {
  const store = useAtomValue(shownStoreAtom);
  return store && <PickupAddress store={store} name={storeTitle(store)} />;
}
