import type { Device } from "../../services/adapters/deviceMemory.ts";
import { choosesVenueAtom, selectingAtom } from "../../state/cart/selection.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";
import { stopAll } from "./stopAll.ts";

/** R75: few stores have it chosen at checkout where an order goes; the page may ask for it, too. */
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
    stops.push(askUntilThere(bring, store.get(servicesAtom).connection));
  };
  look();
  stops.push(store.sub(choosesVenueAtom, look));
  return () => {
    isOpen = false;
    stopAll(stops)();
  };
}
