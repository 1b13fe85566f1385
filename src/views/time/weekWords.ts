import type { DayHours } from "../../domain/store/openingHours.ts";
import type { WeekHours } from "../../domain/store/weekHours.ts";
import { localeOf, timeOfDay, weekdayStyle } from "./timeWords.ts";

// Without texts of its own: the command that prints pages imports it as it is.

export interface HoursTexts {
  /** Of a day without any period. */
  readonly closed: string;
  readonly roundTheClock: string;
}

/** Days in a row with the same hours: "Monday – Friday", "9:00 am – 5:00 pm". */
export interface HoursLine {
  /** Empty if every day has these hours. */
  readonly days: string;
  readonly times: string;
}

const dayMs = 86_400_000;
/** The first Sunday of 1970. A weekday's name is formatted from this date plus the day's number. */
const sundayMs = 3 * dayMs;

export function isRoundTheClock(periods: DayHours): boolean {
  return periods.some(({ opens, closes }) => opens === closes);
}

/** A day's periods, which are in minutes on the store's clock: "9:00 am – 5:00 pm". */
export function periodWords(language: string, periods: DayHours): string {
  const clock = (minute: number) => timeOfDay(language, minute);
  return periods.map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`).join(", ");
}

function dayWords(language: string, texts: HoursTexts, periods: DayHours): string {
  if (periods.length === 0) return texts.closed;
  return isRoundTheClock(periods) ? texts.roundTheClock : periodWords(language, periods);
}

/** A line for each run of days with the same hours. */
export function hoursLines(language: string, texts: HoursTexts, rows: readonly WeekHours[]): readonly HoursLine[] {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: weekdayStyle(language), timeZone: "UTC" });
  const days = ({ first, last }: WeekHours) =>
    first === last
      ? weekday.format(sundayMs + first * dayMs)
      : // Sunday is shown last.
        weekday.formatRange(sundayMs + first * dayMs, sundayMs + (last || 7) * dayMs);
  return rows.map((row) => ({
    days: rows.length > 1 ? days(row) : "",
    times: dayWords(language, texts, row.periods),
  }));
}
