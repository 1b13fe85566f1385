import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../../src/domain/order/liveOrder.ts";
import { isOver, ownOrders, type RecentOrder, withRecentOrder } from "../../../src/domain/order/recentOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";

const placedAt = instant(Date.UTC(2026, 10, 20, 1));
const after = (hours: number) => instant(placedAt + hours * 3_600_000);
const recent = (udid: string, customerId = "g-1"): RecentOrder => ({ udid, storeId: 120, customerId, placedAt });

describe("the orders that a device remembers", () => {
  it("are the last five, the newest first", () => {
    const udids = ["u-1", "u-2", "u-3", "u-4", "u-5", "u-6"];
    const orders = udids.map((udid) => recent(udid)).reduce<readonly RecentOrder[]>(withRecentOrder, []);
    expect(orders.map(({ udid }) => udid)).toEqual(["u-6", "u-5", "u-4", "u-3", "u-2"]);
  });

  it("contain an order once, even if two tabs learn that it was placed", () => {
    const orders = [recent("u-2"), recent("u-1")];
    expect(withRecentOrder(orders, recent("u-1"))).toEqual(orders);
  });
});

describe("R61: who may see them", () => {
  const orders = [recent("u-1"), recent("u-2", "mei"), recent("u-3", "noor")];

  it.each([
    ["a guest", null, ["u-1"]],
    ["a member", "mei", ["u-1", "u-2"]],
  ])("%s sees guests' orders and their own", (_who, uid, udids) => {
    expect(ownOrders(orders, uid).map(({ udid }) => udid)).toEqual(udids);
  });
});

describe("an order is over", () => {
  it.each<[OrderStatus, boolean]>([
    ["sent", false],
    ["submitted", false],
    ["preparing", false],
    ["ready", false],
    ["cancel-requested", false],
    ["completed", true],
    ["refunded", false],
    ["rejected", false],
    ["refused", false],
    ["payment-failed", false],
  ])("by its status: %s, %s", (status, over) => {
    expect(isOver(recent("u-1"), buildLiveOrder("u-1", { status }), placedAt)).toBe(over);
  });

  it.each([
    ["after it was placed, if it has no time", null, after(0)],
    ["after its time", after(48), after(48)],
    ["after it was placed, if its time is earlier", after(-24), after(0)],
  ])("three hours %s", (_when, scheduledAt, from) => {
    const order = buildLiveOrder("u-1", { scheduledAt, status: "preparing" });
    const end = from + 3 * 3_600_000;
    expect(isOver(recent("u-1"), order, instant(end - 1))).toBe(false);
    expect(isOver(recent("u-1"), order, instant(end))).toBe(true);
  });

  it("three hours after it was placed, if the backend doesn't know it", () => {
    expect(isOver(recent("u-1"), null, after(2))).toBe(false);
    expect(isOver(recent("u-1"), null, after(3))).toBe(true);
  });
});
