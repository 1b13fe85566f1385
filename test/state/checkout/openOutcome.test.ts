// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import type { FoundOrder } from "../../../src/services/ports/ordering.ts";
import { dispatchPlacementAtom, foodPlacing, placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { orderServicesAtom, servicesAtom } from "../../../src/state/services.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { liveOrder, settle, shopState, storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { buildClock } from "../../support/buildClock.ts";
import { serve } from "../../support/buildServices.ts";
import { hear } from "./checkoutTab.ts";

/** A page after a payment redirect. The order's lookup is answered only when the test says so. */
async function ledBack() {
  const state = shopState();
  const { store, ordering } = state;
  const { promise: found, resolve: find } = Promise.withResolvers<FoundOrder>();
  let asked = 0;
  const findOrder = () => {
    asked += 1;
    return found;
  };
  serve(store, { orders: { ...store.get(orderServicesAtom).orders, findOrder } });
  const settlement = { kind: "redirect", method: "alipay", hasReturned: false } as const;
  state.device.save(storedOrders.checkoutData, buildAttempt("u-1", { settlement }));
  ordering.pageExit.leadBack({ udid: "u-1", mayBePaid: true, status: "TRADE_SUCCESS" });
  store.set(openCheckoutAtom);
  await settle();
  return { ...state, asked: () => asked, find };
}

/** A checkout that finds an order in progress, whose lookups fail at first. */
async function lost(aheadMs = 0) {
  const state = shopState();
  const { store } = state;
  const { orders } = store.get(orderServicesAtom);
  const clock = buildClock(store.get(servicesAtom).clock.now());
  let asked = 0;
  let isReached = false;
  const findOrder: typeof orders.findOrder = async (reference, zone) => {
    asked += 1;
    return isReached ? orders.findOrder(reference, zone) : { kind: "failed" };
  };
  serve(store, { clock, orders: { ...orders, findOrder } });
  state.device.save(storedOrders.checkoutData, buildAttempt("u-1", { postedAt: instant(clock.now() + aheadMs) }));
  store.set(openCheckoutAtom);
  await settle();
  return {
    ...state,
    clock,
    asked: () => asked,
    reach: () => {
      isReached = true;
    },
    kind: () => store.get(placementAtom).kind,
    async pass(milliseconds: number) {
      clock.pass(milliseconds);
      await settle();
    },
  };
}

it("R57: an order sent before its lookup ends keeps the refusal's reason, and is looked up once for it", async () => {
  const shop = await ledBack();
  shop.find({ kind: "missing" });
  await settle();
  await hear(shop, { kind: "refused", message: "The kitchen is full.", isCoded: true });
  expect(shop.store.get(placementAtom)).toMatchObject({ kind: "needs-payment-again", message: "The kitchen is full." });
  // R89: once when the diner came back, and once before the refusal is believed.
  expect(shop.asked()).toBe(2);
});

it.each(["unknown", "settled-elsewhere"] as const)(
  "%s: is looked up once more if the network comes back during a lookup that fails",
  async (kind) => {
    const shop = await ledBack();
    await hear(shop, { kind: "no-answer" });
    if (kind === "settled-elsewhere") void shop.store.set(dispatchPlacementAtom, { kind, udid: "u-1" });
    const before = shop.asked();
    await shop.store.set(dispatchPlacementAtom, { kind: "look-again" });
    expect(shop.asked()).toBe(before);
    const { orders } = shop;
    serve(shop.store, { orders });
    orders.put(liveOrder("u-1"));
    shop.find({ kind: "failed" });
    await settle();
    expect(shop.store.get(placementAtom)).toMatchObject({ kind: "placed" });
  },
);

it("R33: a lookup from before another tab settled the order doesn't report it as missing", async () => {
  const { store, device } = shopState();
  const answers: ((found: FoundOrder) => void)[] = [];
  const findOrder = () => new Promise<FoundOrder>((answer) => void answers.push(answer));
  serve(store, { orders: { ...store.get(orderServicesAtom).orders, findOrder } });
  device.save(storedOrders.checkoutData, buildAttempt("u-1"));
  store.set(openCheckoutAtom);
  await settle();
  void store.set(dispatchPlacementAtom, { kind: "settled-elsewhere", udid: "u-1" });
  await settle();
  const [before, after] = answers;
  before?.({ kind: "missing" });
  await settle();
  expect(store.get(placementAtom)).toMatchObject({ kind: "settled-elsewhere", lookUp: "running" });
  after?.({ kind: "found", order: liveOrder("u-1") });
  await settle();
  expect(store.get(placementAtom)).toMatchObject({ kind: "placed" });
});

describe("R33: automatic lookups of an unknown outcome", () => {
  it("continue while they fail, while the order is missing, and after the checkout was left", async () => {
    const shop = await lost();
    expect(shop.store.get(placementAtom)).toMatchObject({ kind: "unknown", lookUp: "unanswered" });
    await shop.pass(15_000);
    expect([shop.asked(), shop.kind()]).toEqual([2, "unknown"]);
    shop.reach();
    await shop.pass(15_000);
    expect([shop.asked(), shop.kind()]).toEqual([3, "needs-payment-again"]);
    shop.store.set(foodPlacing.leaveAtom);
    shop.orders.put(liveOrder("u-1"));
    await shop.pass(15_000);
    expect([shop.asked(), shop.kind(), storedAttempt(shop)]).toEqual([4, "placed", null]);
    expect(shop.clock.tasks).toBe(0);
  });

  it("stop once the order can't arrive any more", async () => {
    const shop = await lost();
    shop.reach();
    await shop.pass(600_000);
    expect(shop.kind()).toBe("needs-payment-again");
    const asked = shop.asked();
    await shop.pass(15_000);
    expect(shop.asked()).toBe(asked);
    expect(shop.clock.tasks).toBe(0);
  });

  it.each([86_400_000, 1e300])(
    "treat a posting time in the future as now: an attempt stored %d ms ahead can be given up",
    async (aheadMs) => {
      const shop = await lost(aheadMs);
      expect(storedAttempt(shop)?.postedAt).toBe(shop.clock.now());
      shop.reach();
      await shop.pass(599_000);
      await shop.store.set(foodPlacing.giveUpAtom);
      expect(shop.kind()).toBe("needs-payment-again");
      await shop.pass(1_000);
      await shop.store.set(foodPlacing.giveUpAtom);
      expect([shop.kind(), storedAttempt(shop)]).toEqual(["idle", null]);
    },
  );

  it("become less frequent while they fail, and stop after an hour, when the diner may give up the order", async () => {
    const shop = await lost();
    const asked: number[] = [];
    for (let minutes = 0; minutes < 60; minutes += 10) {
      const before = shop.asked();
      for (let quarter = 0; quarter < 40; quarter += 1) await shop.pass(15_000);
      asked.push(shop.asked() - before);
    }
    expect(asked[0]).toBeGreaterThan(25);
    expect(asked.at(-1)).toBeLessThan(6);
    expect(shop.store.get(placementAtom)).toMatchObject({ kind: "unknown", lookUp: "unanswered" });
    await shop.pass(15_000);
    expect(shop.clock.tasks).toBe(0);
    await shop.store.set(foodPlacing.giveUpAtom);
    await settle();
    expect([shop.kind(), storedAttempt(shop)]).toEqual(["idle", null]);
  });

  it("find an order that arrived while the page was asleep instead of giving it up", async () => {
    const shop = await lost();
    await shop.pass(3_600_000);
    await shop.pass(15_000);
    expect(shop.clock.tasks).toBe(0);
    shop.reach();
    shop.orders.put(liveOrder("u-1"));
    await shop.store.set(foodPlacing.giveUpAtom);
    await settle();
    expect(shop.kind()).toBe("placed");
  });

  it("are made every 15 seconds in the first five minutes", async () => {
    const shop = await lost();
    for (let quarter = 0; quarter < 20; quarter += 1) await shop.pass(15_000);
    expect(shop.asked()).toBe(21);
  });

  it("don't let the diner give up after the lookup's answer corrected the clock", async () => {
    const shop = await lost();
    const { orders } = shop.store.get(orderServicesAtom);
    shop.clock.pass(3_600_000);
    await settle();
    const findOrder: typeof orders.findOrder = async () => {
      shop.clock.pass(-3_600_000);
      return { kind: "failed" };
    };
    serve(shop.store, { orders: { ...orders, findOrder } });
    await shop.store.set(foodPlacing.giveUpAtom);
    await settle();
    expect([shop.kind(), storedAttempt(shop)?.reference.udid]).toEqual(["unknown", "u-1"]);
  });

  it("continue, and don't let the diner give up, if the device's clock jumps by an hour", async () => {
    const shop = await lost();
    shop.clock.jump(3_600_000);
    await shop.pass(15_000);
    await shop.store.set(foodPlacing.giveUpAtom);
    await settle();
    expect([shop.kind(), storedAttempt(shop)?.reference.udid]).toEqual(["unknown", "u-1"]);
    const asked = shop.asked();
    await shop.pass(15_000);
    expect(shop.asked()).toBe(asked + 1);
  });

  it("change nothing on the screen until there is news", async () => {
    const shop = await lost();
    const seen: string[] = [];
    shop.store.sub(placementAtom, () => seen.push(shop.kind()));
    await shop.pass(15_000);
    await shop.pass(15_000);
    expect(seen).toEqual([]);
    expect(shop.asked()).toBe(3);
  });
});
