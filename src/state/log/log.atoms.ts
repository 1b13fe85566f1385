import { atom } from "jotai";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import { pathAtom } from "../navigation/navigation.atoms.ts";
import { arrivedOrderServicesAtom, servicesAtom } from "../services.atoms.ts";

const keptEntries = 200;

export const logEntriesAtom = atom<readonly LogEntry[]>([]);

export const logAtom = atom(null, (get, set, entry: Pick<LogEntry, "type" | "category" | "description">) => {
  const { announcer, clock } = get(servicesAtom);
  const whole: LogEntry = { ...entry, at: clock.now(), path: get(pathAtom) };
  set(logEntriesAtom, (entries) => [...entries, whole].slice(-keptEntries));
  if (entry.type !== "Error") return;
  get(arrivedOrderServicesAtom)?.reporter.report(whole);
  announcer.announce({ kind: "error", category: entry.category, message: entry.description });
});

export const clearLogAtom = atom(null, (_get, set) => set(logEntriesAtom, []));
