import type { TimesAsked } from "../../../src/domain/fulfilment/offerTimes.ts";
import type { OfferedTimes } from "../../../src/domain/fulfilment/times.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { addDays, weekdayOf } from "../../../src/domain/time/zone.ts";
import { type ClockChange, wallTable } from "../time/clockChanges.ts";

/** Whether the store is open at each minute of the table, by marking every minute of every period (R28). */
function openMinutes(change: ClockChange, store: TimesAsked["store"]): boolean[] {
  const table = wallTable(change);
  const [begin = instant(0)] = table.instants;
  const open = table.instants.map(() => false);
  for (let day = 0; day < 22; day += 1) {
    const date = addDays(change.start, day);
    for (const { opens, closes } of store.hours.filter(({ weekday }) => weekday === weekdayOf(date))) {
      const first = table.firstAt(date, opens);
      const end = table.firstAt(date, closes > opens ? closes : closes + 1_440);
      for (let ms = first; ms < end; ms = instant(ms + 60_000)) open[(ms - begin) / 60_000] = true;
    }
  }
  return open;
}

/** R29, in milliseconds. */
function leadMs({ store, type, longestItemMinutes, travelSeconds }: TimesAsked, isCurrent: boolean): number {
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
export function listTimes(change: ClockChange, asked: TimesAsked): OfferedTimes {
  const { store, type, now } = asked;
  const { instants, walls } = wallTable(change);
  const open = openMinutes(change, store);
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
