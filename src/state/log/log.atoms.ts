import { atom } from "jotai";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import { pathAtom } from "../navigation/navigation.atoms.ts";
import { arrivedOrderServicesAtom, servicesAtom } from "../services.atoms.ts";

/** R94. */
export const storedEntries = 200;

/** What this page has logged. */
export const logEntriesAtom = atom<readonly LogEntry[]>([]);

type NewEntry = Pick<LogEntry, "type" | "category" | "description" | "cause">;

export const logAtom = atom(null, (get, set, entry: NewEntry) => {
  const { announcer, clock, version } = get(servicesAtom);
  const whole: LogEntry = { ...entry, at: clock.now(), path: get(pathAtom), version };
  set(logEntriesAtom, (entries) => [...entries, whole].slice(-storedEntries));
  if (entry.type !== "Error") return;
  get(arrivedOrderServicesAtom)?.reporter.report(whole);
  // The host page may pass the event on to anyone, so it gets only our own description and not the cause.
  announcer.announce({ kind: "error", category: entry.category, message: entry.description });
});
