// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import type { RedemptionRule } from "../../../src/domain/promotion/promotions.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { routeAtom } from "../../../src/state/navigation/navigation.atoms.ts";
import { buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";
import { type ElementState, noRules } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
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
      ["Submitted"],
    ]);
    expect(items(shown)[0]?.textContent).toContain("Ready in about 30 min 7:11 pm");
    act(() => shown.orders.put({ ...order, status: "preparing" }));
    expect([states(shown), step(shown)]).toEqual([["Being Prepared"], ["Being Prepared"]]);
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
    expect(texts(await showOrders({ path, orders: orders(2) }), "h2")).toEqual(["No order available"]);
    const broken = await showOrders({
      path,
      orders: [underWay()],
      before: ({ orderHistory }) => orderHistory.break(),
    });
    expect(texts(broken, "[role=alert] p")).toEqual(["We can't show your orders right now."]);
    broken.orderHistory.heal();
    await press(broken, "Try again");
    expect(states(broken)).toEqual(["Order Submitted"]);
  });
});

const rows = (shown: ShownOrders) => texts(shown, ".point-row__points").map((text) => text.replace(/\s+/g, " "));

function withPoints(given: { redemptions?: readonly RedemptionRule[]; pointsToDollar?: number }) {
  return ({ rules }: ElementState) => {
    rules.set({ ...noRules, promotions: { triggers: [], points: buildPointRules(given) } });
  };
}

const coffee = buildRedemptionRule({ key: "coffee", name: "Free coffee", points: 10 });
const past = buildRedemptionRule({ key: "past", name: "Free tea", points: 5, expiresAt: evening });

const ring = (shown: ShownOrders) =>
  [...shown.screen.root.querySelectorAll("[role=img]")].map((each) => each.getAttribute("aria-label"));

describe("the Stamps page", () => {
  const path = "/120/userStamps";

  it("R69: shows progress towards the first valid rule of the document", async () => {
    const before = withPoints({ redemptions: [past, coffee] });
    const shown = await showOrders({ path, member: { points: 8 }, before });
    expect([texts(shown, "h1"), ring(shown)]).toEqual([["Stamps"], ["8 of 10 stamps"]]);
    expect(texts(shown, ".points__next")).toEqual(["2 stamps to go: Free coffee"]);
    act(() => shown.signIn(buildMember({ points: 9 })));
    expect([ring(shown), texts(shown, ".points__next")]).toEqual([["9 of 10 stamps"], ["1 stamp to go: Free coffee"]]);
  });

  it("offers to order once there are enough stamps, with at most a full circle", async () => {
    const shown = await showOrders({ path, member: { points: 23 }, before: withPoints({ redemptions: [coffee] }) });
    expect(texts(shown, ".points__next")).toEqual(["It's yours: Free coffee"]);
    const [, filled] = shown.screen.root.querySelectorAll("circle");
    expect(filled?.getAttribute("stroke-dasharray")?.match(/0\.84/g)).toHaveLength(10);
    expect(texts(shown, ".point-ring__count")).toEqual(["23stamps"]);
    await press(shown, "Order and redeem it");
    expect(shown.store.get(routeAtom)).toEqual({ name: "store", store: "120" });
  });
});

const feast = buildRedemptionRule({ key: "feast", name: "A feast", points: 2_500 });

it("large numbers of points have separators", async () => {
  const before = withPoints({ redemptions: [feast] });
  const shown = await showOrders({ path: "/120/userStamps", member: { points: 1_900 }, before });
  expect(ring(shown)).toEqual(["1,900 of 2,500 stamps"]);
  expect(texts(shown, ".point-ring__count")).toEqual(["1,900of 2,500 stamps"]);
});

describe("the Loyalty page", () => {
  const path = "/120/loyalty";

  it("shows the points and their value if there are no redemption rules", async () => {
    const shown = await showOrders({ path, member: { points: 45 }, before: withPoints({ pointsToDollar: 10 }) });
    expect([texts(shown, "h1"), ring(shown)]).toEqual([["Loyalty"], []]);
    expect(texts(shown, ".points__count, .points__next")).toEqual(["45 points", "Worth $4.50 at the checkout"]);
  });

  it("R69: lists orders with a number and points, with signs for earned and spent", async () => {
    const [a, b, c, d, e] = orders(5, { pointsEarned: 3 });
    if (!a || !b || !c || !d || !e) throw new Error("There are fewer than five orders.");
    const shown = await showOrders({
      path,
      orders: [
        { ...a, status: "preparing" },
        { ...b, pointsSpent: 40 },
        { ...c, number: "" },
        { ...d, pointsEarned: 0 },
        { ...e, status: "rejected", pointsSpent: 7 },
      ],
    });
    expect(rows(shown)).toEqual(["+33 points earned", "−4040 points spent", "+33 points earned", "−77 points spent"]);
    expect(texts(shown, ".point-row__note")).toEqual(["Counts when the order is completed", "Returned"]);
  });

  it("reads more pages until there is something to list", async () => {
    const few = orders(25).map((order, at) => (at % 12 === 11 ? { ...order, pointsEarned: at } : order));
    const shown = await showOrders({ path, orders: few });
    expect([rows(shown), shown.orderHistory.reads]).toEqual([
      ["+1111 points earned", "+2323 points earned"],
      [11, 11, 5],
    ]);
  });

  it("loads more with the More button", async () => {
    const shown = await showOrders({ path, orders: orders(14, { pointsEarned: 1 }) });
    expect(rows(shown)).toHaveLength(10);
    await press(shown, "More");
    expect(rows(shown)).toHaveLength(14);
    expect(texts(shown, "button")).not.toContain("More");
  });

  it("says that there are no orders", async () => {
    expect(texts(await showOrders({ path }), "h2")).toEqual(["No order available"]);
  });
});
