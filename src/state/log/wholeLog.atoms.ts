import { atom } from "jotai";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import { logEntriesAtom, storedEntries } from "./log.atoms.ts";

/** R94: what earlier pages of this tab have logged. */
const earlierEntriesAtom = atom<readonly LogEntry[]>([]);

export const wholeLogAtom = atom(
  (get) => [...get(earlierEntriesAtom), ...get(logEntriesAtom)].slice(-storedEntries),
  (_get, set, earlier: readonly LogEntry[]) => set(earlierEntriesAtom, earlier),
);

export const clearLogAtom = atom(null, (_get, set) => {
  set(earlierEntriesAtom, []);
  set(logEntriesAtom, []);
});
