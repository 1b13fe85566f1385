import { describe, expect, it } from "vitest";
import {
  canAskAgain,
  isOutOfService,
  judgeDelivery,
  type RouteResult,
} from "../../../src/domain/fulfilment/delivery.ts";
import { isInAreas } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { deliveryMinutes } from "../../../src/domain/fulfilment/leadTime.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Freight } from "../../../src/domain/store/store.ts";

const position = { latitude: -37.8, longitude: 144.9 };
const way: RouteResult = { kind: "found", position, route: { kilometres: 7.9, travelSeconds: 900 } };
const nowhere: RouteResult = { kind: "missing", position: null };
const silent: RouteResult = { kind: "failed", position: null };
const anywhere = { areas: [], radiusKm: null };
const rule = { from: cents(0), upTo: null, dollars: 4, dollarsPerKilometre: 0, minimum: cents(0) };
const flat: Freight = { kind: "own", rules: [rule] };
const perKilometre: Freight = { kind: "own", rules: [{ ...rule, dollarsPerKilometre: 0.8 }] };
const thirdParty: Freight = { kind: "third-party" };

function judge(given: Partial<Parameters<typeof judgeDelivery>[0]>) {
  return judgeDelivery({ freight: flat, reach: anywhere, value: cents(1_000), way, quote: null, ...given });
}

describe("R24: a delivery by the store's own rules", () => {
  it("is known with its distance, its travel time and its destination", () => {
    expect(judge({ freight: perKilometre })).toEqual({
      kind: "known",
      facts: { kilometres: 7.9, quotedFee: null },
      travelSeconds: 900,
      position,
    });
  });

  it('is "asking" until maps have answered, if anything depends on the distance', () => {
    expect(judge({ way: null, freight: perKilometre })).toEqual({ kind: "asking" });
    expect(judge({ way: null, reach: { ...anywhere, radiusKm: 8 } })).toEqual({ kind: "asking" });
    expect(judge({ way: null })).toMatchObject({ kind: "known", travelSeconds: null, position: null });
  });

  it.each([
    ["R49: is refused beyond the radius, by the unrounded distance", 7.899, "too-far"],
    ["R49: is accepted at the radius", 7.9, "known"],
  ])("is judged by its distance: %s", (_name, radiusKm, kind) => {
    expect(judge({ reach: { ...anywhere, radiusKm } }).kind).toBe(kind);
  });

  it.each([
    ["that isn't found is out of service if the fee depends on kilometres", nowhere, perKilometre, null, "not-found"],
    ["that isn't found is out of service if there is a radius", nowhere, flat, 8, "not-found"],
    ["that isn't found doesn't matter if nothing depends on it", nowhere, flat, null, "known"],
    ["without an answer is out of service if the fee depends on kilometres", silent, perKilometre, null, "failed"],
    ["without an answer is out of service if there is a radius", silent, flat, 8, "failed"],
    ["without an answer doesn't matter if nothing depends on it", silent, flat, null, "known"],
  ] as const)("with a distance %s", (_name, answer, freight, radiusKm, kind) => {
    expect(judge({ way: answer, freight, reach: { ...anywhere, radiusKm } }).kind).toBe(kind);
  });

  it("has an unknown travel time, but still a position, without a distance that matters", () => {
    expect(judge({ way: { kind: "missing", position } })).toEqual({
      kind: "known",
      facts: { kilometres: null, quotedFee: null },
      travelSeconds: null,
      position,
    });
  });
});

describe("R50: a delivery by a third party", () => {
  const quote = { kind: "quoted", fee: cents(750), travelSeconds: 1_500 } as const;

  it("has the fee and the travel time of the third party", () => {
    expect(judge({ freight: thirdParty, quote })).toMatchObject({
      kind: "known",
      facts: { quotedFee: 750 },
      travelSeconds: 1_500,
    });
  });

  it('is "asking" until the third party has answered', () => {
    expect(judge({ freight: thirdParty })).toEqual({ kind: "asking" });
    expect(judge({ freight: thirdParty, quote, way: null }).kind).toBe("known");
  });

  it("is out of service with the third party's message if that refuses", () => {
    const refused = { kind: "refused", message: "Too busy." } as const;
    expect(judge({ freight: thirdParty, quote: refused })).toEqual(refused);
  });

  it("has failed without an answer", () => {
    expect(judge({ freight: thirdParty, quote: { kind: "no-answer" } })).toEqual({ kind: "failed" });
  });

  it("needs no distance, but keeps to the radius", () => {
    expect(judge({ freight: thirdParty, quote, way: silent }).kind).toBe("known");
    expect(judge({ freight: thirdParty, quote, reach: { ...anywhere, radiusKm: 5 } }).kind).toBe("too-far");
  });
});

it("R24: allows a retry for every problem except a distance that is too far", () => {
  const outOfService = (["too-far", "refused", "not-found", "failed"] as const).map((kind) =>
    kind === "refused" ? { kind, message: "" } : { kind },
  );
  expect(outOfService.every(isOutOfService)).toBe(true);
  expect(outOfService.filter(canAskAgain).map(({ kind }) => kind)).toEqual(["refused", "not-found", "failed"]);
  expect([{ kind: "asking" } as const, { kind: "no-address" } as const].some(isOutOfService)).toBe(false);
});

describe("delivery areas by postcode", () => {
  const reach = {
    areas: [
      { from: 3000, to: 3008 },
      { from: 3051, to: 3068 },
    ],
    radiusKm: null,
  };

  it.each([
    ["3000", true],
    ["3008", true],
    ["3009", false],
    ["3060", true],
    ["0800", false],
  ])("contain %s: %s", (postcode, isIn) => {
    expect(isInAreas(postcode, reach)).toBe(isIn);
  });

  it("include every postcode if the list is empty", () => {
    expect(isInAreas("9999", { areas: [], radiusKm: null })).toBe(true);
  });
});

describe("R50: the duration of a delivery", () => {
  const kitchen = { preparationMinutes: 20, preOrderPreparationMinutes: null };

  it.each([
    ["the preparation and the travel", 20, 900, { from: 35, to: 45 }],
    ["whole minutes, rounded up", 20, 901, { from: 36, to: 46 }],
    ["the slowest dish", 30, 900, { from: 45, to: 55 }],
    ["at least a minute of travel", 20, 0, { from: 21, to: 31 }],
  ])("covers %s", (_name, longest, travel, minutes) => {
    expect(deliveryMinutes(kitchen, longest, travel)).toEqual(minutes);
  });
});
