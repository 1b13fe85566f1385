import type { HolidaySurcharge, OpeningPeriod, Surcharge } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { addDays, type CalendarDate, daysBetween, wallTime, weekdayOf } from "../time/zone.ts";

/** A surcharge by day, as a menu tells it before the first dish. */
export interface DaySurcharge extends Pick<Surcharge, "name" | "rate" | "from" | "upTo"> {
  readonly days:
    | { readonly kind: "weekdays"; readonly weekdays: readonly number[] }
    | { readonly kind: "dates"; readonly dates: readonly CalendarDate[] };
}

interface OrderDays {
  readonly now: Instant;
  readonly zone: string;
  readonly hours: readonly OpeningPeriod[];
  /** How many days ahead the mode can be ordered for; 0 if only for today. */
  readonly daysAhead: number;
}

/** R102: how long before it a dated surcharge is told. */
const noticeDays = 14;

function isOpenOn(weekday: number, hours: readonly OpeningPeriod[]): boolean {
  const dayBefore = (weekday + 6) % 7;
  return hours.some(
    (period) => period.weekday === weekday || (period.weekday === dayBefore && period.closes <= period.opens),
  );
}

/** The days on which the mode can be ordered for now and the surcharge applies. */
function toldDays({ days }: HolidaySurcharge, { now, zone, hours, daysAhead }: OrderDays): DaySurcharge["days"] {
  if (days.kind === "weekday") {
    return { kind: "weekdays", weekdays: isOpenOn(days.weekday, hours) ? [days.weekday] : [] };
  }
  const today = wallTime(now, zone);
  const coming = Array.from({ length: Math.min(noticeDays, daysAhead) + 1 }, (_, index) => addDays(today, index));
  const isTold = (date: CalendarDate) =>
    daysBetween(days.first, date) >= 0 && daysBetween(date, days.last) >= 0 && isOpenOn(weekdayOf(date), hours);
  return { kind: "dates", dates: coming.filter(isTold) };
}

function isEmpty({ days }: DaySurcharge): boolean {
  return (days.kind === "weekdays" ? days.weekdays : days.dates).length === 0;
}

/** The same surcharge on further days is told once. Null if it is another one. */
function together(one: DaySurcharge, { days, ...other }: DaySurcharge): DaySurcharge | null {
  const { days: known, ...same } = one;
  if (JSON.stringify(same) !== JSON.stringify(other)) return null;
  if (known.kind === "weekdays" && days.kind === "weekdays") {
    return { ...one, days: { ...known, weekdays: [...new Set([...known.weekdays, ...days.weekdays])] } };
  }
  if (known.kind === "dates" && days.kind === "dates") {
    const isNew = (date: CalendarDate) => known.dates.every((each) => daysBetween(each, date) !== 0);
    const dates = [...known.dates, ...days.dates.filter(isNew)].sort((early, late) => daysBetween(late, early));
    return { ...one, days: { ...known, dates } };
  }
  return null;
}

/** R102: the surcharges by day that a menu tells. A dated one is told from 14 days before it. */
export function daySurcharges(holidays: readonly HolidaySurcharge[], asked: OrderDays): readonly DaySurcharge[] {
  const told: DaySurcharge[] = [];
  for (const holiday of holidays) {
    const { name, rate, from, upTo } = holiday;
    const next: DaySurcharge = { name, rate, from, upTo, days: toldDays(holiday, asked) };
    if (isEmpty(next)) continue;
    const at = told.findIndex((each) => together(each, next) !== null);
    const joined = at < 0 ? null : together(told[at] ?? next, next);
    if (joined) told[at] = joined;
    else told.push(next);
  }
  return told;
}
