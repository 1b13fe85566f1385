import type { MenuTime } from "../../../../src/domain/menu/menu.ts";
import { defaultMenuId, servedMenu } from "../../../../src/domain/menu/servedMenu.ts";
import { spanOn } from "../../../../src/domain/time/dailyPeriod.ts";
import { type Instant, instant } from "../../../../src/domain/time/instant.ts";
import { addDays, wallTime } from "../../../../src/domain/time/zone.ts";
import { id } from "../../../../src/wire/kinds.ts";
import { read, readRecords } from "../../../../src/wire/reading.ts";
import { error, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Fault, of } from "./fault.ts";
import type { StoreRead } from "./readStores.ts";

/** What a store's menus are to each other, and whether there is one at all. */
export function menuTimeFaults(read: StoreRead, { unread }: Pick<Subject, "unread">): Fault[] {
  const { path, store, menus } = read;
  if (menus.length === 0) {
    const isKnown = !unread.some((each) => each.path === `${path}/Menus`);
    if (!store.isEnabled || read.isHeadquarters || !isKnown) return [];
    const message = "It has no Menus, so diners read that the menu is empty.";
    return [of("no menu", error(path, message, `Add ${path}/Menus/${defaultMenuId}.`))];
  }
  return [...unknownMenus(read), ...withoutDefault(read), ...neverServed(read)];
}

function unknownMenus({ menus }: StoreRead): Fault[] {
  const known = new Set(menus.map((menu) => menu.id));
  return menus.flatMap(({ fields }) =>
    readRecords(fields, "MenuTimeSettings").flatMap((time) => {
      const named = read(time, "MenuId", id, null);
      if (named === null || known.has(named)) return [];
      const message = `MenuId is ${named}, and there is no such menu, so nothing is served by it.`;
      return [of("menu", warning(`${time.path}.MenuId`, message, `Write the id of a menu, such as ${menus[0]?.id}.`))];
    }),
  );
}

function withoutDefault({ path, menus }: StoreRead): Fault[] {
  const [first, second] = menus;
  if (!first || !second || menus.some((menu) => menu.id === defaultMenuId)) return [];
  const message = `None of its ${menus.length} menus is ${defaultMenuId}, so ${first.id} is served outside all times.`;
  return [of("default", warning(`${path}/Menus`, message, `Name the usual one ${defaultMenuId}.`))];
}

function neverServed({ store, menus }: StoreRead): Fault[] {
  if (menus.length < 2) return [];
  const parsed = menus.map(({ menu }) => menu);
  const times = parsed.flatMap((menu) => menu.times);
  const served = new Set(momentsOf(times, store.zone).map((at) => servedMenu(parsed, at, store.zone)?.id));
  return menus
    .filter((menu) => !served.has(menu.id))
    .map((menu) => {
      const isTimed = times.some((time) => time.menuId === menu.id);
      const why = isTimed ? "Other menus are served at all of its times" : "No MenuTimeSettings name it";
      const fix = isTimed ? "Correct the times." : "Say in MenuTimeSettings when it is served, or delete it.";
      return of("unserved", warning(menu.path, `${why}, so it is never served.`, fix));
    });
}

/** The moments of a week at which another menu may begin to be served. */
function momentsOf(times: readonly MenuTime[], zone: string): readonly Instant[] {
  const now = instant(Date.now());
  const days = Array.from({ length: 8 }, (_, day) => addDays(wallTime(now, zone), day));
  const spans = days.flatMap((date) => times.map(({ starts, ends }) => spanOn(date, starts, ends, zone)));
  return [now, ...spans.flatMap(({ from, until }) => [from, until])];
}
