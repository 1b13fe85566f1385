import { atom } from "jotai";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import { pathAtom } from "../navigation/navigation.atoms.ts";
import { arrivedOrderServicesAtom, servicesAtom } from "../services.atoms.ts";

const keptEntries = 200;

export const logEntriesAtom = atom<readonly LogEntry[]>([]);

interface NewEntry extends Pick<LogEntry, "type" | "category"> {
  /** Our own sentence. */
  readonly description: string;
  /** What was thrown or answered: it may quote anything. */
  readonly cause?: unknown;
}

export const logAtom = atom(null, (get, set, { type, category, description, cause }: NewEntry) => {
  const { announcer, clock } = get(servicesAtom);
  const detail = cause === undefined ? "" : `: ${cause instanceof Error ? cause.message : cause}`;
  const whole: LogEntry = { type, category, description: description + detail, at: clock.now(), path: get(pathAtom) };
  set(logEntriesAtom, (entries) => [...entries, whole].slice(-keptEntries));
  if (type !== "Error") return;
  get(arrivedOrderServicesAtom)?.reporter.report(whole);
  // The page around may pass it on to anybody, so it hears our sentence alone.
  announcer.announce({ kind: "error", category, message: description });
});

export const clearLogAtom = atom(null, (_get, set) => set(logEntriesAtom, []));
