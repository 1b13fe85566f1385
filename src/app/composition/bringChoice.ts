import type { Device } from "../../services/adapters/deviceMemory.ts";
import { selectingAtom } from "../../state/cart/selection.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { stopAll } from "./stopAll.ts";

/** R75: few stores have it chosen at checkout where an order goes; the page may ask for it, too. */
export function bringChoice(store: JotaiStore, device: Device): () => void {
  const stops: (() => void)[] = [];
  let isOpen = true;
  let isAsked = store.get(selectingAtom) !== null;
  const look = () => {
    const shown = store.get(storeAtom);
    const isOfStore = shown.kind === "ready" && shown.value.view.choosesStoreAtCheckout;
    if (isAsked || !(isOfStore || store.get(settingsAtom).isSelectMode)) return;
    isAsked = true;
    import("./bringSelection.ts").then(
      ({ bringSelection }) => isOpen && stops.push(bringSelection(store, device)),
      () => {
        isAsked = false;
      },
    );
  };
  look();
  stops.push(store.sub(storeAtom, look), store.sub(settingsAtom, look));
  return () => {
    isOpen = false;
    stopAll(stops)();
  };
}
