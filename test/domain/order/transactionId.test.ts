import { expect, it } from "vitest";
import { transactionIdOf } from "../../../src/domain/order/orderReference.ts";
import { runs } from "../../support/thorough.ts";

it("gives an order the same id each time, without its UDID", () => {
  const udid = "0d0e1111-aaaa-4bbb-8ccc-222233334444";
  // Analytics may count an order twice if a newer release gives it another id.
  expect(transactionIdOf(udid)).toBe("1782226810314166");
});

it("gives no two of many orders the same id", () => {
  const udids = Array.from({ length: runs(100_000) }, () => crypto.randomUUID());
  expect(new Set(udids.map(transactionIdOf)).size).toBe(udids.length);
});
