import { describe, expect, it } from "vitest";
import { lookUpEvent } from "../../../src/domain/checkout/lookUpEvent.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";

describe("R33: the meaning of a look-up", () => {
  const found = (given: Partial<LiveOrder> = {}) =>
    ({ kind: "found", order: buildLiveOrder("a", { customerId: "g-5f", ...given }) }) as const;

  it.each([
    ["no answer", { kind: "failed" }, { kind: "look-up-failed", udid: "a" }],
    ["no order", { kind: "missing" }, { kind: "not-found", udid: "a", now: instant(0) }],
    ["an order", found(), { kind: "taken", udid: "a", customerId: "g-5f" }],
    ["a rejected order", found({ status: "rejected" }), { kind: "taken", udid: "a", customerId: "g-5f" }],
    [
      "an order that was not paid",
      found({ status: "payment-failed", description: "Declined." }),
      { kind: "payment-failed", udid: "a", message: "Declined." },
    ],
  ] as const)("%s", (_case, looked, event) => {
    expect(lookUpEvent("a", looked, instant(0))).toEqual(event);
  });
});
