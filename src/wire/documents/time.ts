import { type Instant, instant } from "../../domain/time/instant.ts";
import { instantOf } from "../../domain/time/zone.ts";
import type { Kind } from "../reading.ts";

const isoDate = /^\d{4}-\d\d-\d\d/;
/** A text's year, month, day and optional time of day, without a zone. */
const wallText = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/** `Date.parse` turns 30 February into 2 March. */
function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, "2026-02-30".length).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

function instantOfText(text: string, zone: string): Instant | undefined {
  // `Date.parse` rejects all other impossible values.
  const milliseconds = isoDate.test(text) && isOnCalendar(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds)) return undefined;
  const parts = wallText.exec(text)?.slice(1) ?? null;
  if (!parts) return instant(milliseconds);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  return instant(instantOf({ year, month, day }, hour * 60 + minute, zone) + second * 1000);
}

/** A timestamp that was converted to JSON, such as `ExpiredDate.seconds`. */
function secondsOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "seconds" in value ? value.seconds : value;
}

/** R9: seconds, a timestamp (usually ISO text), or ISO text. Text without a zone is store time. */
export function time(zone: string): Kind<Instant> {
  return {
    name: "a time",
    of: (value) => {
      if (typeof value === "string") return instantOfText(value.trim(), zone);
      const seconds = secondsOf(value);
      return typeof seconds === "number" && seconds > 0 && seconds < 1e11
        ? instant(Math.round(seconds * 1000))
        : undefined;
    },
  };
}
