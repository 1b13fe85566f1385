import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeOnDay } from "../../../src/domain/fulfilment/slotsOfDay.ts";
import { instantOf, wallTime } from "../../../src/domain/time/zone.ts";

const zone = "Australia/Melbourne";
const today = { year: 2026, month: 11, day: 20 };
const tomorrow = { year: 2026, month: 11, day: 21 };

/** The given minutes of the day as slots of tomorrow. */
function slotsAt(...minutes: readonly number[]) {
  return { slots: minutes.map((minute) => instantOf(tomorrow, minute, zone)) };
}

function quarters(from: number, until: number): number[] {
  return Array.from({ length: (until - from) / 15 + 1 }, (_, at) => from + at * 15);
}

const noon = 12 * 60;
const allDay = quarters(0, 1_425);

describe("picking another day", () => {
  it.each([
    ["open all night: the same time of day", allDay, noon, noon],
    ["open all night: the slot nearest to it", allDay, noon + 8, noon + 15],
    ["open all night: the earlier of two", [0, noon, noon + 30], noon + 15, noon],
    ["open all night: what was chosen at midnight", allDay, 0, 0],
    ["open until two, then from eleven", [...quarters(0, 120), ...quarters(660, 1_380)], 1_170, 1_170],
    ["shut at night: its first slot", quarters(600, 1_320), noon, 600],
    ["shut until a quarter past midnight: its first slot", quarters(15, 1_320), noon, 15],
  ])("selects a time: %s", (_what, minutes, wanted, expected) => {
    const at = timeOnDay(slotsAt(...minutes), instantOf(today, wanted, zone), zone);
    expect(at && wallTime(at, zone)).toMatchObject({ ...tomorrow, minute: expected });
  });

  it("selects no time on a day without slots", () => {
    expect(timeOnDay(slotsAt(), instantOf(today, noon, zone), zone)).toBeNull();
  });

  it("always selects one of the day's slots, and the nearest one on a day that begins at midnight", () => {
    const minutes = fc.uniqueArray(fc.nat(95), { minLength: 1 }).map((all) => all.map((each) => each * 15));
    fc.assert(
      fc.property(minutes, fc.nat(1_439), (some, wanted) => {
        const { slots } = slotsAt(...[0, ...some].toSorted((one, other) => one - other));
        const at = timeOnDay({ slots }, instantOf(today, wanted, zone), zone);
        const far = (each: (typeof slots)[number]) => Math.abs(wallTime(each, zone).minute - wanted);
        expect(slots).toContain(at);
        expect(at && far(at)).toBe(Math.min(...slots.map(far)));
      }),
    );
  });
});
