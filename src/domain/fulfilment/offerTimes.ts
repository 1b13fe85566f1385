import { openingAt } from "../store/openingAt.ts";
import type { Store } from "../store/store.ts";
import type { Span } from "../time/dailyPeriod.ts";
import { type Instant, instant } from "../time/instant.ts";
import { type CalendarDate, daysBetween, wallTime, weekdayOf } from "../time/zone.ts";
import { type Period, type PreparationTimes, preparationMs, travelMs } from "./leadTime.ts";
import { modeRules, type OrderMode } from "./orderMode.ts";
import { instantOn, isoDate, quarterHoursOn, type StoreDay, storeDays } from "./storeDay.ts";
import type { OfferedTimes, SlotDay } from "./times.ts";

export interface TimesRequest {
  readonly store: PreparationTimes & Pick<Store, "hours" | "zone" | "inOperation" | "preOrder" | "daysInAdvance">;
  readonly type: "pickup" | "delivery";
  readonly now: Instant;
  /** The longest preparation time in the cart. */
  readonly longestItemMinutes: number;
  /** Used for delivery only. */
  readonly travelSeconds: number;
}

/** The limits that decide whether a time can be chosen. */
interface Bounds {
  /** The end of the current opening period: now if the store is closed, infinity if it never closes. */
  readonly periodEnds: number;
  /** R30: the latest time in the current period if nothing can be ordered ahead. */
  readonly horizon: Instant;
  readonly earliest: Readonly<Record<Period, Instant>>;
  readonly today: CalendarDate;
  /** Null if nothing can be ordered ahead. */
  readonly daysAhead: number | null;
}

const dayMs = 24 * 60 * 60_000;

function periodEnd(store: TimesRequest["store"], now: Instant): number {
  const opening = openingAt(store, now);
  return opening.kind === "closed" ? now : (opening.until ?? Number.POSITIVE_INFINITY);
}

function boundsOf({ store, type, now, longestItemMinutes, travelSeconds }: TimesRequest): Bounds {
  const travel = type === "delivery" ? travelMs(travelSeconds) : 0;
  const earliest = (period: Period) => instant(now + preparationMs(store, longestItemMinutes, period) + travel);
  return {
    periodEnds: periodEnd(store, now),
    horizon: instant(now + dayMs),
    earliest: { current: earliest("current"), ahead: earliest("ahead") },
    today: wallTime(now, store.zone),
    daysAhead: store.preOrder[type] ? store.daysInAdvance[type] : null,
  };
}

function isPossible(at: Instant, days: number, bounds: Bounds): boolean {
  const isAhead = bounds.daysAhead !== null && days <= bounds.daysAhead;
  if (at > bounds.periodEnds) return isAhead && at >= bounds.earliest.ahead;
  return at >= bounds.earliest.current && (isAhead || at <= bounds.horizon);
}

/** R28: the periods that begin on a day. A period inside the hour that a clock change skips doesn't exist. */
function spansFrom({ hours, zone }: TimesRequest["store"], day: StoreDay, dayAfter: StoreDay): Span[] {
  const weekday = weekdayOf(day.date);
  return hours
    .filter((period) => period.weekday === weekday)
    .map(({ opens, closes }) => ({
      from: instantOn(day, opens, zone),
      until: instantOn(closes <= opens ? dayAfter : day, closes, zone),
    }))
    .filter(({ from, until }) => from < until);
}

/** R30: the closing time is a slot, too. A label that occurs twice is listed once, at its first possible time. */
function slotsOn(
  day: StoreDay,
  spans: readonly Span[],
  zone: string,
  isChoosable: (at: Instant) => boolean,
): Instant[] {
  if (spans.length === 0) return [];
  const labels = new Set<number>();
  const slots: Instant[] = [];
  for (const { at, minute } of quarterHoursOn(day, zone)) {
    const isInside = spans.some(({ from, until }) => from <= at && at <= until);
    if (labels.has(minute) || !isInside || !isChoosable(at)) continue;
    labels.add(minute);
    slots.push(at);
  }
  return slots;
}

function lastDay({ today, horizon, periodEnds, daysAhead }: Bounds, zone: string): number {
  const periodDays = daysBetween(today, wallTime(instant(Math.min(horizon, periodEnds)), zone));
  return Math.max(periodDays, daysAhead ?? 0);
}

function offerDays(store: TimesRequest["store"], bounds: Bounds): SlotDay[] {
  // Includes yesterday, because its hours may run past midnight, and tomorrow, because a day may end in its hours.
  const days = storeDays(bounds.today, -1, lastDay(bounds, store.zone) + 1, store.zone);
  const spans = days.slice(1).map((dayAfter, index) => spansFrom(store, days[index] ?? dayAfter, dayAfter));
  return days.slice(1, -1).flatMap((day, index) => {
    const touching = spans.slice(index, index + 2).flat();
    const slots = slotsOn(day, touching, store.zone, (at) => isPossible(at, index, bounds));
    return slots.length > 0 ? [{ date: isoDate(day.date), slots }] : [];
  });
}

/** R30: "as soon as possible" while the store is open, and the quarter hours that are still possible. */
export function offerTimes(asked: TimesRequest): OfferedTimes {
  const bounds = boundsOf(asked);
  const isOpen = bounds.periodEnds > asked.now;
  if (!asked.store.inOperation || (!isOpen && bounds.daysAhead === null)) return { asap: null, days: [] };
  const asap = bounds.earliest.current <= bounds.periodEnds ? bounds.earliest.current : null;
  return { asap, days: offerDays(asked.store, bounds) };
}

/** The times that can be chosen. A mode without times offers only "as soon as possible", even after closing (R52). */
export function modeTimes(mode: OrderMode, asked: Omit<TimesRequest, "type">): OfferedTimes {
  const type = modeRules[mode].times;
  if (type) return offerTimes({ ...asked, type });
  const { store, now, longestItemMinutes } = asked;
  return { asap: instant(now + preparationMs(store, longestItemMinutes, "current")), days: [] };
}
