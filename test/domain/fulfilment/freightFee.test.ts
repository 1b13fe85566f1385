import { describe, expect, it } from "vitest";
import { type FreightFacts, freightFee, isFeeKnown, needsDistance } from "../../../src/domain/fulfilment/freightFee.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Freight, FreightRule } from "../../../src/domain/store/store.ts";

function rule(given: Partial<FreightRule> = {}): FreightRule {
  return { from: cents(0), upTo: null, dollars: 3, dollarsPerKilometre: 1, minimum: cents(0), ...given };
}

function own(...rules: readonly FreightRule[]): Freight {
  return { kind: "own", rules };
}

const far = (kilometres: number | null, quotedFee: number | null = null): FreightFacts => ({
  kilometres,
  quotedFee: quotedFee === null ? null : cents(quotedFee),
});

const fee = (freight: Freight, facts: FreightFacts | null, value = 2_000) =>
  freightFee(freight, facts, cents(value), false);

describe("R24: FreightFeeAmount + FreightFeePerKilometer × km", () => {
  it.each([
    ["km rounded up: 300 + 3 × 100", 2.1, [rule()], 600],
    ["whole km stay: 300 + 2 × 100", 2, [rule()], 500],
    ["at least 1: 300 + 1 × 100", 0, [rule()], 400],
    ["at least FreightFeeMinimum: max(650, 600)", 3, [rule({ minimum: cents(650) })], 650],
    ["above the minimum: max(550, 600)", 3, [rule({ minimum: cents(550) })], 600],
    ["the sum rounded once: 3.004 + 3 × 0.337 = 4.015", 3, [rule({ dollars: 3.004, dollarsPerKilometre: 0.337 })], 402],
    [
      "half a cent up, without binary dust: 3 × 0.145 = 0.435",
      3,
      [rule({ dollars: 0, dollarsPerKilometre: 0.145 })],
      44,
    ],
    ["no rule: no fee", 3, [], 0],
  ])("%s", (_name, km, rules, is) => {
    expect(fee(own(...rules), far(km))).toBe(is);
  });

  const ranges = own(
    rule({ upTo: cents(2_000), dollars: 8 }),
    rule({ from: cents(2_000), upTo: cents(5_000), dollars: 4 }),
    rule({ from: cents(6_000), dollars: 1 }),
  );

  it.each([
    { name: "below a bound", value: 1_999, is: 900 },
    { name: "both rules include 20.00: the first", value: 2_000, is: 900 },
    { name: "just above", value: 2_001, is: 500 },
    { name: "at an upper bound", value: 5_000, is: 500 },
    { name: "between ranges: none", value: 5_001, is: 0 },
    { name: "no upper bound", value: 900_000, is: 200 },
  ])("uses the first rule whose range contains the cart value: $name", ({ value, is }) => {
    expect(fee(ranges, far(1), value)).toBe(is);
  });

  it("is 0 for an empty cart", () => {
    expect(freightFee(own(rule()), far(3), cents(0), true)).toBe(0);
  });

  it("is 0 if nothing is delivered", () => {
    expect(fee(own(rule()), null)).toBe(0);
    expect(fee({ kind: "third-party" }, null)).toBe(0);
  });

  it.each([
    { name: "as long as a per-kilometre rule depends on it", per: 1, needs: true, is: 0 },
    { name: "but a flat rule doesn't need it: 300", per: 0, needs: false, is: 300 },
  ])("isn't known without the distance, $name", ({ per, needs, is }) => {
    const freight = own(rule({ dollarsPerKilometre: per }));
    expect(needsDistance(freight, cents(2_000))).toBe(needs);
    expect(fee(freight, far(null))).toBe(is);
  });
});

describe("whether a fee is known, so that 0 means free", () => {
  const perKilometre = own(rule());
  const flat = own(rule({ dollarsPerKilometre: 0 }));
  const asked: Freight = { kind: "third-party" };

  it.each([
    { name: "by the distance", freight: perKilometre, facts: far(3), is: true },
    { name: "without the distance that it depends on", freight: perKilometre, facts: far(null), is: false },
    { name: "without a distance that doesn't matter", freight: flat, facts: far(null), is: true },
    { name: "with no rule", freight: own(), facts: far(null), is: true },
    { name: "by the backend's answer", freight: asked, facts: far(null, 0), is: true },
    { name: "before the backend's answer", freight: asked, facts: far(3), is: false },
    { name: "not delivered", freight: flat, facts: null, is: false },
  ])("$name: $is", ({ freight, facts, is }) => {
    expect(isFeeKnown(freight, facts, cents(2_000), false)).toBe(is);
    expect(isFeeKnown(freight, facts, cents(2_000), true)).toBe(false);
  });
});

describe("R24: EnableThirdPartDelivery", () => {
  it.each([
    { name: "what the backend quotes", quoted: 750, is: 750 },
    { name: "nothing until the backend answers", quoted: null, is: 0 },
  ])("charges $name", ({ quoted, is }) => {
    expect(fee({ kind: "third-party" }, far(3, quoted))).toBe(is);
  });

  it("needs no distance from the store", () => {
    expect(needsDistance({ kind: "third-party" }, cents(2_000))).toBe(false);
  });
});
