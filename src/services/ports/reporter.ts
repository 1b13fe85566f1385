import type { LogEntry } from "../../domain/log/logEntry.ts";

/** The deployment's error-reporting service. */
export interface ErrorReporter {
  report(entry: LogEntry): void;
}
