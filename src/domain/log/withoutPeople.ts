import { type LogEntry, wholeDescription } from "./logEntry.ts";

const mostRead = 4_000;
const mostSent = 500;

/** A script's location helps to find the error. Any other URL may contain an order's id or a token. */
const url = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]+/gi;
const scriptPlace = /[\w.-]+\.m?js(?::\d+)*$/;
const query = /\?[^\s?=]*=\S*/g;
/** In a URL, the "@" of an e-mail address is encoded. */
const email = /[^\s"'<>()/=]+(?:@|%40)[^\s"'<>()/=]+/gi;
const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
const authorization = /\b(?:bearer|basic)\s+\S+/gi;
/** Ids, base64 and parts of a JWT: long, with letters and digits. File names of chunks don't match. */
const token = /(?<![\w+=-])(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])[\w+=-]{20,}(?![\w+=-]|\.m?js\b)/gi;
/** Phone and card numbers, with their usual separators. */
const longNumber = /\+?\d(?:[ .()-]{0,2}\d){7,}/g;
const named = /\b((?:first|last|display|full)?[ _-]?name|phone|mobile|address|password|secret|cvv)\s*[=:][^,;\n]*/gi;
/**
 * A parser's message quotes the text that it couldn't parse, for example a member's document. Single quotes without a
 * space inside are kept: they contain a property's name.
 */
const quoted = /"[\s\S]*"|(?<!\p{L})'[^'\n]*\s[^'\n]*'/gu;

/** Removes personal data, because an error's message may quote anything (R37). */
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

/** Removes the last word too: it may be cut in half, so that the filters wouldn't recognise it. */
function shortened(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/\S*$/, "…") : text;
}

/** What may leave the page, or stay on the device: the description and its cause, without personal data. */
export function withoutPeopleIn(entry: Pick<LogEntry, "description" | "cause">): string {
  return shortened(withoutPeople(shortened(wholeDescription(entry), mostRead)), mostSent);
}

/**
 * Keeps only the store and the screen: anybody can open an order by its id, and a reset link contains an e-mail
 * address.
 */
export function pathWithoutIds(path: string): string {
  const [whole = ""] = path.split(/[?#]/, 1);
  const segments = whole.split("/");
  return segments.length > 4 ? [...segments.slice(0, 4), "…"].join("/") : whole;
}
