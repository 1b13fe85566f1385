import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { alcoholProblem, alcoholUnits, isAlcoholSoldAt } from "../../../src/domain/order/alcohol.ts";
import type { AlcoholLimit } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { buildCartModifier, buildLine, buildRolled } from "../cart/cartLines.ts";

const labels = { ...noLabels, isAlcohol: true };
const zone = "Australia/Sydney";
const noLimit: AlcoholLimit = { units: null, withMeal: false, until: null };

const beer = (given: Partial<CartLine> = {}) => buildLine({ id: "beer", name: "Beer", labels, ...given });
const burger = (given: Partial<CartLine> = {}) => buildLine({ id: "burger", name: "Burger", ...given });
const shot = buildCartModifier("shot", { labels });
const gone = { unavailability: "sold-out" } as const;

describe("R102: what counts as alcohol", () => {
  it.each<[string, number, readonly CartLine[]]>([
    ["nothing", 0, [burger()]],
    ["each of a line", 3, [beer({ quantity: 3 }), burger()]],
    ["a choice, as often as it is served", 4, [burger({ quantity: 2, modifiers: [{ ...shot, quantity: 2 }] })]],
    ["a choice's choice", 3, [burger({ modifiers: [buildCartModifier("mix", { quantity: 3, subs: [shot] })] })]],
    ["a dish and its choice", 2, [beer({ modifiers: [shot] })]],
    ["what is rolled in, once", 1, [burger({ quantity: 2, mealAddOns: [buildRolled({ labels })] })]],
    ["a choice of what is rolled in", 1, [burger({ mealAddOns: [buildRolled({ modifiers: [shot] })] })]],
    ["no dish that is sold out", 0, [beer(gone), burger({ ...gone, mealAddOns: [buildRolled({ labels })] })]],
    ["no choice that is sold out", 0, [burger({ modifiers: [{ ...shot, ...gone }] })]],
    [
      "no choice of one that is sold out",
      0,
      [burger({ modifiers: [buildCartModifier("mix", { ...gone, subs: [shot] })] })],
    ],
  ])("%s: %i", (_what, units, lines) => {
    expect(alcoholUnits(lines)).toBe(units);
  });
});

/** A time of Friday, 20 November 2026, or of the night after it. */
function at(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf({ year: 2026, month: 11, day: 20 + Number(hour < 5) }, hour * 60 + minute, zone);
}

describe("R102: until when alcohol is sold", () => {
  it.each([
    // The night belongs to the evening before, whenever the store closes.
    ["23:00", "22:59", true],
    ["23:00", "23:00", true],
    ["23:00", "23:01", false],
    ["23:00", "00:00", false],
    ["23:00", "00:30", false],
    ["23:00", "04:59", false],
    ["23:00", "05:00", true],
    ["23:00", "12:00", true],
    // A bar that is open to 2:00.
    ["02:00", "23:30", true],
    ["02:00", "01:30", true],
    ["02:00", "02:00", true],
    ["02:00", "02:15", false],
    ["02:00", "17:00", true],
    ["00:00", "23:59", true],
    ["00:00", "00:00", true],
    ["00:00", "00:01", false],
    ["24:00", "00:00", true],
    ["24:00", "00:01", false],
    // A lunch licence.
    ["15:00", "14:30", true],
    ["15:00", "18:00", false],
    // All day.
    ["05:00", "05:00", true],
    ["05:00", "04:45", true],
    ["05:00", "23:00", true],
    // After a limit in the morning it is barred until the next one: nobody sells by mistake.
    ["06:00", "05:30", true],
    ["06:00", "06:30", false],
    ["06:00", "22:00", false],
  ])("until %s, at %s: %s", (until, time, isSold) => {
    const [hour = 0, minute = 0] = until.split(":").map(Number);
    expect(isAlcoholSoldAt(at(time), { ...noLimit, until: hour * 60 + minute }, zone)).toBe(isSold);
  });

  it("goes by the store's clock, also on the day that it changes", () => {
    const first = instantOf({ year: 2026, month: 10, day: 4 }, 23 * 60, zone);
    expect(isAlcoholSoldAt(first, { ...noLimit, until: 23 * 60 }, zone)).toBe(true);
    expect(isAlcoholSoldAt(first, { ...noLimit, until: 23 * 60 }, "Pacific/Auckland")).toBe(false);
  });
});

describe("R102: the limit that an order breaks", () => {
  const ten = at("22:00");
  const midnight = at("00:30");
  const limit: AlcoholLimit = { units: 2, withMeal: true, until: 23 * 60 };
  it.each([
    ["none without alcohol, whatever the limits are", [burger({ quantity: 9 })], midnight, null],
    ["none within the limits", [beer({ quantity: 2 }), burger()], ten, null],
    ["too many", [beer({ quantity: 5 }), burger()], ten, { limit: "units", most: 2, excess: 3 }],
    ["too late", [beer(), burger()], midnight, { limit: "until", until: 1_380 }],
    ["no meal", [beer()], ten, { limit: "with-meal" }],
    ["no meal, because it is sold out", [beer(), burger(gone)], ten, { limit: "with-meal" }],
    ["none with a meal that is rolled in", [beer({ mealAddOns: [buildRolled()] })], ten, null],
    ["none with a drink that a meal's choice brings", [burger({ modifiers: [shot] })], ten, null],
    ["first the one that no other dish mends", [beer({ quantity: 5 })], midnight, { limit: "until", until: 1_380 }],
    ["then the number", [beer({ quantity: 5 })], ten, { limit: "units", most: 2, excess: 3 }],
    ["none of time while no time is left", [beer(), burger()], null, null],
  ] as const)("%s", (_case, lines, time, problem) => {
    const found = alcoholProblem({ lines, limit, at: time, zone });
    expect(found).toEqual(problem && { kind: "alcohol", ...problem });
  });

  it("is none without limits", () => {
    expect(alcoholProblem({ lines: [beer({ quantity: 20 })], limit: noLimit, at: midnight, zone })).toBeNull();
  });
});
