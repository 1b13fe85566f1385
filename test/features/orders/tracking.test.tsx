// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { evening, items, orders, press, type ShownOrders, showOrders, texts } from "./ordersFixture.tsx";

const path = "/120/ordertracking";
const scheduledAt = instant(evening + 30 * 60_000);

const states = (shown: ShownOrders) => texts(shown, "li.past-order .past-order__state");
const step = (shown: ShownOrders) => texts(shown, "[aria-current=step] > span:nth-child(2)");

function underWay(given: Partial<PastOrder> = {}): PastOrder {
  const [order] = orders(1, { status: "sent", scheduledAt, ...given });
  if (!order) throw new Error("There is no order.");
  return order;
}

describe("order tracking", () => {
  it("R69: lists open orders live, with tracker and time", async () => {
    const [first, second, third] = orders(3);
    if (!first || !second || !third) throw new Error("There are fewer than three orders.");
    const order = { ...second, status: "sent", scheduledAt } as const;
    const shown = await showOrders({ path, orders: [first, order, { ...third, status: "rejected" }] });
    expect([texts(shown, "h1"), states(shown), step(shown)]).toEqual([
      ["Order Tracking"],
      ["Order Submitted"],
      ["Pending"],
    ]);
    expect(items(shown)[0]?.textContent).toContain("Ready about 7:11 pm · 30 min");
    act(() => shown.orders.put({ ...order, status: "preparing" }));
    expect([states(shown), step(shown)]).toEqual([["Being Prepared"], ["Preparing"]]);
    act(() => shown.orders.put({ ...order, status: "completed" }));
    expect([states(shown), step(shown)]).toEqual([["Order Completed"], []]);
  });

  it("shows no steps if the store hides its progress", async () => {
    const shown = await showOrders({
      path,
      orders: [underWay({ status: "preparing" })],
      store: { isStatusTrackingDisabled: true },
    });
    expect([states(shown), step(shown)]).toEqual([["Accepted"], []]);
  });

  it("offers to cancel an order until its time is near", async () => {
    const shown = await showOrders({
      path,
      orders: [underWay({ status: "preparing" })],
      store: { cancellation: { bufferMinutes: 10 } },
    });
    expect(texts(shown, "li button")).toEqual(["Cancel order"]);
    act(() => shown.passTime(20 * 60_000));
    expect(texts(shown, "li button")).toEqual([]);
  });

  it("shows that the connection is lost, and continues afterwards", async () => {
    const shown = await showOrders({ path, orders: [underWay()] });
    act(() => shown.orders.lose());
    expect(items(shown)[0]?.textContent).toContain("Reconnecting…");
    act(() => shown.orders.put(underWay({ status: "ready" })));
    expect(items(shown)[0]?.textContent).not.toContain("Reconnecting…");
  });

  it("says that there are no orders, and offers a retry if they can't be read", async () => {
    expect(texts(await showOrders({ path, orders: orders(2) }), "h2")).toEqual(["no order available"]);
    const broken = await showOrders({
      path,
      orders: [underWay()],
      before: ({ orderHistory }) => orderHistory.break(),
    });
    expect(texts(broken, "[role=alert] p")).toEqual(["Your orders can't be read right now."]);
    broken.orderHistory.heal();
    await press(broken, "Try again");
    expect(states(broken)).toEqual(["Order Submitted"]);
  });
});
