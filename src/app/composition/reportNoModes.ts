import { settingsAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { hasModesAtom } from "../../state/store/storeState.atoms.ts";
import { modeFlags } from "../../wire/documents/storeFace.ts";

/** R95, for the page's developer: one line in the console for a store that can't take any order. */
export function reportNoModes(store: JotaiStore): () => void {
  const told = new Set<number>();
  const tell = () => {
    const shown = store.get(storeAtom);
    const { isGift, isDigitalDisplay } = store.get(settingsAtom);
    if (shown.kind !== "ready" || store.get(hasModesAtom) || isGift || isDigitalDisplay) return;
    const { id } = shown.value;
    if (told.has(id)) return;
    told.add(id);
    const flags = new Intl.ListFormat("en-AU").format(Object.values(modeFlags));
    console.warn(
      `Servery: store ${id} takes no orders. Set at least one of ${flags} in its ViewComponentConfigs to true.`,
    );
  };
  tell();
  return store.sub(storeAtom, tell);
}
