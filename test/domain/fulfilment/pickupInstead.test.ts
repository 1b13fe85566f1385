import { expect, it } from "vitest";
import { canPickUpInstead } from "../../../src/domain/fulfilment/pickupInstead.ts";
import { cents } from "../../../src/domain/money/cents.ts";

const both = ["delivery", "pickup"] as const;
const none = { delivery: cents(2_500), pickup: cents(0), table: cents(0) };
const ten = { ...none, pickup: cents(1_000) };

it.each([
  ["a delivery can, if pickup is offered", "delivery", both, none, true],
  ["a delivery can't, if pickup isn't offered now", "delivery", ["delivery", "table"], none, false],
  ["an order at its pickup minimum can", "delivery", both, ten, true],
  ["an order below its pickup minimum can't", "delivery", both, { ...none, pickup: cents(1_001) }, false],
  ["an order at a table doesn't ask", "table", [...both, "table"], none, false],
  ["a pickup is one already", "pickup", both, none, false],
] as const)("%s", (_case, mode, modes, minimums, isPossible) => {
  expect(canPickUpInstead({ mode, modes, subtotal: cents(1_000) }, { minimums })).toBe(isPossible);
});
