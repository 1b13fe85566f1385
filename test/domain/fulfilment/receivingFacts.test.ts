import { describe, expect, it } from "vitest";
import type { OrderMode } from "../../../src/domain/fulfilment/orderMode.ts";
import { receivingTerms } from "../../../src/domain/fulfilment/receivingFacts.ts";
import { receivingWait, type Wait } from "../../../src/domain/fulfilment/receivingWait.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Freight, FreightRule } from "../../../src/domain/store/store.ts";
import type { StoreState } from "../../../src/domain/store/storeState.ts";

type Facts = Parameters<typeof receivingWait>[1];

const open: StoreState = { kind: "open", until: null };
const later: StoreState = { kind: "pre-order", opens: null };
const minimums = { delivery: cents(2_500), pickup: cents(0), table: cents(1_000) };
const kitchen = { preparationMinutes: 20, preOrderPreparationMinutes: 90 };
const facts: Facts = { store: kitchen, state: open, longestItemMinutes: 0, travelSeconds: null };

function rule(given: Partial<FreightRule> = {}): FreightRule {
  return { from: cents(0), upTo: null, dollars: 0, dollarsPerKilometre: 0, minimum: cents(0), ...given };
}

const own = (...rules: readonly FreightRule[]): Freight => ({ kind: "own", rules });

describe("R29, R50: how long it takes", () => {
  const silent = { ...kitchen, preparationMinutes: null };
  it.each<[string, OrderMode, Partial<Facts>, Wait | null]>([
    ["pickup: the kitchen's time", "pickup", {}, { kind: "ready", minutes: 20 }],
    ["a table: the same", "table", {}, { kind: "ready", minutes: 20 }],
    ["a room: the same", "room", {}, { kind: "ready", minutes: 20 }],
    ["the slowest dish in the cart", "pickup", { longestItemMinutes: 45 }, { kind: "ready", minutes: 45 }],
    ["whole minutes", "pickup", { store: { ...kitchen, preparationMinutes: 7.5 } }, { kind: "ready", minutes: 8 }],
    ["nothing where the store says nothing", "pickup", { store: silent }, null],
    ["nor if only a dish does", "pickup", { store: silent, longestItemMinutes: 45 }, null],
    ["nothing while it is closed", "pickup", { state: later }, null],
    ["a delivery without an address: to next door", "delivery", {}, { kind: "delivered-from", minutes: 21 }],
    ["with a slow dish", "delivery", { longestItemMinutes: 45 }, { kind: "delivered-from", minutes: 46 }],
    ["20 + 5 minutes, and ten more", "delivery", { travelSeconds: 300 }, { kind: "delivered", from: 25, to: 35 }],
    ["an address next door", "delivery", { travelSeconds: 0 }, { kind: "delivered", from: 21, to: 31 }],
    ["no delivery where the store says nothing", "delivery", { store: silent, travelSeconds: 300 }, null],
    ["no delivery while it is closed", "delivery", { state: later, travelSeconds: 300 }, null],
    ["no way to a table", "table", { travelSeconds: 300 }, { kind: "ready", minutes: 20 }],
  ])("%s", (_what, mode, given, wait) => {
    expect(receivingWait(mode, { ...facts, ...given })).toEqual(wait);
  });
});

describe("R24: what a delivery costs at least", () => {
  const near = rule({ upTo: cents(5_999), dollars: 4, dollarsPerKilometre: 0.8, minimum: cents(550) });
  it.each<[string, Freight, unknown]>([
    ["a third party names no fee without an address", { kind: "third-party" }, null],
    ["no rule, no fee", own(), { kind: "free" }],
    ["a flat fee", own(rule({ dollars: 8 })), { kind: "exact", amount: 800 }],
    ["by distance: 4 + 1 × 0.80, but at least 5.50", own(near), { kind: "from", amount: 550 }],
    ["by distance alone: 1 × 0.80", own(rule({ dollarsPerKilometre: 0.8 })), { kind: "from", amount: 80 }],
    [
      "that of the smallest order, not of one for $60",
      own(near, rule({ from: cents(6_000), dollars: 3 })),
      { kind: "from", amount: 550 },
    ],
    [
      "not that of orders below the minimum",
      own(rule({ upTo: cents(2_499), dollars: 9 }), rule({ from: cents(2_500) })),
      { kind: "free" },
    ],
  ])("%s", (_what, freight, fee) => {
    expect(receivingTerms("delivery", { minimums, freight }).fee).toEqual(fee);
  });

  it("counts from the first cent without a minimum", () => {
    const none = { ...minimums, delivery: cents(0) };
    const freight = own(rule({ from: cents(1), dollars: 7 }));
    expect(receivingTerms("delivery", { minimums: none, freight }).fee).toEqual({
      kind: "exact",
      amount: 700,
    });
  });

  it.each<OrderMode>(["pickup", "room", "table"])("%s costs nothing more", (mode) => {
    expect(receivingTerms(mode, { minimums, freight: own(rule({ dollars: 8 })) }).fee).toBeNull();
  });
});

it.each<[OrderMode, number | null]>([
  ["delivery", 2_500],
  // R9
  ["room", 2_500],
  ["table", 1_000],
  ["pickup", null],
])("the minimum of %s is %j", (mode, minimum) => {
  expect(receivingTerms(mode, { minimums, freight: own() }).minimum).toBe(minimum);
});
