import { centsFromDollars } from "../../domain/money/cents.ts";
import type { HolidayDays, HolidaySurcharge, Surcharge, SurchargeRate } from "../../domain/store/store.ts";
import { type CalendarDate, daysBetween, wallTime } from "../../domain/time/zone.ts";
import { anyNumber, flag, id, weekday } from "../kinds.ts";
import { type Fields, type Kind, leaveOut, read, readRecords } from "../reading.ts";
import { parseRange, unrounded } from "./range.ts";
import { shownText } from "./shownText.ts";
import { time } from "./time.ts";

/** R9: RateType 1 is a fraction, 2 is dollars. A fraction above 1 would be more than 100 percent. */
function parseRate(fields: Fields): SurchargeRate | null {
  const rate = read(fields, "Rate", unrounded, null);
  if (rate === null || rate < 0) return leaveOut(fields, "not a rate");
  switch (read(fields, "RateType", anyNumber, null)) {
    case 1:
      return rate > 1 ? leaveOut(fields, "not a rate") : { kind: "share", rate };
    case 2:
      return { kind: "flat", amount: centsFromDollars(rate) };
    default:
      return leaveOut(fields, "no known RateType");
  }
}

/** A surcharge without an id is identified by its position in the list. */
export function parseSurcharge(fields: Fields, index: number): Surcharge | null {
  const rate = parseRate(fields);
  const range = rate && parseRange(fields, "AmountMinimum", "AmountMaximum");
  if (!rate || !range) return null;
  return {
    id: read(fields, "ID", id, null) ?? read(fields, "Surcharge_ID", id, String(index)),
    name: shownText(fields, "Name"),
    rate,
    isTaxable: read(fields, "IsTaxable", flag, false),
    ...range,
  };
}

function dateOf(zone: string): Kind<CalendarDate> {
  return {
    name: "a date",
    of: (value) => {
      const at = time(zone).of(value);
      if (at === undefined) return undefined;
      const { year, month, day } = wallTime(at, zone);
      return { year, month, day };
    },
  };
}

function isUnreadable(fields: Fields, key: string, date: CalendarDate | null): boolean {
  return date === null && fields.values[key] !== undefined && fields.values[key] !== null;
}

/**
 * R25. A date that can't be read doesn't fall back to the weekday: otherwise a Christmas surcharge might apply every
 * Sunday.
 */
function parseDays(fields: Fields, zone: string): HolidayDays | null {
  const first = read(fields, "StartDate", dateOf(zone), null);
  const last = read(fields, "EndDate", dateOf(zone), null);
  const day = read(fields, "DayOfWeek", weekday, null);
  if (isUnreadable(fields, "StartDate", first) || isUnreadable(fields, "EndDate", last)) {
    return leaveOut(fields, "not a date");
  }
  if (!first || !last) return day === null ? leaveOut(fields, "no day") : { kind: "weekday", weekday: day };
  return daysBetween(first, last) < 0 ? leaveOut(fields, "it ends before it starts") : { kind: "dates", first, last };
}

function parseHoliday(fields: Fields, index: number, zone: string): HolidaySurcharge[] {
  const days = parseDays(fields, zone);
  const surcharge = days && parseSurcharge(fields, index);
  return days && surcharge ? [{ ...surcharge, days }] : [];
}

/** A list's records, each with its index in the original list. */
export function placed<T>(store: Fields, key: string, parse: (fields: Fields, index: number) => T[]): T[] {
  const listed = store.values[key];
  return readRecords(store, key).flatMap((fields) =>
    parse(fields, Array.isArray(listed) ? listed.indexOf(fields.values) : 0),
  );
}

/** R25: a store's surcharges by day. */
export function parseHolidays(store: Fields, zone: string): readonly HolidaySurcharge[] {
  return placed(store, "SurchargeHolidaySettings", (fields, index) => parseHoliday(fields, index, zone));
}
