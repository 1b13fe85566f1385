import type { BankSurcharge } from "../../../../src/domain/payment/bankSurcharges.ts";
import { isTaken } from "../../../../src/domain/payment/cardType.ts";
import type { HolidayDays, HolidaySurcharge } from "../../../../src/domain/store/store.ts";
import { instant } from "../../../../src/domain/time/instant.ts";
import { addDays, type CalendarDate, daysBetween, wallTime, weekdayOf } from "../../../../src/domain/time/zone.ts";
import { parseCharges } from "../../../../src/wire/documents/charges.ts";
import { warning } from "../finding.ts";
import { listOf } from "./consequences.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import { reading, type StoreRead } from "./readStores.ts";

/** Surcharges that nobody pays, and those that diners pay together. */
export function surchargeFaults(read: StoreRead): Fault[] {
  return [...cardFaults(read), ...dayFaults(read)];
}

const holidayKey = "SurchargeHolidaySettings";
const bankKey = "SurchargeBankSettings";

type Key = typeof holidayKey | typeof bankKey;

/** Each rule that the shop can read, and its place in the list. */
function rulesOf({ fields, store }: StoreRead, key: Key) {
  return listOf(fields[key]).map((rule, at) => ({
    at,
    ...parseCharges({ [key]: [rule] }, store.zone, reading).surcharges,
  }));
}

/** Those that the shop doesn't take. */
const names: Partial<Record<BankSurcharge["card"], string>> = {
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
};

function cardFaults(read: StoreRead): Fault[] {
  return rulesOf(read, bankKey).flatMap(({ at, bank }) =>
    bank.flatMap(({ card }) => {
      if (card === "all" || isTaken(card)) return [];
      const message = `It is for ${names[card]}, and the shop takes Visa and Mastercard only, so it never applies.`;
      return [of("card", warning(placeIn(read.path, [bankKey, at]), message, "Remove it."))];
    }),
  );
}

/** R25: all that hold on a day are added. */
function dayFaults(read: StoreRead): Fault[] {
  const today = wallTime(instant(Date.now()), read.store.zone);
  const rules = rulesOf(read, holidayKey).flatMap(({ at, holidays }) => holidays.map((rule) => ({ at, rule })));
  return rules.flatMap(({ at, rule }, index) => {
    const others = rules.slice(0, index).filter((other) => isOnSameAmounts(other.rule, rule));
    for (const { at: first, rule: other } of others) {
      const day = commonDay(other.days, rule.days, today);
      if (day === null) continue;
      const message = `Diners pay ${nameOf(other, first)} and ${nameOf(rule, at)} together on ${day}.`;
      const place = placeIn(read.path, [holidayKey, at]);
      return [of("together", warning(place, message, "Lower or remove one, unless both are meant."))];
    }
    return [];
  });
}

const nameOf = ({ name }: HolidaySurcharge, at: number) => name.trim() || `${holidayKey}[${at}]`;

function isOnSameAmounts(one: HolidaySurcharge, other: HolidaySurcharge): boolean {
  return isBelow(one.from, other.upTo) && isBelow(other.from, one.upTo);
}

/** Two ranges that only meet at one amount are steps. */
const isBelow = (from: number, upTo: number | null) => upTo === null || from < upTo;

const weekdays = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** The first from today on, as diners call it; null if there is none. */
function commonDay(one: HolidayDays, other: HolidayDays, today: CalendarDate): string | null {
  if (one.kind === "weekday") {
    if (other.kind === "dates") return commonDay(other, one, today);
    return one.weekday === other.weekday ? (weekdays[one.weekday] ?? null) : null;
  }
  const starts = other.kind === "dates" ? [today, one.first, other.first] : [today, one.first];
  const ends = other.kind === "dates" ? [one.last, other.last] : [one.last];
  const first = starts.reduce((latest, date) => (daysBetween(latest, date) > 0 ? date : latest));
  const week = Array.from({ length: 7 }, (_, day) => addDays(first, day));
  const day = week.find(
    (date) =>
      ends.every((end) => daysBetween(date, end) >= 0) && (other.kind === "dates" || weekdayOf(date) === other.weekday),
  );
  return day ? written(day) : null;
}

function written({ year, month, day }: CalendarDate): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, day),
  );
}
