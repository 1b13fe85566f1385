import { describe, expect, it } from "vitest";
import type { Menu, MenuTime } from "../../../src/domain/menu/menu.ts";
import { servedMenu } from "../../../src/domain/menu/servedMenu.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";

const zone = "Australia/Melbourne";
const noDietary = { allergies: [], intolerances: [], preferences: [] };

function menu(id: string, times: readonly MenuTime[] = []): Menu {
  return { id, times, categories: [], products: new Map(), groups: new Map(), dietary: noDietary, texts: {} };
}

function time(menuId: string, starts: number, ends: number, weekday: number | null = null): MenuTime {
  return { menuId, weekday, starts: starts * 60, ends: ends * 60 };
}

/** Friday 20 November 2026, or a day after it. */
function at(hour: number, day = 0) {
  return instantOf({ year: 2026, month: 11, day: 20 + day }, hour * 60, zone);
}

const breakfast = menu("Breakfast", [time("Breakfast", 7, 11)]);
const late = menu("Late", [time("Late", 22, 2, 5)]);
const all = menu("DefaultMenu");

describe("servedMenu", () => {
  it.each([
    ["no menu at all", [], at(8), null],
    ["one menu is used as is, whatever its time", [breakfast], at(15), "Breakfast"],
    ["the one whose time it is", [all, breakfast], at(8), "Breakfast"],
    ["its first minute counts (R28)", [all, breakfast], at(7), "Breakfast"],
    ["its last minute doesn't (R28)", [all, breakfast], at(11), "DefaultMenu"],
    ["otherwise DefaultMenu, wherever it is listed", [breakfast, late, all], at(15), "DefaultMenu"],
    ["otherwise the first", [breakfast, late], at(15), "Breakfast"],
    ["R32: on its weekday", [all, late], at(23), "Late"],
    ["R32: past midnight it is still that day's", [all, late], at(1, 1), "Late"],
    ["R32: not on the night before", [all, late], at(1), "DefaultMenu"],
    ["R32: not on other days", [all, late], at(23, 1), "DefaultMenu"],
    ["R32: round the clock", [all, menu("Always", [time("Always", 9, 9)])], at(3), "Always"],
    [
      "R32: a document may set the times of another menu",
      [menu("DefaultMenu", [time("Lunch", 11, 15)]), menu("Lunch")],
      at(12),
      "Lunch",
    ],
    [
      "a time for a missing menu is skipped",
      [menu("DefaultMenu", [time("Gone", 11, 15)]), breakfast],
      at(12),
      "DefaultMenu",
    ],
    [
      "the first that fits, in the order given",
      [all, breakfast, menu("Early", [time("Early", 6, 12)])],
      at(8),
      "Breakfast",
    ],
  ])("is: %s", (_name, menus, now, expected) => {
    expect(servedMenu(menus, now, zone)?.id ?? null).toBe(expected);
  });

  it("uses the store's clock, not the visitor's (R27)", () => {
    const eightInPerth = instantOf({ year: 2026, month: 11, day: 20 }, 8 * 60, "Australia/Perth");
    expect(servedMenu([all, breakfast], eightInPerth, "Australia/Perth")?.id).toBe("Breakfast");
    expect(servedMenu([all, breakfast], eightInPerth, zone)?.id).toBe("DefaultMenu");
  });
});
