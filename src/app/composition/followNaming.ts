import { settingsAtom } from "../../state/host/host.atoms.ts";
import { redirectAtom, routeAtom } from "../../state/navigation/navigation.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { stopAll } from "./stopAll.ts";

/** Whether the page and its address name neither a store nor a group, so that there is nothing to show. */
export function namesNothing(store: JotaiStore): boolean {
  return store.get(settingsAtom).hqId === null && store.get(storeReferenceAtom) === null;
}

/**
 * R43, R92: a full page whose address names no store leads to the provider's site, at any time. If there is none, the
 * diner reads that no store was found. Otherwise the menu would load for ever.
 */
export function followNaming(store: JotaiStore, leave: (() => void) | null): () => void {
  const look = () => {
    if (!namesNothing(store) || store.get(routeAtom).name !== "main") return;
    if (leave) leave();
    else store.set(redirectAtom, { name: "pageNotFound" });
  };
  return stopAll([store.sub(storeReferenceAtom, look), store.sub(routeAtom, look)]);
}
