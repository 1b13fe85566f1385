import type { TimesRequest } from "../../../src/domain/fulfilment/offerTimes.ts";
import type { OfferedTimes } from "../../../src/domain/fulfilment/times.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { type ClockChange, openMinutes, wallTable } from "../time/clockChanges.ts";

/** R29, in milliseconds. */
function leadMs({ store, type, longestItemMinutes, travelSeconds }: TimesRequest, isCurrent: boolean): number {
  const ownMinutes = isCurrent
    ? store.preparationMinutes
    : (store.preOrderPreparationMinutes ?? store.preparationMinutes);
  const longest = Math.max(ownMinutes ?? 0, longestItemMinutes);
  const preparationMinutes = longest === 0 ? 2 : longest;
  const travel = type === "delivery" ? Math.max(60, travelSeconds) : 0;
  return preparationMinutes * 60_000 + travel * 1000;
}

function dayText(wall: string, daysLater: number): string {
  return new Date(Date.parse(`${wall.slice(0, 10)}T00:00Z`) + daysLater * 86_400_000).toISOString().slice(0, 10);
}

/** R30 word for word, minute by minute, with luxon's wall clock: slow and simple, for comparison. */
export function listTimes(change: ClockChange, asked: TimesRequest): OfferedTimes {
  const { store, type, now } = asked;
  const { instants, walls } = wallTable(change);
  const open = openMinutes(change, store.hours);
  const index = Math.floor((now - (instants[0] ?? 0)) / 60_000);
  const closing = open.indexOf(false, index);
  const isForEver = closing > 21 * 1_440;
  const periodEnds = isForEver ? Number.POSITIVE_INFINITY : Number(instants[closing]);
  const lastDate = dayText(walls[index] ?? "", store.daysInAdvance[type]);
  const days = new Map<string, Instant[]>();
  const labels = new Set<string>();
  for (let each = index; each < 21 * 1_440; each += 1) {
    const wall = walls[each] ?? "";
    const isQuarter = Number(wall.slice(-2)) % 15 === 0;
    const isInside = open[each] || open[each - 1];
    if (!isQuarter || !isInside || labels.has(wall)) continue;
    const slot = instants[each] ?? instant(0);
    const isCurrent = open[index] === true && slot <= periodEnds;
    const isNear = isCurrent && slot - now <= 86_400_000;
    const isAhead = store.preOrder[type] && wall.slice(0, 10) <= lastDate;
    if (slot < now + leadMs(asked, isCurrent) || !(isNear || isAhead)) continue;
    labels.add(wall);
    const date = wall.slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  const soonest = instant(now + leadMs(asked, true));
  return {
    asap: open[index] === true && soonest <= periodEnds ? soonest : null,
    days: Array.from(days, ([date, slots]) => ({ date, slots })),
  };
}
