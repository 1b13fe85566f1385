import type { LogEntry } from "../../domain/log/logEntry.ts";
import { withoutPeopleIn } from "../../domain/log/withoutPeople.ts";

/** The body of an error report: a log entry (S44), the app's name (R78) and the version (R94). */
interface ErrorReport {
  readonly logType: LogEntry["type"];
  readonly category: LogEntry["category"];
  readonly desc: string;
  readonly dateTime: string;
  readonly path: string;
  readonly appName: string;
  readonly version: string;
}

/** `path` is the part of the path that may be reported. The entry's own path may contain an order's id. */
export function encodeErrorReport(entry: LogEntry, path: string, appName: string): ErrorReport {
  return {
    logType: entry.type,
    category: entry.category,
    desc: withoutPeopleIn(entry),
    dateTime: new Date(entry.at).toISOString(),
    path,
    appName,
    version: entry.version,
  };
}
