import { describe, expect, it } from "vitest";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { nowAtom, refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { orderTrackingAtom, watchedOrderAtom, watchOrderAtom } from "../../../src/state/order/order.atoms.ts";
import { saveRecentOrderAtom } from "../../../src/state/order/recentOrders.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { buildElementState, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";

function orderNamed(udid: string): LiveOrder {
  return buildLiveOrder(udid, { number: "7", storeName: "Patty", customerId: "g-1" });
}

function atOrder(path: string) {
  const state = buildElementState();
  state.store.set(storeAtom, { kind: "ready", value: buildStore() });
  state.history.push(path);
  const watch = () => {
    const watched = state.store.get(watchedOrderAtom);
    if (!watched) throw new Error("The address names no order");
    return state.store.set(watchOrderAtom, watched);
  };
  return { ...state, watch, tracking: () => state.store.get(orderTrackingAtom) };
}

describe("the watched order", () => {
  it.each([
    ["/store/120/completeorder/u-1/g-1", { udid: "u-1", storeId: 120, customerId: "g-1" }],
    ["/store/Patty/completeorder/u-1/g-1", { udid: "u-1", storeId: 120, customerId: "g-1" }],
    ["/store/120/completeorder/u-1/g-1/121", { udid: "u-1", storeId: 121, customerId: "g-1" }],
    ["/store/120/completeorder/u-1/g-1/none", { udid: "u-1", storeId: 120, customerId: "g-1" }],
  ])("R8: at %s is %j", (path, reference) => {
    expect(atOrder(path).store.get(watchedOrderAtom)).toEqual({ reference, zone: "Australia/Melbourne" });
  });

  it("is null on other screens, and before the store has loaded", () => {
    const state = atOrder("/store/120");
    expect(state.store.get(watchedOrderAtom)).toBeNull();
    state.history.push("/store/120/completeorder/u-1/g-1");
    state.store.set(storeAtom, { kind: "loading" });
    expect(state.store.get(watchedOrderAtom)).toBeNull();
  });

  it("stays the same object while the store's document is read again", () => {
    const { store } = atOrder("/store/120/completeorder/u-1/g-1");
    const before = store.get(watchedOrderAtom);
    store.set(storeAtom, { kind: "ready", value: buildStore({ closedMessage: "Back soon" }) });
    expect(store.get(watchedOrderAtom)).toBe(before);
  });
});

describe("the state of a watched order", () => {
  it("includes the time of the last update and a lost connection", () => {
    const state = atOrder("/store/120/completeorder/u-1/g-1");
    state.watch();
    state.setTime(instant(5_000));
    state.orders.put(orderNamed("u-1"));
    expect(state.tracking()).toEqual({
      kind: "found",
      order: orderNamed("u-1"),
      receivedAt: 5_000,
      reachedAt: {},
      isLost: false,
    });
    state.setTime(instant(6_000));
    state.orders.lose();
    expect(state.tracking()).toMatchObject({ receivedAt: 5_000, reachedAt: {}, isLost: true });
    state.orders.put(orderNamed("u-1"));
    expect(state.tracking()).toMatchObject({ receivedAt: 6_000, reachedAt: {}, isLost: false });
  });

  it("remembers that the order is missing if the connection is lost", () => {
    const state = atOrder("/store/120/completeorder/u-1/g-1");
    state.watch();
    state.orders.remove("u-1");
    state.orders.lose();
    expect(state.tracking()).toEqual({ kind: "missing" });
  });

  it("R91: is awaited for ten minutes if the order was placed here, even after a reload or its member's log-out", () => {
    const state = atOrder("/store/120/completeorder/u-1/g-1");
    const placed = { udid: "u-1", storeId: 120, customerId: "g-1" };
    state.store.set(saveRecentOrderAtom, placed);
    state.watch();
    state.orders.remove("u-1");
    expect(state.tracking()).toEqual({ kind: "awaited" });
    state.memory.save("recentOrders", []);
    state.passTime(599_999);
    state.store.set(refreshNowAtom);
    expect(state.tracking()).toEqual({ kind: "awaited" });
    state.passTime(1);
    state.store.set(refreshNowAtom);
    expect(state.tracking()).toEqual({ kind: "missing" });
    state.orders.put(orderNamed("u-1"));
    expect(state.tracking()).toMatchObject({ kind: "found" });

    const reloaded = atOrder("/store/120/completeorder/u-1/g-1");
    reloaded.store.set(refreshNowAtom);
    reloaded.memory.save("recentOrders", [{ ...placed, placedAt: reloaded.store.get(nowAtom) }]);
    reloaded.watch();
    reloaded.orders.remove("u-1");
    expect(reloaded.tracking()).toEqual({ kind: "awaited" });
  });

  it.each([
    ["a guest's, placed just now", "g-1", true, null, true],
    ["a guest's, placed elsewhere", "g-1", false, null, false],
    ["a member's who is logged in", "mei", true, buildMember({ uid: "mei" }), true],
    ["a member's who has logged out", "mei", true, null, false],
    ["another member's", "mei", true, buildMember({ uid: "ada" }), false],
  ])("R91: is expected to be readable: %s", (_whose, customerId, isPlaced, member, expected) => {
    const state = atOrder(`/store/120/completeorder/u-1/${customerId}`);
    serveMembers(state, member);
    if (isPlaced) state.store.set(saveRecentOrderAtom, { udid: "u-1", storeId: 120, customerId });
    state.watch();
    expect(state.orders.isExpected("u-1")).toBe(expected);
  });

  it("never shows another order's data, not even briefly", () => {
    const state = atOrder("/store/120/completeorder/u-1/g-1");
    const stop = state.watch();
    state.orders.put(orderNamed("u-1"));
    state.history.push("/store/120/completeorder/u-2/g-1");
    expect(state.tracking()).toEqual({ kind: "loading" });
    stop();
    state.watch();
    state.orders.put(orderNamed("u-1"));
    expect(state.tracking()).toEqual({ kind: "loading" });
    state.orders.lose();
    expect(state.tracking()).toEqual({ kind: "unreached" });
  });

  it("stays for a diner who leaves the screen and comes back", () => {
    const state = atOrder("/store/120/completeorder/u-1/g-1");
    state.watch()();
    state.watch();
    state.orders.put(orderNamed("u-1"));
    state.history.push("/store/120");
    state.history.push("/store/120/completeorder/u-1/g-1");
    state.watch();
    expect(state.tracking()).toMatchObject({ kind: "found" });
  });
});
