import type { LogEntry } from "../../domain/log/logEntry.ts";
import { pathWithoutIds } from "../../domain/log/pathWithoutIds.ts";
import { wholeDescription } from "../../domain/log/wholeDescription.ts";

/** What the deployment's error-reporting service gets: the spec's log entry and the app's name (R78). */
interface ErrorReport {
  readonly logType: LogEntry["type"];
  readonly category: LogEntry["category"];
  readonly desc: string;
  readonly dateTime: string;
  readonly path: string;
  readonly appName: string;
}

const email = /[^\s"'<>()/=]+@[^\s"'<>()/=]+\.[a-z]{2,}/gi;
const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
/** Phone and card numbers, with the usual spaces and hyphens. */
const longNumber = /\+?\d(?:[ -]?\d){7,}/g;

/** An error's own message may quote anything. No personal data goes to a service that isn't the restaurant's (R37). */
function withoutPeople(text: string): string {
  return text.replace(email, "[email]").replace(uuid, "[id]").replace(longNumber, "[number]");
}

export function encodeErrorReport(entry: LogEntry, appName: string): ErrorReport {
  return {
    logType: entry.type,
    category: entry.category,
    desc: withoutPeople(wholeDescription(entry)),
    dateTime: new Date(entry.at).toISOString(),
    path: pathWithoutIds(entry.path),
    appName,
  };
}
