import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import type { CalendarDate } from "../time/zone.ts";

/** As it is typed: nobody scrolls a calendar for decades. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const adultAge = 18;
const oldestAge = 120;

/** Whole years on a day. Who is born on 29 February is a year older on 1 March of other years. */
export function ageOn(today: CalendarDate, born: CalendarDate): number {
  const isBefore = today.month < born.month || (today.month === born.month && today.day < born.day);
  return today.year - born.year - Number(isBefore);
}

type Part = CheckedField<number, "required" | "impossible">;

function checkPart(text: string, most: number): Part {
  // Chinese keyboards type full-width digits.
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return wrong("required");
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return value >= 1 && value <= most ? fine(value) : wrong("impossible");
}

function checkYear(text: string): CheckedField<number, "required" | "incomplete"> {
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return wrong("required");
  return /^\d{4}$/.test(typed) ? fine(Number(typed)) : wrong("incomplete");
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function checkDay(text: string, month: Part, year: CheckedField<number, string>): Part {
  return checkPart(text, month.ok && year.ok ? daysIn(year.value, month.value) : 31);
}

type DatePart = CheckedField<number, string>;

/** R102: whether the guest is an adult on this day of the store's calendar. */
function checkAge(year: DatePart, month: DatePart, day: DatePart, today: CalendarDate) {
  if (!year.ok || !month.ok || !day.ok) return null;
  const born = { year: year.value, month: month.value, day: day.value };
  const age = ageOn(today, born);
  if (age < 0 || age > oldestAge) return wrong("out-of-range");
  return age < adultAge ? wrong("under-age") : null;
}

export function checkDateOfBirth(typed: TypedDate, today: CalendarDate) {
  const month = checkPart(typed.month, 12);
  const year = checkYear(typed.year);
  const day = checkDay(typed.day, month, year);
  return checkFields({ day, month, year: checkAge(year, month, day, today) ?? year }, (born): CalendarDate => born);
}
