import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMovedOn, isStillOffered, keepChosen } from "../../../src/domain/fulfilment/chosenTime.ts";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import type { ChosenTime, OfferedTimes } from "../../../src/domain/fulfilment/times.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { runs } from "../../support/thorough.ts";
import { ahead, askTimes, buildHours } from "./askTimes.ts";

/** Small numbers stand for instants. */
function offered(asap: number | null, ...days: readonly (readonly number[])[]): OfferedTimes {
  return {
    asap: asap === null ? null : instant(asap),
    days: days.map((slots, index) => ({ date: `2026-11-2${index}`, slots: slots.map(instant) })),
  };
}

function asap(at: number): ChosenTime {
  return { kind: "asap", at: instant(at) };
}

function slot(at: number): ChosenTime {
  return { kind: "slot", at: instant(at) };
}

interface Row {
  readonly name: string;
  readonly times: OfferedTimes;
  readonly chosen: ChosenTime | null;
  readonly kept: ChosenTime | null;
  readonly isOffered?: boolean;
}

const rows: readonly Row[] = [
  { name: "a slot stays", times: offered(12, [15, 30], [45]), chosen: slot(30), kept: slot(30), isOffered: true },
  { name: "one that has passed becomes the next", times: offered(20, [30, 45]), chosen: slot(15), kept: slot(30) },
  {
    name: "one at a day's end becomes the next day's first",
    times: offered(null, [15], [90]),
    chosen: slot(30),
    kept: slot(90),
  },
  { name: "one after the last becomes the last", times: offered(12, [15, 30]), chosen: slot(45), kept: slot(30) },
  {
    name: "one without any slot left becomes as soon as possible",
    times: offered(12),
    chosen: slot(15),
    kept: asap(12),
  },
  {
    name: "as soon as possible moves with the clock",
    times: offered(13, [15]),
    chosen: asap(12),
    kept: asap(13),
    isOffered: true,
  },
  {
    name: "as soon as possible, no longer offered, becomes the next slot",
    times: offered(null, [15, 30]),
    chosen: asap(16),
    kept: slot(30),
  },
  {
    name: "as soon as possible at a slot's time is not that slot",
    times: offered(null, [15]),
    chosen: asap(15),
    kept: slot(15),
  },
  {
    name: "a slot at the time of as soon as possible becomes the next slot",
    times: offered(15, [30]),
    chosen: slot(15),
    kept: slot(30),
  },
  { name: "nothing offered leaves nothing", times: offered(null), chosen: slot(15), kept: null },
  {
    name: "as soon as possible becomes nothing if nothing is offered",
    times: offered(null),
    chosen: asap(15),
    kept: null,
  },
  { name: "nothing chosen yet is as soon as possible", times: offered(12, [15]), chosen: null, kept: asap(12) },
  {
    name: "nothing chosen yet is the first slot if as soon as possible isn't offered",
    times: offered(null, [15, 30]),
    chosen: null,
    kept: slot(15),
  },
  { name: "nothing chosen yet is nothing if nothing is offered", times: offered(null), chosen: null, kept: null },
];

describe("keepChosen, when the list of times is built again", () => {
  it.each(rows)("$name", ({ times, chosen, kept, isOffered }) => {
    expect(keepChosen(times, chosen)).toEqual(kept);
    if (chosen) expect(isStillOffered(times, chosen)).toBe(isOffered ?? false);
  });

  it("keeps a time that is offered and never earlier, minute by minute through a day", () => {
    const hours = buildHours("5 11:00-14:00", "5 17:00-22:00", "6 11:00-14:00");
    const midnight = Date.parse("2026-11-19T13:00:00Z");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_300 }), fc.nat(200), (minute, pick) => {
        const timesAt = (later: number) =>
          offerTimes(
            askTimes({ now: new Date(midnight + (minute + later) * 60_000).toISOString(), hours, ...ahead(1) }),
          );
        const slots = timesAt(0).days.flatMap((day) => day.slots);
        let chosen: ChosenTime | null = slot(slots[pick % slots.length] ?? 0);
        for (let later = 0; later < 120; later += 1) {
          const times = timesAt(later);
          const before: ChosenTime = chosen;
          chosen = keepChosen(times, before);
          if (!chosen) return expect.fail("nothing kept");
          if (isStillOffered(times, before)) expect(chosen).toEqual(before);
          expect(isStillOffered(times, chosen)).toBe(true);
          expect(chosen.at).toBeGreaterThanOrEqual(before.at);
        }
      }),
      { numRuns: runs(10) },
    );
  });
});

describe("a time that has moved on by itself", () => {
  it.each([
    ["as soon as possible became a slot", asap(12), slot(90), null, true],
    ["as soon as possible became a slot, which was picked", asap(12), slot(90), slot(90), false],
    ["a picked slot became the next", slot(15), slot(30), slot(15), true],
    ["another slot was picked", slot(15), slot(30), slot(30), false],
    ["the minute of as soon as possible", asap(12), asap(13), null, false],
    ["the same slot", slot(15), slot(15), null, false],
    ["as soon as possible is offered again", slot(15), asap(12), null, false],
    ["no time is left", asap(12), null, null, false],
    ["nothing was shown before", null, slot(15), null, false],
  ])("%s", (_, before, chosen, picked, hasMoved) => {
    expect(hasMovedOn(before, chosen, picked)).toBe(hasMoved);
  });
});
