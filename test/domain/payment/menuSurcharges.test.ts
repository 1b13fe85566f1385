import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { menuSurcharges } from "../../../src/domain/payment/menuSurcharges.ts";
import type { HolidayDays } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildStore } from "../../support/buildStore.ts";

/** A Saturday. */
const now = instant(Date.parse("2026-12-12T20:00:00+11:00"));

function isTold(days: HolidayDays, given: Parameters<typeof buildStore>[0]): boolean {
  const charge = { id: "1", name: "", rate: { kind: "share", rate: 0.1 }, isTaxable: true } as const;
  const store = buildStore({ holidays: [{ ...charge, from: cents(0), upTo: null, days }], ...given });
  return menuSurcharges(store, now).length > 0;
}

const december = (day: number): HolidayDays => {
  const date = { year: 2026, month: 12, day };
  return { kind: "dates", first: date, last: date };
};

describe("the surcharges by day that a menu tells", () => {
  const { view } = buildStore();
  const only = (...modes: readonly (keyof typeof view)[]) => ({
    view: { ...view, ...Object.fromEntries(modes.map((mode) => [mode, true])) },
  });
  const ahead = (days: { readonly delivery: number; readonly pickup: number }) => ({
    preOrder: { delivery: true, pickup: true },
    daysInAdvance: days,
  });

  it.each([
    ["today, if nothing can be ordered ahead", 12, only("table"), true],
    ["no other day, if nothing can be ordered ahead", 13, only("table"), false],
    ["no other day, if only a mode that isn't offered can be ordered ahead", 13, only("table", "pickup"), false],
    ["a day that one of the modes can be ordered for", 14, only("delivery", "pickup"), true],
    ["no day after that", 15, only("delivery", "pickup"), false],
  ])("are dated ones of %s", (_name, day, modes, expected) => {
    const { preOrder, daysInAdvance } = ahead({ delivery: 2, pickup: 0 });
    expect(isTold(december(day), { ...modes, preOrder, daysInAdvance })).toBe(expected);
  });

  it("are those of weekdays, whatever can be ordered ahead", () => {
    expect(isTold({ kind: "weekday", weekday: 3 }, only("table"))).toBe(true);
  });
});
