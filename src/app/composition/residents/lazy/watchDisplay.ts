import { settingsAtom } from "../../../../state/host/host.atoms.ts";
import { storeAtom } from "../../../../state/store/store.atoms.ts";
import { watchStoreAtom } from "../../../../state/store/watchStore.actions.ts";
import type { ShopScope } from "../../shopScope.ts";

/** A digital display stays open for days, so it follows every change of its store. */
export function watchDisplay({ store, scope }: ShopScope): void {
  let stop: (() => void) | null = null;
  const look = () => {
    const isDisplay = store.get(settingsAtom).isDigitalDisplay && store.get(storeAtom).kind === "ready";
    if (isDisplay && !stop) stop = store.set(watchStoreAtom);
    if (!isDisplay && stop) {
      stop();
      stop = null;
    }
  };
  look();
  scope.add(store.sub(settingsAtom, look), store.sub(storeAtom, look), () => stop?.());
}
