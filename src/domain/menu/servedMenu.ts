import { isWithin, spanOn } from "../time/dailyPeriod.ts";
import type { Instant } from "../time/instant.ts";
import { addDays, wallTime, weekdayOf } from "../time/zone.ts";
import type { Menu, MenuTime } from "./menu.ts";

export const defaultMenuId = "DefaultMenu";

/** R32. Includes yesterday's period, which may run past midnight (R28). */
function isServed({ weekday, starts, ends }: MenuTime, now: Instant, zone: string): boolean {
  const today = wallTime(now, zone);
  return [addDays(today, -1), today].some((date) => {
    return (weekday === null || weekday === weekdayOf(date)) && isWithin(now, spanOn(date, starts, ends, zone));
  });
}

/** S5: the menu that is served when it is the time of none. */
export function fallbackMenu<M extends Pick<Menu, "id">>(menus: readonly M[]): M | null {
  return menus.find(({ id }) => id === defaultMenuId) ?? menus[0] ?? null;
}

/**
 * S5: the menu that is served now, otherwise DefaultMenu, otherwise the first. A single menu is always
 * served.
 */
export function servedMenu<M extends Pick<Menu, "id" | "times">>(
  menus: readonly M[],
  now: Instant,
  zone: string,
): M | null {
  const [first, second] = menus;
  if (!second) return first ?? null;
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  // A menu's time settings may name other menus: often one document contains the times of all.
  const timed = menus.flatMap((menu) => menu.times).find((time) => byId.has(time.menuId) && isServed(time, now, zone));
  return (timed && byId.get(timed.menuId)) ?? fallbackMenu(menus);
}
