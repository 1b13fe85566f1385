import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { watchStoreAtom } from "../../state/store/watchStore.actions.ts";
import { stopAll } from "./stopAll.ts";

/** A digital display stays open for days, so it follows every change of its store. */
export function followDisplay(store: JotaiStore): () => void {
  let stop: (() => void) | null = null;
  const look = () => {
    const wanted = store.get(settingsAtom).isDigitalDisplay && store.get(storeAtom).kind === "ready";
    if (wanted && !stop) stop = store.set(watchStoreAtom);
    if (!wanted && stop) {
      stop();
      stop = null;
    }
  };
  look();
  return stopAll([store.sub(settingsAtom, look), store.sub(storeAtom, look), () => stop?.()]);
}
