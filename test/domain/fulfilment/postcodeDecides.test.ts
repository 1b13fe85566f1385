import { expect, it } from "vitest";
import { postcodeDecides } from "../../../src/domain/fulfilment/delivery.ts";
import { anywhere } from "../../../src/domain/fulfilment/deliveryReach.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Freight, FreightRule } from "../../../src/domain/store/store.ts";

const flat: FreightRule = { from: cents(0), upTo: null, dollars: 5.5, dollarsPerKilometre: 0, minimum: cents(0) };
const byWay: FreightRule = { ...flat, dollarsPerKilometre: 0.8 };
const own = (...rules: readonly FreightRule[]): Freight => ({ kind: "own", rules });
const areas = [{ from: 3_000, to: 3_008 }];

it.each([
  ["one fee everywhere", own(flat), anywhere, true],
  ["no fee at all", own(), anywhere, true],
  ["areas by postcode", own(flat), { ...anywhere, areas }, true],
  ["fees by the cart's value", own({ ...flat, upTo: cents(4_000) }, flat), { ...anywhere, areas }, true],
  ["a radius", own(flat), { areas, radiusKm: 8 }, false],
  ["a fee for each kilometre", own(byWay), anywhere, false],
  ["a fee for each kilometre of some carts", own(flat, byWay), anywhere, false],
  ["a third party", { kind: "third-party" } as const, anywhere, false],
])("R97: with %s", (_case, freight, reach, decides) => {
  expect(postcodeDecides(freight, reach)).toBe(decides);
});
