import type { PricingInput } from "../../../src/domain/order/priceOrder.ts";
import { readCase } from "../../cases/caseInput.ts";
import { inputOf, storeOf } from "../../cases/caseOrder.ts";
import { anyPriceCase } from "./randomOrders.ts";

/** What any order is priced from. */
export const anyInput = anyPriceCase.map((written): PricingInput => {
  const given = readCase(written);
  if (given.kind !== "price") throw new Error("not an order");
  return inputOf(given, storeOf(given.store));
});
