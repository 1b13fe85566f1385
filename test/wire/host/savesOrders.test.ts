import { expect, it } from "vitest";
import { parseSavesOrders } from "../../../src/wire/host/savesOrders.ts";

it.each([
  ["?paymenttype=saveorder", true],
  ["?table=12&paymenttype=%20saveorder", true],
  ["?paymenttype=card", false],
  ["?paymenttype=", false],
  ["?table=12", null],
  ["", null],
])("R4: reads from %j whether orders are saved: %j", (query, expected) => {
  expect(parseSavesOrders(query)).toBe(expected);
});
