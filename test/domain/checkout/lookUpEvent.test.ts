import { describe, expect, it } from "vitest";
import { lookUpEvent } from "../../../src/domain/checkout/lookUpEvent.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";

describe("R33: the meaning of a look-up", () => {
  const order = buildLiveOrder("a", { customerId: "g-5f" });

  it.each([
    ["no order", null, { kind: "not-found", udid: "a" }],
    ["an order", order, { kind: "taken", udid: "a", customerId: "g-5f" }],
    ["a rejected order", { ...order, status: "rejected" as const }, { kind: "taken", udid: "a", customerId: "g-5f" }],
    [
      "an order that was not paid",
      { ...order, status: "payment-failed" as const, description: "Declined." },
      { kind: "refused", udid: "a", message: "Declined." },
    ],
  ])("%s", (_case, found, event) => {
    expect(lookUpEvent("a", found)).toEqual(event);
  });
});
