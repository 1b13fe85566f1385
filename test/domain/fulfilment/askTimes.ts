import { DateTime } from "luxon";
import type { TimesRequest } from "../../../src/domain/fulfilment/offerTimes.ts";
import type { OfferedTimes } from "../../../src/domain/fulfilment/times.ts";
import type { OpeningPeriod } from "../../../src/domain/store/store.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Opening periods from text: "0 01:00-04:00" is Sunday from one to four. */
export function buildHours(...periods: readonly string[]): OpeningPeriod[] {
  return periods.map((text) => {
    const [weekday, times = ""] = text.split(" ");
    const [opens = "", closes = ""] = times.split("-");
    return { weekday: Number(weekday), opens: minuteOf(opens), closes: minuteOf(closes) % 1_440 };
  });
}

export function at(iso: string): Instant {
  return instant(Date.parse(iso));
}

export interface Asking extends Partial<TimesRequest["store"]> {
  readonly now: string;
  readonly type?: TimesRequest["type"];
  readonly longestItemMinutes?: number;
  readonly travelSeconds?: number;
}

/** A store in Sydney that takes pickups, with default settings unless a test changes them. */
export function askTimes({ now, type, longestItemMinutes, travelSeconds, ...store }: Asking): TimesRequest {
  return {
    store: {
      hours: [],
      zone: "Australia/Sydney",
      inOperation: true,
      preOrder: { delivery: false, pickup: false },
      daysInAdvance: { delivery: 0, pickup: 0 },
      preparationMinutes: null,
      preOrderPreparationMinutes: null,
      ...store,
    },
    type: type ?? "pickup",
    now: at(now),
    longestItemMinutes: longestItemMinutes ?? 0,
    travelSeconds: travelSeconds ?? 0,
  };
}

/** Pre-ordered pickups, today and the given number of days ahead. */
export function ahead(days: number): Pick<TimesRequest["store"], "preOrder" | "daysInAdvance"> {
  return { preOrder: { delivery: false, pickup: true }, daysInAdvance: { delivery: 0, pickup: days } };
}

function isoSecond(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}

/** The offered times in UTC. */
export function listed({ asap, days }: OfferedTimes): { asap: string | null; days: Record<string, string[]> } {
  return {
    asap: asap === null ? null : isoSecond(asap),
    days: Object.fromEntries(days.map(({ date, slots }) => [date, slots.map(isoSecond)])),
  };
}

/** What the diner reads, formatted by luxon: the days, and the labels of each. */
export function labelled({ days }: OfferedTimes, zone: string): Record<string, string> {
  return Object.fromEntries(
    days.map(({ date, slots }) => [
      date,
      slots.map((slot) => DateTime.fromMillis(slot, { zone }).toFormat("HH:mm")).join(" "),
    ]),
  );
}

/** Times of one day in UTC: `utc("2024-10-05", "15:00 15:15")`. */
export function utc(date: string, times: string): string[] {
  return times.split(" ").map((time) => `${date}T${time}:00Z`);
}
