import type { OpeningPeriod } from "../store/store.ts";
import { type WeekHours, weekHours } from "../store/weekHours.ts";
import type { Menu, MenuId, MenuTime } from "./menu.ts";
import { fallbackMenu } from "./servedMenu.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6];

function periodsOf({ weekday, starts, ends }: MenuTime): readonly OpeningPeriod[] {
  return (weekday === null ? weekdays : [weekday]).map((day) => ({ weekday: day, opens: starts, closes: ends }));
}

/**
 * S5: when each of a store's menus is served. The one that is served at all other times has no hours, unless times name
 * it, too. A menu that is never served is missing.
 */
export function menuHours(menus: readonly Pick<Menu, "id" | "times">[]): ReadonlyMap<MenuId, readonly WeekHours[]> {
  const times = menus.flatMap((menu) => menu.times);
  const fallback = fallbackMenu(menus)?.id;
  return new Map(
    menus
      .map(({ id }) => [id, weekHours(times.filter(({ menuId }) => menuId === id).flatMap(periodsOf))] as const)
      .filter(([id, week]) => id === fallback || week.length > 0),
  );
}
