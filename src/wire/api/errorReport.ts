import type { LogEntry } from "../../domain/log/logEntry.ts";
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

const mostRead = 4_000;
const mostSent = 500;

/** A script's own place helps to find the error; any other URL may name an order or hold a token. */
const url = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]+/gi;
const scriptPlace = /[\w.-]+\.m?js(?::\d+)*$/;
const query = /\?[^\s?=]*=\S*/g;
/** Addresses in a URL are encoded. */
const email = /[^\s"'<>()/=]+(?:@|%40)[^\s"'<>()/=]+/gi;
const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
const authorization = /\b(?:bearer|basic)\s+\S+/gi;
/** Ids, base64 and the parts of a JWT: long, with letters and digits. A chunk's file name is none. */
const token = /(?<![\w+=-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}(?![\w+=-]|\.m?js\b)/gi;
/** Phone and card numbers, with their usual separators. */
const longNumber = /\+?\d(?:[ .()-]{0,2}\d){7,}/g;
const named = /\b((?:first|last|display|full)?[ _-]?name|phone|mobile|address|password|secret|cvv)\s*[=:][^,;\n]*/gi;
/** A parser quotes what it couldn't read: a member's document, say. A property's name has no spaces. */
const quoted = /"[\s\S]*"|(?<!\p{L})'[^'\n]*\s[^'\n]*'/gu;

/** An error's own message may quote anything. No personal data goes to a service that isn't the restaurant's (R37). */
function withoutPeople(text: string): string {
  return text
    .replace(quoted, "[text]")
    .replace(url, (whole) => scriptPlace.exec(whole)?.[0] ?? "[url]")
    .replace(query, "?[query]")
    .replace(email, "[email]")
    .replace(uuid, "[id]")
    .replace(authorization, "[token]")
    .replace(token, "[token]")
    .replace(longNumber, "[number]")
    .replace(named, "$1=[text]");
}

/** The last word may be half of one that would have been taken out. */
function shortened(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/\S*$/, "…") : text;
}

/** `path` is what may be told of where it happened: the entry's own may hold an order's id. */
export function encodeErrorReport(entry: LogEntry, path: string, appName: string): ErrorReport {
  return {
    logType: entry.type,
    category: entry.category,
    desc: shortened(withoutPeople(shortened(wholeDescription(entry), mostRead)), mostSent),
    dateTime: new Date(entry.at).toISOString(),
    path,
    appName,
  };
}
