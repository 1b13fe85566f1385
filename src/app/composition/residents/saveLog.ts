import type { LogEntry } from "../../../domain/log/logEntry.ts";
import { withoutPeopleIn } from "../../../domain/log/withoutPeople.ts";
import type { ServeryLogEntry } from "../../../index.ts";
import { logEntriesAtom, storedEntries } from "../../../state/log/log.atoms.ts";
import { wholeLogAtom } from "../../../state/log/wholeLog.atoms.ts";
import { reportedPath } from "../../../state/navigation/reportedPath.ts";
import { type JotaiStore, orderServicesAtom } from "../../../state/services.atoms.ts";
import type { ShopScope } from "../shopScope.ts";

/** Without anything personal, as an error report is. */
function publicEntry(entry: LogEntry): LogEntry {
  const { type, category, at, version } = entry;
  return { type, category, description: withoutPeopleIn(entry), at, path: reportedPath(entry.path), version };
}

/** R94: for the page's developer. */
export function publicLog(store: JotaiStore): readonly ServeryLogEntry[] {
  return store
    .get(wholeLogAtom)
    .map(publicEntry)
    .map(({ description, at, ...entry }) => ({ ...entry, message: description, time: new Date(at).toISOString() }));
}

/** R94: stores the log for the tab, after what earlier pages have logged. */
export function saveLog({ store, scope }: ShopScope): void {
  const { orderMemory } = store.get(orderServicesAtom);
  const saved = new WeakSet<LogEntry>();
  let isDue = false;
  const save = () => {
    isDue = false;
    const fresh = store.get(logEntriesAtom).filter((entry) => !saved.has(entry));
    for (const entry of fresh) saved.add(entry);
    // Another element of the shop may have stored entries in the meantime.
    const all = [...(orderMemory.get("log") ?? []), ...fresh.map(publicEntry)];
    orderMemory.save("log", store.get(wholeLogAtom).length > 0 ? all.slice(-storedEntries) : []);
  };
  store.set(wholeLogAtom, orderMemory.get("log") ?? []);
  save();
  scope.add(
    store.sub(wholeLogAtom, () => {
      // A menu with many mistakes logs them all at once.
      if (!isDue) queueMicrotask(save);
      isDue = true;
    }),
  );
}
