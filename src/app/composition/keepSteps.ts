import type { createStore } from "jotai";
import { logAtom } from "../../state/log/log.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";

/** R80: on a full page Back closes what lies over the screen. Embedded, none of this is loaded (R6). */
export function keepSteps(store: ReturnType<typeof createStore>): () => void {
  const { loadLayers, listen } = store.get(servicesAtom).history;
  if (!loadLayers) return () => {};
  let stop: (() => void) | null = () => {};
  const begin = async () => {
    const loading = Promise.all([loadLayers(), import("../../state/overlay/stepOverlays.ts")]);
    const [layers, { stepOverlays }] = await loading;
    if (stop) stop = stepOverlays(store, layers, listen);
  };
  begin().catch((cause: unknown) => {
    const description = `Back will not close dialogs: ${cause}`;
    store.set(logAtom, { type: "Error", category: "screen", description });
  });
  return () => {
    stop?.();
    stop = null;
  };
}
