import type { LogEntry } from "../../../domain/log/logEntry.ts";
import { wholeDescription } from "../../../domain/log/logEntry.ts";
import { logEntriesAtom } from "../../../state/log/log.atoms.ts";
import type { ShopScope } from "../shopScope.ts";

const mostShown = 3;

/** What is wrong in public documents, as `logOnce` logs it: the document, the place, what is wrong. */
const mistake = /^((?:Companies|Menus)(?:\/[^ :]+)?)(?: · |: )(.+)$/s;

/** One line for each document that was logged since. */
function reportMistakes(entries: readonly LogEntry[]): void {
  const byDocument = new Map<string, string[]>();
  for (const { type, category, description } of entries) {
    const [, document, what] = mistake.exec(description) ?? [];
    if (type !== "Warning" || category !== "documents" || !document || !what) continue;
    byDocument.set(document, [...(byDocument.get(document) ?? []), what]);
  }
  for (const [document, all] of byDocument) {
    const count = all.length === 1 ? "1 mistake" : `${all.length} mistakes`;
    const rest = all.length > mostShown ? "; … All are in the log." : ".";
    console.warn(`Servery: ${document} has ${count}: ${all.slice(0, mostShown).join("; ")}${rest}`);
  }
}

/** For the page's developer: one line in the console for each document that can't be shown, or has mistakes. */
export function reportFailures({ store, scope }: ShopScope): void {
  const reported = new Set<string>();
  const seen = new WeakSet<LogEntry>();
  let isDue = false;
  const reportNew = () => {
    isDue = false;
    const fresh = store.get(logEntriesAtom).filter((entry) => !seen.has(entry));
    for (const entry of fresh) seen.add(entry);
    reportMistakes(fresh);
  };
  const report = () => {
    for (const entry of store.get(logEntriesAtom)) {
      const { type, category } = entry;
      const description = wholeDescription(entry);
      if (type !== "Error" || category !== "documents" || reported.has(description)) continue;
      reported.add(description);
      console.warn(`Servery: ${description}.`);
    }
    // All mistakes of a document are logged at once.
    if (!isDue) queueMicrotask(reportNew);
    isDue = true;
  };
  // Includes what was logged before this was loaded.
  report();
  scope.add(store.sub(logEntriesAtom, report));
}
