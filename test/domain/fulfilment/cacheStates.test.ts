import { describe, expect, it } from "vitest";
import { cacheStates } from "../../../src/domain/fulfilment/cacheStates.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { buildStore } from "../../support/buildStore.ts";

const noon = instant(Date.UTC(2026, 10, 20, 1));
const hour = 3_600_000;
const later = (hours: number): Instant => instant(noon + hours * hour);

const venue = buildStore({ zone: "Australia/Melbourne", hours: [{ weekday: 5, opens: 14 * 60, closes: 20 * 60 }] });

describe("the state of a venue in a list", () => {
  it("is the same object until the venue opens or closes", () => {
    const stateOf = cacheStates();
    const closed = stateOf(venue, noon);
    expect(closed).toEqual({ kind: "closed", opens: later(2) });
    expect(stateOf(venue, later(1.9))).toBe(closed);
    const open = stateOf(venue, later(2));
    expect(open).toEqual({ kind: "open", until: later(8) });
    expect(stateOf(venue, later(7.9))).toBe(open);
    expect(stateOf(venue, later(8))).toMatchObject({ kind: "closed" });
  });

  it("is calculated again if the clock was set back", () => {
    const stateOf = cacheStates();
    stateOf(venue, later(3));
    expect(stateOf(venue, noon)).toMatchObject({ kind: "closed" });
  });

  it("follows a document that was read again", () => {
    const stateOf = cacheStates();
    stateOf(venue, noon);
    expect(stateOf({ ...venue, inOperation: false }, noon)).toEqual({ kind: "not-in-operation" });
  });

  it("promises the pre-orders that the venue takes", () => {
    const view = { ...venue.view, pickup: true };
    const ahead = { ...venue, view, preOrder: { pickup: true, delivery: false } };
    expect(cacheStates()(ahead, noon)).toMatchObject({ kind: "pre-order" });
  });
});
