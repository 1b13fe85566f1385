import { describe, expect, it } from "vitest";
import { takesLaterOrders } from "../../../src/domain/fulfilment/offeredModes.ts";
import { storeState } from "../../../src/domain/store/storeState.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";

const zone = "Australia/Perth";
const friday = { year: 2026, month: 11, day: 20 };
const opens = instantOf(friday, 660, zone);
const closes = instantOf(friday, 1_290, zone);
const noon = instantOf(friday, 720, zone);
const early = instantOf(friday, 540, zone);
const view = { pickup: true, delivery: true };
const store = { hours: [{ weekday: 5, opens: 660, closes: 1_290 }], zone, inOperation: true, view };
const never = { delivery: false, pickup: false };

describe("storeState", () => {
  it.each([
    [
      "not in operation, whatever the hour",
      { ...store, inOperation: false, preOrder: never },
      noon,
      { kind: "not-in-operation" },
    ],
    [
      "not in operation, whatever may be ordered ahead",
      { ...store, inOperation: false, preOrder: { delivery: true, pickup: true } },
      early,
      { kind: "not-in-operation" },
    ],
    ["open", { ...store, preOrder: never }, noon, { kind: "open", until: closes }],
    [
      "open, and the flags for orders ahead don't count",
      { ...store, preOrder: { delivery: true, pickup: true } },
      noon,
      { kind: "open", until: closes },
    ],
    ["closed outside its hours", { ...store, preOrder: never }, early, { kind: "closed", opens }],
    [
      "takes pickups ahead",
      { ...store, preOrder: { delivery: false, pickup: true } },
      early,
      { kind: "pre-order", opens },
    ],
    [
      "closed: takes pickups ahead, and doesn't offer pickup",
      { ...store, view: { pickup: false, delivery: true }, preOrder: { delivery: false, pickup: true } },
      early,
      { kind: "closed", opens },
    ],
    [
      "closed: takes deliveries ahead, which it doesn't offer",
      { ...store, view: { pickup: true, delivery: false }, preOrder: { delivery: true, pickup: false } },
      early,
      { kind: "closed", opens },
    ],
    [
      "takes deliveries ahead",
      { ...store, preOrder: { delivery: true, pickup: false } },
      early,
      { kind: "pre-order", opens },
    ],
    [
      "without hours it is closed (R10)",
      { ...store, hours: [], preOrder: never },
      noon,
      { kind: "closed", opens: null },
    ],
  ] as const)("is: %s", (_name, given, now, expected) => {
    expect(storeState(given, takesLaterOrders(given), now)).toEqual(expected);
  });
});
