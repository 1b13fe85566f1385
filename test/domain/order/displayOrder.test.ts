import { describe, expect, it } from "vitest";
import type { OrderMode } from "../../../src/domain/fulfilment/orderMode.ts";
import { canCancel } from "../../../src/domain/order/canCancel.ts";
import { displayOrder } from "../../../src/domain/order/displayOrder.ts";
import type { OrderStatus } from "../../../src/domain/order/liveOrder.ts";
import { offerNext } from "../../../src/domain/order/offerNext.ts";
import type { StatusCode } from "../../../src/domain/order/statusCode.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const unreached = "unreachable";
const tracked = { isStatusTrackingDisabled: false };
const untracked = { isStatusTrackingDisabled: true };

function order(status: OrderStatus, type: OrderMode = "pickup", code: StatusCode | null = null) {
  return { status, type, code };
}

describe("S32: the states", () => {
  it.each([
    [order("sent"), "submitted", 1, true, true],
    [order("submitted"), "submitted", 1, true, true],
    [order("preparing"), "preparing", 2, true, true],
    [order("ready"), "ready", 3, true, false],
    [order("ready", "delivery"), "on-its-way", 3, true, true],
    [order("ready", "table"), "on-its-way", 3, true, true],
    [order("completed"), "completed", null, true, false],
    [order("refunded"), "refunded", null, false, false],
    [order("cancel-requested"), "cancel-requested", null, false, false],
    [order("sent", "pickup", unreached), "submitted", 1, true, true],
  ] as const)("shows %j as %s, at step %s", (given, label, step, showsEstimate, isAwaited) => {
    expect(displayOrder(given, tracked)).toEqual({ label, step, showsEstimate, isAwaited, isFailed: false });
  });

  it.each([
    [order("rejected"), "rejected"],
    [order("rejected", "pickup", unreached), "rejected"],
    [order("refused"), "rejected"],
    [order("refused", "pickup", "sold-out"), "rejected"],
    [order("refused", "pickup", unreached), "failed"],
    [order("payment-failed"), "payment-failed"],
  ] as const)("shows %j as %s, and failed", (given, label) => {
    const display = { label, step: null, showsEstimate: false, isAwaited: false, isFailed: true };
    expect(displayOrder(given, tracked)).toEqual(display);
    expect(displayOrder(given, untracked)).toEqual(display);
  });

  it.each([
    ["sent", "submitted"],
    ["submitted", "submitted"],
    ["preparing", "accepted"],
    ["ready", "accepted"],
    ["completed", "accepted"],
    ["refunded", "refunded"],
    ["cancel-requested", "cancel-requested"],
  ] as const)("IsDisableStatusTracking: shows %s as %s, without steps", (status, label) => {
    expect(displayOrder(order(status, "delivery"), untracked)).toMatchObject({ label, step: null });
  });
});

describe("the buttons of the completed-order screen", () => {
  const guest = { isSignedIn: false, isCartEmpty: true };
  const going = ["sent", "submitted", "preparing", "ready", "completed", "refunded", "cancel-requested"] as const;

  it.each(going)('for %s are "continue ordering"', (status) => {
    expect(offerNext({ ...guest, status })).toEqual([{ kind: "continue" }]);
  });

  it("offer to enter a failed payment again", () => {
    expect(offerNext({ ...guest, status: "payment-failed" })).toEqual([
      { kind: "re-enter-payment" },
      { kind: "continue" },
    ]);
  });

  it.each(["rejected", "refused"] as const)(
    "for %s lead to the menu, or with the old order to the checkout",
    (status) => {
      expect(offerNext({ status, isSignedIn: false, isCartEmpty: false })[0]).toEqual({ kind: "retry", to: "menu" });
      expect(offerNext({ ...guest, status })[0]).toEqual({ kind: "retry", to: "checkout-of-order" });
    },
  );

  it("offer the history to a member", () => {
    expect(offerNext({ status: "sent", isSignedIn: true, isCartEmpty: true })).toEqual([
      { kind: "order-history" },
      { kind: "continue" },
    ]);
  });
});

describe("cancelling", () => {
  const now = instant(1_000_000);
  const soon = instant(now + 15 * 60_000 + 1);
  const store = { cancellation: { bufferMinutes: 15 } };

  it.each(["preparing", "submitted"] as const)("is possible for %s, in time", (status) => {
    expect(canCancel({ status, scheduledAt: soon }, store, now)).toBe(true);
  });

  it.each([
    "sent",
    "ready",
    "completed",
    "refunded",
    "cancel-requested",
    "rejected",
    "refused",
    "payment-failed",
  ] as const)("is not possible for %s", (status) => {
    expect(canCancel({ status, scheduledAt: soon }, store, now)).toBe(false);
  });

  it.each([
    ["at the buffer", instant(soon - 1), store],
    ["without a time", null, store],
    ["if the store doesn't allow it", soon, { cancellation: null }],
  ])("is not possible %s", (_case, scheduledAt, shop) => {
    expect(canCancel({ status: "submitted", scheduledAt }, shop, now)).toBe(false);
  });
});
