import type { createStore } from "jotai";
import { logEntriesAtom } from "../../state/log/log.atoms.ts";

/** For the developer of the page: each document that can't be shown is a line in the console, once. */
export function tellTroubles(store: ReturnType<typeof createStore>): () => void {
  const told = new Set<string>();
  const tell = () => {
    for (const { type, category, description } of store.get(logEntriesAtom)) {
      if (type !== "Error" || category !== "documents" || told.has(description)) continue;
      told.add(description);
      console.warn(`Servery: ${description}.`);
    }
  };
  // What was logged before this came, too.
  tell();
  return store.sub(logEntriesAtom, tell);
}
