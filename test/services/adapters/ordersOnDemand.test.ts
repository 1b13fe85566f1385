import { expect, it } from "vitest";
import type { OrderBody } from "../../../src/domain/order/orderBody.ts";
import type { OrderReference } from "../../../src/domain/order/orderReference.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { createOrdersOnDemand } from "../../../src/services/adapters/onDemand.ts";
import type { LiveOrders } from "../../../src/services/ports/ordering.ts";
import { buildOrders } from "../../support/buildOrders.ts";

const zone = "Australia/Melbourne";
const reference: OrderReference = { udid: "u-1", storeId: 120, customerId: "g-1" };

/** Loading fails with the given errors in turn, then returns the orders. */
function open(...failures: readonly Error[]) {
  const orders = buildOrders();
  const heard: string[] = [];
  const ticks = new Set<() => void>();
  const left = [...failures];
  let loads = 0;
  const load = async (): Promise<LiveOrders> => {
    loads += 1;
    const failure = left.shift();
    if (failure) throw failure;
    return orders;
  };
  const clock = {
    now: () => instant(0),
    every: () => () => {},
    after: (_milliseconds: number, task: () => void) => {
      const once = () => {
        ticks.delete(once);
        task();
      };
      ticks.add(once);
      return () => ticks.delete(once);
    },
  };
  const onDemand = createOrdersOnDemand(load, clock);
  return {
    orders,
    heard,
    ticks,
    onDemand,
    loads: () => loads,
    watch: () =>
      onDemand.watchOrder(reference, zone, {
        heard: (order) => heard.push(order ? order.number : "none"),
        lost: () => heard.push("lost"),
        isExpected: () => false,
      }),
  };
}

it("loads nothing before an order is asked for, and then loads once", async () => {
  const shop = open();
  expect(shop.loads()).toBe(0);
  expect(await shop.onDemand.findOrder(reference, zone)).toEqual({ kind: "missing" });
  shop.watch();
  await expect.poll(() => shop.orders.watched()).toEqual([reference]);
  expect(shop.loads()).toBe(1);
});

it("reads an order that was sent, or none if the chunk doesn't load", async () => {
  const shop = open(new Error("offline"));
  const body = { TrackingOrder: { OrderNumber: "1042" } } as unknown as OrderBody;
  expect(await shop.onDemand.readSent({ reference, body }, zone)).toBeNull();
  expect(await shop.onDemand.readSent({ reference, body }, zone)).toMatchObject({ udid: "u-1", number: "1042" });
});

it("fails if the chunk doesn't load, and loads it again at the next request", async () => {
  const shop = open(new Error("offline"));
  expect(await shop.onDemand.findOrder(reference, zone)).toEqual({ kind: "failed" });
  expect(await shop.onDemand.findOrder(reference, zone)).toEqual({ kind: "missing" });
});

it("tells a watcher that the connection is lost until the chunk has loaded", async () => {
  const shop = open(new Error("offline"));
  const stop = shop.watch();
  await expect.poll(() => shop.heard).toEqual(["lost"]);
  for (const tick of shop.ticks) tick();
  await expect.poll(() => shop.orders.watched()).toEqual([reference]);
  expect(shop.ticks.size).toBe(0);
  stop();
  expect(shop.orders.watched()).toEqual([]);
});

it("never starts a watch that was stopped before the chunk loaded", async () => {
  const shop = open();
  shop.watch()();
  await shop.onDemand.findOrder(reference, zone);
  expect(shop.orders.watched()).toEqual([]);
});
