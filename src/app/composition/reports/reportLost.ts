import { wholeDescription } from "../../../domain/log/logEntry.ts";
import { logAtom, logEntriesAtom } from "../../../state/log/log.atoms.ts";
import type { JotaiStore } from "../../../state/services.atoms.ts";

const description = "A part of the shop could not be loaded";

/** Once for each chunk that fails to load or hangs: tells the page, its developer and the log. */
export function reportLost(store: JotaiStore, cause: unknown): void {
  const line = wholeDescription({ description, cause });
  if (store.get(logEntriesAtom).some((entry) => wholeDescription(entry) === line)) return;
  store.set(logAtom, { type: "Error", category: "screen", description, cause });
  console.error(`Servery: ${line}.`);
}
