import { isWithin, type Span, spanOn } from "../time/dailyPeriod.ts";
import type { Instant } from "../time/instant.ts";
import { addDays, instantOf, wallTime, weekdayOf } from "../time/zone.ts";
import type { Store } from "./store.ts";

type Opening =
  /** `until` is null if the store never closes. */
  | { readonly kind: "open"; readonly until: Instant | null }
  /** `opens` is null if the store never opens. */
  | { readonly kind: "closed"; readonly opens: Instant | null };

type Hours = Pick<Store, "hours" | "zone">;

/** Two weeks, because a clock change can skip a weekly closing time or opening once. A week later it exists again. */
const daysAhead = 15;

function spansAround({ hours, zone }: Hours, now: Instant): Span[] {
  const today = wallTime(now, zone);
  const spans: Span[] = [];
  // Includes the day before, because its periods may run past midnight.
  for (let day = -1; day <= daysAhead; day += 1) {
    const date = addDays(today, day);
    const weekday = weekdayOf(date);
    for (const period of hours) {
      if (period.weekday === weekday) spans.push(spanOn(date, period.opens, period.closes, zone));
    }
  }
  // A period inside the hour that a clock change skips doesn't exist.
  return spans.filter(({ from, until }) => from < until).sort((one, other) => one.from - other.from);
}

/** R28: periods that touch or overlap are one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (!last || span.from > last.until) whole.push(span);
    else if (span.until > last.until) whole[whole.length - 1] = { from: last.from, until: span.until };
  }
  return whole;
}

/** R28: open at the opening instant, closed at the closing one. */
export function openingAt(store: Hours, now: Instant): Opening {
  const spans = joined(spansAround(store, now));
  const current = spans.find((span) => isWithin(now, span));
  if (!current) return { kind: "closed", opens: spans.find(({ from }) => from > now)?.from ?? null };
  const horizon = instantOf(addDays(wallTime(now, store.zone), daysAhead), 0, store.zone);
  return { kind: "open", until: current.until < horizon ? current.until : null };
}
