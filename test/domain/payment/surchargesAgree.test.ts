import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { daySurcharges } from "../../../src/domain/payment/daySurcharges.ts";
import { holidaySurcharges } from "../../../src/domain/payment/holidaySurcharges.ts";
import type { HolidaySurcharge } from "../../../src/domain/store/store.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { addDays, daysBetween, instantOf, wallTime, weekdayOf } from "../../../src/domain/time/zone.ts";
import { runs } from "../../support/thorough.ts";

const zone = "Australia/Melbourne";
/** Summer time ends within these weeks. */
const start = { year: 2026, month: 3, day: 20 };
const most = 14;

const days = fc.oneof(
  fc.record({ kind: fc.constant("weekday" as const), weekday: fc.integer({ min: 0, max: 6 }) }),
  fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 0, max: 5 })).map(([first, more]) => {
    return { kind: "dates" as const, first: addDays(start, first), last: addDays(start, first + more) };
  }),
);

const rate = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((percent) => ({ kind: "share" as const, rate: percent / 100 })),
  fc.integer({ min: 1, max: 900 }).map((amount) => ({ kind: "flat" as const, amount: cents(amount) })),
);

const amount = fc.integer({ min: 0, max: 6_000 });

const holidays = fc
  .array(
    fc.record({
      name: fc.constantFrom("", "Sunday", "Easter", "Weekend surcharge"),
      ...{ days, rate, isTaxable: fc.boolean() },
      from: amount.map(cents),
      upTo: fc.option(amount.map(cents)),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((each, at): HolidaySurcharge => ({ ...each, id: String(at) })));

const told = ({ name, rate: charged }: Pick<HolidaySurcharge, "name" | "rate">) => JSON.stringify([name, charged]);
const once = (all: readonly string[]) => [...new Set(all)].sort();

it("R102: what the menu says of a day is what the cart adds on it, by name, day and rate", () => {
  fc.assert(
    fc.property(
      holidays,
      fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      fc.integer({ min: 0, max: most }),
      fc.integer({ min: 100, max: 7_000 }),
      (all, open, ahead, base) => {
        const hours = open.map((weekday) => ({ weekday, opens: 600, closes: 1_320 }));
        const now = instantOf(start, 660, zone);
        const menu = daySurcharges(all, { now, zone, hours, daysAhead: most });
        const day = addDays(wallTime(now, zone), ahead);
        if (!open.includes(weekdayOf(day))) return;
        const said = menu.filter(({ days: on, from, upTo }) => {
          const isOn =
            on.kind === "weekdays"
              ? on.weekdays.includes(weekdayOf(day))
              : on.dates.some((date) => daysBetween(date, day) === 0);
          return isOn && base >= from && (upTo === null || base <= upTo);
        });
        const charged = holidaySurcharges(all, cents(base), instant(instantOf(day, 720, zone)), zone);
        const rows = charged.flatMap(({ id }) => all.filter((each) => each.id === id));
        expect(once(rows.map(told))).toEqual(once(said.map(told)));
      },
    ),
    { numRuns: runs(2_000) },
  );
});
