import { isJsonObject } from "../documentShape.ts";
import type { Json, JsonFields } from "../documents/types.ts";
import { instantOf } from "./storeTime.ts";

const dayMs = 86_400_000;
const withZone = /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/i;
const withoutZone = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** R9: reads a timestamp, seconds or ISO text. Text without a zone is store time. Null if there is no valid time. */
export function timeIn(fields: JsonFields, key: string, zone: string): number | null {
  const value: Json = Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
  if (typeof value === "number") return Number.isFinite(value) ? value * 1000 : null;
  if (typeof value === "string") return textMs(value.trim(), zone);
  if (!isJsonObject(value)) return null;
  const { $time: stamp, seconds } = value;
  if (typeof stamp === "string") return textMs(stamp, zone);
  return typeof seconds === "number" ? seconds * 1000 : null;
}

/** Date.parse and Date.UTC turn 30 February into 2 March. */
function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, "2026-02-30".length).split("-").map(Number);
  return month <= 12 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

function textMs(text: string, zone: string): number | null {
  if (withZone.test(text)) {
    const parsed = isOnCalendar(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(parsed) ? null : parsed;
  }
  const [date, ...parts] = withoutZone.exec(text) ?? [];
  if (date === undefined) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const dateMs = Date.UTC(year, month - 1, day);
  if (!isOnCalendar(text) || hours > 24 || minutes > 59 || seconds > 59) return null;
  return instantOf(dateMs / dayMs, hours * 60 + minutes, zone) + seconds * 1000;
}
