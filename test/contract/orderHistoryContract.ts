import { describe, expect, it } from "vitest";
import type { OrderHistory, OrdersRequest } from "../../src/services/ports/orderHistory.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";

export interface OrderHistoryHarness {
  open(): OrderHistory;
  /** Stores an order's document at its path. */
  put(order: JsonFields): void | Promise<void>;
}

export const asked: OrdersRequest = { storeId: 120, customerId: "mei", zone: "Australia/Perth" };

export function orderDocument(udid: string, fields: JsonFields = {}): JsonFields {
  const whole = { UDID: udid, StoreID: 120, OnlineOrderUserIdentifier: "mei", OnlineOrderStatus: 5 };
  return { ...whole, CreatedOn: 1_795_304_400, OrderNumber: "7", ...fields };
}

async function allPages(history: OrderHistory, of = asked): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page = await history.readPage(of, { after, count: 3 });
    if (page.kind === "failed") throw new Error("the orders could not be read");
    pages.push(page.orders.map(({ udid }) => udid));
    after = page.next;
  } while (after !== null);
  return pages;
}

/** Tests that every adapter of the port passes. */
export function describeOrderHistory(
  name: string,
  isBranded: boolean,
  start: () => Promise<OrderHistoryHarness>,
): void {
  describe(`${name}: a member's orders`, () => {
    it("are returned page by page, newest first, until none is left", async () => {
      const { open, put } = await start();
      expect(await allPages(open())).toEqual([[]]);
      for (const at of [4, 2, 6, 1, 5, 3]) await put(orderDocument(`u-${at}`, { CreatedOn: 1_795_304_400 + at }));
      expect(await allPages(open())).toEqual([
        ["u-6", "u-5", "u-4"],
        ["u-3", "u-2", "u-1"],
      ]);
      await put(orderDocument("u-0", { CreatedOn: 1_795_304_300 }));
      expect((await allPages(open())).at(-1)).toEqual(["u-0"]);
    });

    it("of the same second are each returned once", async () => {
      const { open, put } = await start();
      for (const udid of ["a", "b", "c", "d", "e"]) await put(orderDocument(udid));
      expect(await allPages(open())).toEqual([
        ["e", "d", "c"],
        ["b", "a"],
      ]);
    });

    it(`are ${isBranded ? "the whole brand's" : "this store's"} and nobody else's`, async () => {
      const { open, put } = await start();
      await put(orderDocument("here"));
      await put(orderDocument("there", { StoreID: 121 }));
      await put(orderDocument("theirs", { OnlineOrderUserIdentifier: "sam" }));
      expect(await allPages(open())).toEqual([isBranded ? ["there", "here"] : ["here"]]);
    });

    it("contain what a list shows of them", async () => {
      const { open, put } = await start();
      await put(
        orderDocument("u-1", { RewardPoints: 3, RedeemPoints: 40, IsLiability: true, StoreName: "Quarter Deck" }),
      );
      const page = await open().readPage(asked, { after: null, count: 3 });
      expect(page).toMatchObject({
        orders: [{ storeId: 120, pointsEarned: 3, pointsSpent: 40, isGift: true, storeName: "Quarter Deck" }],
      });
    });

    it("R69: are under way with status 1, 2, 4, 7, 8, 9 and 12", async () => {
      const { open, put } = await start();
      for (let status = 1; status <= 12; status++) {
        await put(orderDocument(`s-${status}`, { OnlineOrderStatus: status, CreatedOn: 1_795_304_400 + status }));
      }
      const found = await open().readUnderWay(asked);
      if (found.kind === "failed") throw new Error("the orders could not be read");
      expect(found.orders.map(({ udid }) => udid)).toEqual(["s-12", "s-9", "s-8", "s-7", "s-4", "s-2", "s-1"]);
    });

    it("R68: count as earlier orders, except for status 3, 6, 11 and gift cards", async () => {
      const { open, put } = await start();
      const history = open();
      expect(await history.hasOrdered(asked)).toBe(false);
      for (const status of [3, 6, 11]) await put(orderDocument(`s-${status}`, { OnlineOrderStatus: status }));
      for (const udid of ["gift-1", "gift-2"]) await put(orderDocument(udid, { IsLiability: true }));
      expect(await history.hasOrdered(asked)).toBe(false);
      await put(orderDocument("meal", { OnlineOrderStatus: 1, IsLiability: false }));
      expect(await history.hasOrdered(asked)).toBe(true);
    });
  });
}
