import type { Instant } from "./instant.ts";
import { addDays, type CalendarDate, instantOf } from "./zone.ts";

/** `from` is included, `until` isn't. */
export interface Span {
  readonly from: Instant;
  readonly until: Instant;
}

/** R28: an end at or before the start is on the next day. The same time twice means a full day. */
export function spanOn(date: CalendarDate, starts: number, ends: number, zone: string): Span {
  const lastDate = ends <= starts ? addDays(date, 1) : date;
  return { from: instantOf(date, starts, zone), until: instantOf(lastDate, ends, zone) };
}

export function isWithin(at: Instant, span: Span): boolean {
  return span.from <= at && at < span.until;
}
