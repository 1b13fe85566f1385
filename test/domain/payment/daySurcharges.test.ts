import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { type DaySurcharge, daySurcharges } from "../../../src/domain/payment/daySurcharges.ts";
import type { HolidayDays, HolidaySurcharge } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const zone = "Australia/Melbourne";
/** A Saturday. */
const now = instant(Date.parse("2026-12-12T20:00:00+11:00"));
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1_320 }));

function charged(name: string, days: HolidayDays, rate = 0.1): HolidaySurcharge {
  return { id: name, name, days, rate: { kind: "share", rate }, isTaxable: true, from: cents(0), upTo: null };
}

const on = (weekday: number): HolidayDays => ({ kind: "weekday", weekday });
const december = (day: number) => ({ year: 2026, month: 12, day });
const dated = (first: number, last = first): HolidayDays => ({
  kind: "dates",
  first: december(first),
  last: december(last),
});

/** Like "Sunday: 0", "Christmas: 25 26". */
function told(holidays: readonly HolidaySurcharge[], asked = {}): readonly string[] {
  const daysOf = ({ days }: DaySurcharge) =>
    days.kind === "weekdays" ? days.weekdays : days.dates.map(({ day }) => day);
  const found = daySurcharges(holidays, { now, zone, hours: daily, daysAhead: 14, ...asked });
  return found.map((each) => `${each.name}: ${daysOf(each).join(" ")}`);
}

describe("the surcharges by day that a menu tells", () => {
  it("are those of weekdays, on any day, and the same one of several days once", () => {
    expect(told([charged("Weekend", on(6)), charged("Weekend", on(0)), charged("Sunday", on(0), 0.2)])).toEqual([
      "Weekend: 6 0",
      "Sunday: 0",
    ]);
  });

  it.each<[string, HolidayDays, readonly string[]]>([
    ["14 days before it", dated(26), ["Holiday: 26"]],
    ["15 days before it", dated(27), []],
    ["while it lasts", dated(1, 14), ["Holiday: 12 13 14"]],
    ["on its last day", dated(12), ["Holiday: 12"]],
    ["the day after it", dated(11), []],
  ])("R102: are those of dates %s", (_when, days, expected) => {
    expect(told([charged("Holiday", days)])).toEqual(expected);
  });

  it("join dates of the same surcharge, in their order", () => {
    const holidays = [
      charged("Christmas", dated(26)),
      charged("Christmas", dated(25)),
      charged("Christmas", dated(25)),
    ];
    expect(told(holidays)).toEqual(["Christmas: 25 26"]);
  });

  it.each([
    [0, ["Holiday: 12"]],
    [2, ["Holiday: 12 13 14"]],
  ] as const)("name only dates that can be ordered for, %d days ahead", (daysAhead, expected) => {
    expect(told([charged("Holiday", dated(12, 16))], { daysAhead })).toEqual(expected);
  });

  it("leave out days on which the store is closed, but not one whose first hours belong to the night before", () => {
    const saturdays = { hours: [{ weekday: 6, opens: 1_080, closes: 120 }] };
    const holidays = [charged("Monday", on(1)), charged("Sunday", on(0)), charged("Holiday", dated(13, 20))];
    expect(told(holidays, saturdays)).toEqual(["Sunday: 0", "Holiday: 13 19 20"]);
  });
});
