import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import { choosesVenueAtom, selectingAtom } from "../../state/cart/selection.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";
import { stopAll } from "./stopAll.ts";

/** R75: loads the choice of a venue at checkout if the store or the host page asks for it, which few do. */
export function bringChoice(store: JotaiStore, device: Device): () => void {
  const stops: (() => void)[] = [];
  let isOpen = true;
  let isAsked = store.get(selectingAtom) !== null;
  const bring = async () => {
    const { bringSelection } = await import("./bringSelection.ts");
    if (isOpen) stops.push(bringSelection(store, device));
  };
  const look = () => {
    if (isAsked || !store.get(choosesVenueAtom)) return;
    isAsked = true;
    stops.push(askUntilThere(bring, store));
  };
  look();
  stops.push(store.sub(choosesVenueAtom, look));
  return () => {
    isOpen = false;
    stopAll(stops)();
  };
}
