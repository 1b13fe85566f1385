// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { attemptOf } from "../../../src/domain/checkout/placement.ts";
import { placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { watchOrderAtom } from "../../../src/state/order/order.atoms.ts";
import { isElementRemovedAtom, orderChangeAtom } from "../../../src/state/order/orderChange.atoms.ts";
import { liveOrder, shopState, storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import type { ElementState } from "../../support/buildServices.ts";

import { hear, kindOf, openTab, placedTold, settle, submitted } from "./checkoutTab.ts";

it("opening the checkout again counts as having seen the placed order", async () => {
  const state = await submitted();
  await hear(state);
  state.store.set(openCheckoutAtom);
  await settle();
  expect(kindOf(state)).toBe("idle");
  expect(attemptOf(state.store.get(placementAtom))).toBeNull();
});

it("remembers a placed order, so that the menu leads back to it", async () => {
  const state = await submitted();
  const reference = storedAttempt(state)?.reference;
  expect(state.memory.get("recentOrders")).toBeNull();
  await hear(state);
  expect(state.memory.get("recentOrders")).toEqual([{ ...reference, placedAt: expect.any(Number) }]);
});

describe("a placed order that the diner hasn't seen", () => {
  it("is shown by its store's checkout until the diner has seen it", async () => {
    const before = await submitted();
    const { udid, storeId, customerId } = storedAttempt(before)?.reference ?? { udid: "", storeId: 0, customerId: "" };
    await hear(before);
    expect(before.memory.get("unseenOrder")).toEqual({ udid, storeId, customerId });
    // Another store was shown at that moment, so the shop starts again for this one.
    const after = shopState();
    after.memory.save("unseenOrder", { udid, storeId, customerId });
    after.store.set(openCheckoutAtom);
    await settle();
    expect(after.history.current()).toBe(`/store/120/completeorder/${udid}/${customerId}`);
    after.store.set(watchOrderAtom, { reference: { udid, storeId, customerId }, zone: "UTC" })();
    expect(after.memory.get("unseenOrder")).toBeNull();
  });
});

describe("R33: an order whose shop stopped because its element shows another one", () => {
  async function lostAndShut(): Promise<{ readonly tab: ElementState; readonly udid: string }> {
    const tab = await submitted();
    await hear(tab, { kind: "no-answer" });
    tab.store.set(isElementRemovedAtom, true);
    return { tab, udid: tab.ordering.posted[0]?.udid ?? "" };
  }

  it("is still looked up, and is reported without navigation once it exists", async () => {
    const { tab, udid } = await lostAndShut();
    tab.orders.put(liveOrder(udid));
    tab.passTime(15_000);
    await settle();
    expect(tab.store.get(orderChangeAtom)).toMatchObject({ udid, storeId: 120 });
    expect(tab.memory.get("unseenOrder")).toMatchObject({ udid });
    expect(tab.history.current()).toBe("/store/120/checkout");
    expect(placedTold(tab)).toHaveLength(1);
  });

  it("isn't reported again if the diner has already seen it back at its store", async () => {
    const { tab, udid } = await lostAndShut();
    tab.orders.put(liveOrder(udid));
    const back = openTab(tab);
    await settle();
    expect(kindOf(back)).toBe("placed");
    tab.memory.forget("unseenOrder");
    tab.passTime(15_000);
    await settle();
    expect(tab.store.get(orderChangeAtom)).toBeNull();
    expect(tab.memory.get("unseenOrder")).toBeNull();
    expect(placedTold(tab, back)).toHaveLength(1);
  });
});
