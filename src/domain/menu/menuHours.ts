import type { OpeningPeriod } from "../store/store.ts";
import { type WeekHours, weekHours } from "../store/weekHours.ts";
import type { Menu, MenuId, MenuTime } from "./menu.ts";
import { fallbackMenu } from "./servedMenu.ts";

const weekdays = [0, 1, 2, 3, 4, 5, 6];

function periodsOf({ weekday, starts, ends }: MenuTime): readonly OpeningPeriod[] {
  return (weekday === null ? weekdays : [weekday]).map((day) => ({ weekday: day, opens: starts, closes: ends }));
}

export interface MenuHours {
  /** Empty if no time names the menu. */
  readonly week: readonly WeekHours[];
  /** Whether it is also served when it is the time of none. */
  readonly isFallback: boolean;
}

/** S5: when each of a store's menus is served. A menu that is never served is missing. */
export function menuHours(menus: readonly Pick<Menu, "id" | "times">[]): ReadonlyMap<MenuId, MenuHours> {
  const times = menus.flatMap((menu) => menu.times);
  const fallback = fallbackMenu(menus)?.id;
  return new Map(
    menus
      .map(({ id }) => {
        const week = weekHours(times.filter(({ menuId }) => menuId === id).flatMap(periodsOf));
        return [id, { week, isFallback: id === fallback }] as const;
      })
      .filter(([, { week, isFallback }]) => isFallback || week.length > 0),
  );
}
