import { wholeDescription } from "../../domain/log/wholeDescription.ts";
import { logEntriesAtom } from "../../state/log/log.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";

/** For the page's developer: one line in the console for each document that can't be shown. */
export function tellTroubles(store: JotaiStore): () => void {
  const told = new Set<string>();
  const tell = () => {
    for (const entry of store.get(logEntriesAtom)) {
      const { type, category } = entry;
      const description = wholeDescription(entry);
      if (type !== "Error" || category !== "documents" || told.has(description)) continue;
      told.add(description);
      console.warn(`Servery: ${description}.`);
    }
  };
  // Includes what was logged before this was loaded.
  tell();
  return store.sub(logEntriesAtom, tell);
}
