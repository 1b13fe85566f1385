import type { Asked } from "./notes.ts";
import { shown, type Value } from "./values.ts";

export interface OpeningPeriod {
  /** 0 is Sunday. */
  readonly DayOfWeek: number;
  readonly OpeningTime: string;
  readonly ClosingTime: string;
}

const fix = "Write days and times, such as Mon-Fri 10:00-22:00.";
const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const dayName = /^(sun|mon|tue|wed|thu|fri|sat)(days?|nday|esday|s|sday|nesday|r|rs|rsday|urday)?s?$/;

/** "Mon-Fri 10:00-15:00, 17:00-22:00": an end at or before the start is on the next day. */
export function parseHours(written: string): Value<readonly OpeningPeriod[]> {
  const text = written
    .toLowerCase()
    .replaceAll(/[–—−]|\bto\b|\buntil\b/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [, dayText = "", timeText = ""] = /^([a-z ,&-]*?[a-z])[ :,]+(closed|\d.*)$/.exec(text) ?? [];
  const days = daysOf(dayText);
  if (days === null || timeText === "") return { wrong: `${shown(written)}.`, fix };
  if (timeText === "closed") return { value: [] };
  const times: (readonly [string, string])[] = [];
  for (const part of timeText.split(/ ?(?:,|&|\band\b|;) ?/)) {
    const read = timesOf(part);
    if (!("value" in read)) return { wrong: `${shown(written)}${read.wrong}`, fix: read.fix };
    times.push(read.value);
  }
  return {
    value: days.flatMap((DayOfWeek) =>
      times.map(([OpeningTime, ClosingTime]) => ({ DayOfWeek, OpeningTime, ClosingTime })),
    ),
  };
}

/** Null if it names no days. */
function daysOf(text: string): readonly number[] | null {
  if (/^(daily|every ?day|all days)$/.test(text)) return names.map((_, day) => day);
  const parts = text.split(/ ?(?:,|&|\band\b) ?/).map((part) => part.split(/ ?- ?/).map(dayOf));
  const days = parts.flatMap(([from, upTo = from, ...rest]) => {
    if (from === undefined || from < 0 || upTo === undefined || upTo < 0 || rest.length > 0) return [-1];
    return Array.from({ length: ((upTo - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
  });
  return days.includes(-1) ? null : days;
}

function dayOf(text: string): number {
  const word = text.trim();
  return dayName.test(word) ? names.indexOf(word.slice(0, 3)) : -1;
}

function timesOf(text: string): Value<readonly [string, string]> {
  const [from, upTo, ...rest] = text.trim().split(/ ?- ?/);
  if (from === undefined || upTo === undefined || rest.length > 0) return { wrong: ".", fix };
  const [starts, ends] = [clockOf(from), clockOf(upTo)];
  if (!("value" in starts)) return starts;
  if (!("value" in ends)) return ends;
  if (starts.value === "24:00") return { wrong: ", which starts at 24:00.", fix: "Write 0:00 on the next day." };
  return { value: [starts.value, ends.value] };
}

function clockOf(text: string): Value<string> {
  const [, hour = "", minute, half] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\.?$/.exec(text) ?? [];
  if (minute === undefined && half === undefined) return vague(text, hour);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const isClock = hour !== "" && Number(minute ?? 0) < 60 && (half === undefined || Number(hour) <= 12);
  const isOnDay = hours < 24 || (hours === 24 && Number(minute ?? 0) === 0);
  if (!isClock || !isOnDay) return { wrong: `, in which ${text} is no time.`, fix };
  return { value: `${String(hours).padStart(2, "0")}:${minute ?? "00"}` };
}

function vague(text: string, hour: string): Asked {
  if (hour === "") return { wrong: `, in which "${text}" is no time.`, fix };
  if (Number(hour) > 12) return { wrong: `, in which ${hour} has no minutes.`, fix: `Write ${hour}:00.` };
  return {
    wrong: `, in which ${hour} may be morning or evening.`,
    fix: `Write ${hour}:00, or ${hour}am or ${hour}pm.`,
  };
}

/** In minutes of the week. A period that ends at or before its start ends on the next day. */
function minutesOf({ DayOfWeek, OpeningTime, ClosingTime }: OpeningPeriod): readonly [number, number] {
  const [starts, ends] = [OpeningTime, ClosingTime].map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return DayOfWeek * 1440 + hour * 60 + minute;
  });
  return [starts ?? 0, (ends ?? 0) <= (starts ?? 0) ? (ends ?? 0) + 1440 : (ends ?? 0)];
}

const weekMinutes = 7 * 1440;

/** Whether two periods have a minute in common, also from Saturday night to Sunday. */
export function overlap(one: OpeningPeriod, other: OpeningPeriod): boolean {
  const [from, upTo] = minutesOf(one);
  const [start, end] = minutesOf(other);
  return [-weekMinutes, 0, weekMinutes].some((shift) => from < end + shift && start + shift < upTo);
}

export function byDay(one: OpeningPeriod, other: OpeningPeriod): number {
  return one.DayOfWeek - other.DayOfWeek || one.OpeningTime.localeCompare(other.OpeningTime);
}
