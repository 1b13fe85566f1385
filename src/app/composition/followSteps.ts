import { stepOverlays } from "../../state/screen/stepOverlays.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";

/** R80: on a full page, Back closes dialogs. An embedded shop loads none of this (R6). */
export function followSteps(store: JotaiStore): () => void {
  const { loadLayers, listen } = store.get(servicesAtom).history;
  let stop: (() => void) | null = () => {};
  const begin = async (load: NonNullable<typeof loadLayers>) => {
    const layers = await load();
    if (stop) stop = stepOverlays(store, layers, listen);
  };
  // If it fails to load, dialogs are no steps of the history, as in an embedded shop.
  if (loadLayers) begin(loadLayers).catch(() => {});
  return () => {
    stop?.();
    stop = null;
  };
}
