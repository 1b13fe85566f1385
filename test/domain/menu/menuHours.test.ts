import { expect, it } from "vitest";
import type { MenuTime } from "../../../src/domain/menu/menu.ts";
import { menuHours } from "../../../src/domain/menu/menuHours.ts";

const time = (menuId: string, starts: number, ends: number, weekday: number | null = null): MenuTime => ({
  ...{ menuId, weekday },
  starts: starts * 60,
  ends: ends * 60,
});
const menu = (id: string, ...times: readonly MenuTime[]) => ({ id, times });
const hoursOf = (...menus: Parameters<typeof menuHours>[0]) => Object.fromEntries(menuHours(menus));

it("S5: a menu is served when times name it, in whichever document, and one at all other times", () => {
  const brunch = [time("Brunch", 9, 14, 6), time("Brunch", 9, 14, 0)];
  expect(hoursOf(menu("Breakfast", time("Breakfast", 6, 10), ...brunch), menu("Brunch"), menu("DefaultMenu"))).toEqual({
    Breakfast: { week: [{ first: 1, last: 0, periods: [{ opens: 360, closes: 600 }] }], isFallback: false },
    Brunch: {
      week: [
        { first: 1, last: 5, periods: [] },
        { first: 6, last: 0, periods: [{ opens: 540, closes: 840 }] },
      ],
      isFallback: false,
    },
    DefaultMenu: { week: [], isFallback: true },
  });
});

it.each([
  ["without DefaultMenu the first is served at all other times", [menu("A"), menu("B", time("B", 9, 9))], ["A"], ["B"]],
  ["that one may have times of its own", [menu("A", time("A", 6, 9)), menu("B", time("B", 9, 12))], ["A"], ["B"]],
  ["a menu that no time names is never served", [menu("Draft"), menu("DefaultMenu")], ["DefaultMenu"], []],
  ["a time that names no menu serves none", [menu("DefaultMenu", time("Gone", 6, 9))], ["DefaultMenu"], []],
  ["no menu at all", [], [], []],
])("S5: %s", (_what, menus, fallback, others) => {
  const served = Object.entries(hoursOf(...menus));
  const idsOf = (isFallback: boolean) =>
    served.filter(([, hours]) => hours.isFallback === isFallback).map(([id]) => id);
  expect(idsOf(true)).toEqual(fallback);
  expect(idsOf(false)).toEqual(others);
});
