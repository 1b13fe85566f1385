import { type Answer, isReadableBy, typeOf } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Caller } from "./caller.ts";

const clockToleranceMs = 2 * 60_000;

export function lookAtHeaders(answer: Answer, caller: Caller): readonly Finding[] {
  return [...lookAtOrigin(answer, caller), ...lookAtType(answer, caller), ...lookAtClock(answer, caller)];
}

/** Whether the page may read the answer at all, and then when to try again. */
function lookAtOrigin(answer: Answer, { apiUrl, origin, isOriginMadeUp }: Caller): readonly Finding[] {
  const place = `${apiUrl} Access-Control-Allow-Origin`;
  const allowed = answer.headers.get("Access-Control-Allow-Origin");
  if (isReadableBy(origin, answer)) {
    const exposed = (answer.headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase().split(/[\s,]+/);
    const wait =
      exposed.includes("retry-after") || exposed.includes("*")
        ? ok(`${apiUrl} Access-Control-Expose-Headers`, "The shop can see how long to wait.")
        : warning(
            `${apiUrl} Access-Control-Expose-Headers`,
            "Retry-After isn't in it: the shop can't see how long to wait.",
            "Send Access-Control-Expose-Headers: Retry-After.",
          );
    return [ok(place, `Pages of ${origin} may read the answers.`), wait];
  }
  if (isOriginMadeUp)
    return [
      warning(
        place,
        `It doesn't allow ${origin}, which may be right.`,
        "Give --page, so that your own page is asked for.",
      ),
    ];
  const is = allowed === null ? "It is missing" : `It is ${allowed}, not ${origin}`;
  return [error(place, `${is}: diners can't order.`, `Send Access-Control-Allow-Origin: ${origin}.`)];
}

function lookAtType(answer: Answer, { apiUrl }: Caller): readonly Finding[] {
  const type = typeOf(answer);
  if (/^application\/([\w.]+\+)?json$/.test(type)) return [ok(`${apiUrl} Content-Type`, "The answers are JSON.")];
  return [warning(`${apiUrl} Content-Type`, `It is ${type || "missing"}.`, "Send application/json.")];
}

function lookAtClock({ headers }: Answer, { apiUrl }: Caller): readonly Finding[] {
  const theirs = Date.parse(headers.get("Date") ?? "");
  if (Number.isNaN(theirs)) return [];
  const offMs = theirs - Date.now();
  if (Math.abs(offMs) <= clockToleranceMs) return [ok(`${apiUrl} Date`, "Its clock is right.")];
  const minutes = Math.round(Math.abs(offMs) / 60_000);
  const how = offMs > 0 ? "ahead of" : "behind";
  return [
    warning(
      `${apiUrl} Date`,
      `Its clock is ${minutes} minutes ${how} this machine's: orders may be refused as too late or too early.`,
      "Set both clocks.",
    ),
  ];
}
