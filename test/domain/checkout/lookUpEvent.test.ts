import { describe, expect, it } from "vitest";
import { lookUpEvent } from "../../../src/domain/checkout/lookUpEvent.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";

describe("R33: what a look-up means", () => {
  const order: LiveOrder = {
    udid: "a",
    number: "12",
    status: "sent",
    description: "",
    type: "pickup",
    place: "",
    scheduledAt: null,
    storeName: "Patty",
    customerId: "g-5f",
    total: cents(100),
    orderedAt: null,
    money: null,
    paidBy: null,
    address: null,
    items: [],
  };

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
