import type { LogEntry } from "../../domain/log/logEntry.ts";

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
/** Telephone and card numbers, with the spaces and hyphens that people put in. */
const longNumber = /\+?\d(?:[ -]?\d){7,}/g;

/** An error's own message may quote anything. Nothing of a diner leaves for a service that isn't the restaurant's (R37). */
function withoutPeople(text: string): string {
  return text.replace(email, "[email]").replace(uuid, "[id]").replace(longNumber, "[number]");
}

/** The store and the screen. An order's id opens it to whoever has it, and a reset link's last part is an email address. */
function pathWithoutIds(path: string): string {
  const [whole = ""] = path.split(/[?#]/, 1);
  const segments = whole.split("/");
  return segments.length > 4 ? [...segments.slice(0, 4), "…"].join("/") : whole;
}

export function encodeErrorReport(entry: LogEntry, appName: string): ErrorReport {
  return {
    logType: entry.type,
    category: entry.category,
    desc: withoutPeople(entry.description),
    dateTime: new Date(entry.at).toISOString(),
    path: pathWithoutIds(entry.path),
    appName,
  };
}
