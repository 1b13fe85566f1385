// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import type { RecentOrder } from "../../../src/domain/order/recentOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { OrderBar } from "../../../src/features/order-bar/OrderBar.tsx";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { signOutAtom } from "../../../src/state/customer/signOut.actions.ts";
import { watchOrderAtom } from "../../../src/state/order/order.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { buildMemberShop } from "../../support/buildMembers.ts";
import { buildMember } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";

const placedAt = Date.UTC(2026, 10, 20, 1);

function recent(udid: string, given: Partial<RecentOrder> = {}): RecentOrder {
  return { udid, storeId: 120, customerId: "g-1", placedAt: instant(placedAt), ...given };
}

interface Given {
  readonly kept?: readonly RecentOrder[];
  readonly orders?: readonly LiveOrder[];
  readonly shop?: Parameters<typeof buildMemberShop>[0];
}

const preparing = buildLiveOrder("u-1", { number: "1003", status: "preparing" });

async function bar({ kept = [recent("u-1")], orders = [preparing], shop = {} }: Given = {}) {
  const state = buildMemberShop(shop);
  state.memory.save("recentOrders", kept);
  for (const order of orders) state.orders.put(order);
  const screen = renderIn(state, <OrderBar />);
  await act(async () => {});
  const pass = (milliseconds: number) =>
    act(async () => {
      state.passTime(milliseconds);
      state.store.set(refreshNowAtom);
    });
  return {
    ...state,
    ...screen,
    pass,
    links: () => [...screen.root.querySelectorAll("a")].map(({ textContent }) => textContent),
    change: async (change: Partial<LiveOrder>) => {
      state.orders.put({ ...preparing, ...change });
      await pass(20_000);
    },
  };
}

describe("the bar to an order in progress", () => {
  it("names the order and its state, and opens its page", async () => {
    const { find, history, links } = await bar();
    expect(links()).toEqual(["Order #1003 · Being Prepared"]);
    click(find("a"));
    expect(history.current()).toBe("/store/120/completeorder/u-1/g-1");
  });

  it.each([
    ["pickup", "ready", "Ready for pickup"],
    ["delivery", "ready", "On its way"],
    ["room", "sent", "Submitted"],
    ["table", "cancel-requested", "Cancel Requested"],
  ] as const)("tells the state of an order of type %s that is %s", async (type, status, words) => {
    const { links } = await bar({ orders: [{ ...preparing, type, status, number: "" }] });
    expect(links()).toEqual([`Your order · ${words}`]);
  });

  it.each(["/store/120/completeorder/u-1/g-1", "/store/120/checkout", "/about"])("isn't at %s", async (path) => {
    expect((await bar({ shop: { path } })).links()).toEqual([]);
  });

  it("follows the order, announces each change once, and is gone after the order's end", async () => {
    const { change, links, memory, store } = await bar();
    expect(store.get(announcementsAtom)).toBeNull();
    await change({ status: "ready" });
    expect(links()).toEqual(["Order #1003 · Ready for pickup"]);
    expect([...(store.get(announcementsAtom)?.values() ?? [])]).toEqual(["Order #1003 · Ready for pickup"]);
    await change({ status: "completed" });
    expect(links()).toEqual([]);
    expect([...(store.get(announcementsAtom)?.values() ?? [])]).toEqual(["Order #1003 · Order Completed"]);
    expect(memory.get("recentOrders")).toBeNull();
  });

  it.each([
    ["rejected", "Order Rejected"],
    ["refunded", "Order Refunded"],
  ] as const)("stays after an order is %s, until the diner has opened it", async (status, words) => {
    const { change, links, memory, orders, store } = await bar();
    await change({ status });
    expect(links()).toEqual([`Order #1003 · ${words}`]);
    expect(memory.get("recentOrders")).toHaveLength(1);
    store.set(watchOrderAtom, { reference: recent("u-1"), zone: "Australia/Melbourne" });
    orders.put({ ...preparing, status });
    expect(memory.get("recentOrders")).toBeNull();
  });

  it("opens the list of several orders when one of them is rejected", async () => {
    const { change, find, links } = await bar({
      kept: [recent("u-1"), recent("u-2", { placedAt: instant(placedAt + 1) })],
      orders: [preparing, buildLiveOrder("u-2", { number: "1004" })],
    });
    expect(find<HTMLDetailsElement>("details").open).toBe(false);
    await change({ status: "rejected" });
    expect(find<HTMLDetailsElement>("details").open).toBe(true);
    expect(links()).toContain("Order #1003 · Order Rejected");
  });

  it("is gone three hours after the order's time", async () => {
    const { links, memory, pass } = await bar();
    await pass(3 * 3_600_000);
    expect(links()).toEqual([]);
    expect(memory.get("recentOrders")).toBeNull();
  });

  it("isn't shown for an order that the backend doesn't have yet, and then is", async () => {
    const { change, links } = await bar({ orders: [] });
    expect(links()).toEqual([]);
    await change({});
    expect(links()).toEqual(["Order #1003 · Being Prepared"]);
  });

  it("lists several orders, the newest first, under their count", async () => {
    const kept = [recent("u-1"), recent("u-2", { placedAt: instant(placedAt + 1) })];
    const orders = [preparing, buildLiveOrder("u-2", { number: "1004" })];
    const { change, find, links, root } = await bar({ kept, orders });
    expect(find("summary").textContent).toBe("2 orders in progress");
    expect(links()).toEqual(["Order #1004 · Submitted", "Order #1003 · Being Prepared"]);
    await change({ status: "completed" });
    expect(root.querySelector("summary")).toBeNull();
    expect(links()).toEqual(["Order #1004 · Submitted"]);
  });
});

describe("R61: a member's order", () => {
  const own = { kept: [recent("u-1", { customerId: "mei" })] };

  it("is shown while its member is signed in, and to nobody else", async () => {
    const { links, signIn } = await bar(own);
    expect(links()).toEqual([]);
    await act(async () => signIn.signIn(buildMember()));
    expect(links()).toEqual(["Order #1003 · Being Prepared"]);
    await act(async () => signIn.signOut());
    expect(links()).toEqual([]);
    await act(async () => signIn.signIn(buildMember({ uid: "noor" })));
    expect(links()).toEqual([]);
  });

  it("is forgotten when they log out, and guests' orders are not", async () => {
    const { memory, signIn, store } = await bar({ kept: [recent("u-2"), ...own.kept] });
    await act(async () => signIn.signIn(buildMember()));
    await act(() => store.set(signOutAtom));
    expect(memory.get("recentOrders")).toEqual([recent("u-2")]);
  });
});

describe("S31: a store that hides orders from guests", () => {
  it.each([{ login: false }, { hidesGuestTracking: true }])("has no bar for them: %j", async (view) => {
    expect((await bar({ shop: { view } })).links()).toEqual([]);
  });
});
