import { centsFromDollars } from "../../domain/money/cents.ts";
import type { Charges } from "../../domain/order/priceOrder.ts";
import type { BankSurcharge } from "../../domain/payment/bankSurcharges.ts";
import type { HolidayDays, HolidaySurcharge } from "../../domain/payment/holidaySurcharges.ts";
import type { SurchargeRate } from "../../domain/payment/surcharge.ts";
import { type CalendarDate, daysBetween, wallTime } from "../../domain/time/zone.ts";
import { anyNumber, flag, id, text, weekday } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  type Kind,
  leaveOut,
  leaveOutOfList,
  type ReadingContext,
  read,
  readRecords,
} from "../reading.ts";
import { parseFreight, parseRange, unrounded } from "./freight.ts";
import { time } from "./time.ts";

/** The card codes of bank surcharges (S26). */
const cards: Readonly<Partial<Record<number, BankSurcharge["card"]>>> = {
  1: "visa",
  2: "mastercard",
  3: "amex",
  4: "discover",
  5: "all",
  7: "diners",
  9: "jcb",
};

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

type Surcharge = Omit<BankSurcharge, "card">;

/** A surcharge without an id is identified by its position in the list. */
function parseSurcharge(fields: Fields, index: number): Surcharge | null {
  const rate = parseRate(fields);
  const range = rate && parseRange(fields, "AmountMinimum", "AmountMaximum");
  if (!rate || !range) return null;
  return {
    id: read(fields, "ID", id, null) ?? read(fields, "Surcharge_ID", id, String(index)),
    name: read(fields, "Name", text, ""),
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

function parseBank(fields: Fields, index: number): BankSurcharge[] {
  const card = cards[read(fields, "CreditCardType", anyNumber, Number.NaN)];
  if (!card) return leaveOutOfList(fields, "no known CreditCardType");
  const surcharge = parseSurcharge(fields, index);
  return surcharge ? [{ ...surcharge, card }] : [];
}

/** A list's records, each with its index in the original list. */
function placed<T>(store: Fields, key: string, parse: (fields: Fields, index: number) => T[]): T[] {
  const listed = store.values[key];
  return readRecords(store, key).flatMap((fields) =>
    parse(fields, Array.isArray(listed) ? listed.indexOf(fields.values) : 0),
  );
}

/** R24, R25: the delivery fees and surcharges in a store's document. */
export function parseCharges(values: unknown, zone: string, context: ReadingContext): Charges {
  const path = "Companies";
  const store = documentFields(values, path, context) ?? { values: {}, path, context };
  return {
    freight: parseFreight(store),
    surcharges: {
      holidays: placed(store, "SurchargeHolidaySettings", (fields, index) => parseHoliday(fields, index, zone)),
      bank: placed(store, "SurchargeBankSettings", parseBank),
    },
  };
}
