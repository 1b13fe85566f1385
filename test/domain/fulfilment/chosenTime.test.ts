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

const rows: readonly (readonly [
  name: string,
  times: OfferedTimes,
  chosen: ChosenTime | null,
  kept: ChosenTime | null,
  isOffered: boolean,
])[] = [
  ["a slot stays", offered(12, [15, 30], [45]), slot(30), slot(30), true],
  ["one that has passed becomes the next", offered(20, [30, 45]), slot(15), slot(30), false],
  ["one at a day's end becomes the next day's first", offered(null, [15], [90]), slot(30), slot(90), false],
  ["one after the last becomes the last", offered(12, [15, 30]), slot(45), slot(30), false],
  ["one without any slot left becomes as soon as possible", offered(12), slot(15), asap(12), false],
  ["as soon as possible moves with the clock", offered(13, [15]), asap(12), asap(13), true],
  ["as soon as possible, no longer offered, becomes the next slot", offered(null, [15, 30]), asap(16), slot(30), false],
  ["as soon as possible at a slot's time is not that slot", offered(null, [15]), asap(15), slot(15), false],
  ["a slot at the time of as soon as possible becomes the next slot", offered(15, [30]), slot(15), slot(30), false],
  ["nothing offered leaves nothing", offered(null), slot(15), null, false],
  ["as soon as possible becomes nothing if nothing is offered", offered(null), asap(15), null, false],
  ["nothing chosen yet is as soon as possible", offered(12, [15]), null, asap(12), false],
  [
    "nothing chosen yet is the first slot if as soon as possible isn't offered",
    offered(null, [15, 30]),
    null,
    slot(15),
    false,
  ],
  ["nothing chosen yet is nothing if nothing is offered", offered(null), null, null, false],
];

describe("keepChosen, when the list of times is built again", () => {
  it.each(rows)("%s", (_name, times, chosen, kept, isOffered) => {
    expect(keepChosen(times, chosen)).toEqual(kept);
    if (chosen) expect(isStillOffered(times, chosen)).toBe(isOffered);
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
