import { expect, it } from "vitest";
import type { OrderedItem } from "../../../src/domain/order/liveOrder.ts";
import { dishesAgain } from "../../../src/domain/order/pastOrder.ts";
import { buildPastOrder } from "../../support/buildHistory.ts";

const item = (productId: string, given: Partial<OrderedItem> = {}): OrderedItem => ({
  ...{ productId, categoryId: "", name: productId, quantity: 1, note: "", extras: [], total: null, gst: null },
  ...{ pointsUsed: 0, rolledBy: null, givenBy: "", ...given },
});

const order = (items: readonly OrderedItem[], given = {}) => buildPastOrder("u-1", { storeId: 120, items, ...given });

it.each([
  [
    "the newest order's first, each once",
    [order([item("pie"), item("tea")]), order([item("pie"), item("bun")])],
    "pie tea bun",
  ],
  ["none of another store", [order([item("pie")], { storeId: 121 }), order([item("bun")])], "bun"],
  ["no gift cards", [order([item("card")], { isGift: true })], ""],
  ["nothing that an offer added", [order([item("pie"), item("cola", { rolledBy: "meal" })])], "pie"],
  ["nothing that points paid for", [order([item("chips", { pointsUsed: 40 }), item("pie")])], "pie"],
  ["nothing without orders", [], ""],
])("holds %s", (_case, orders, ids) => {
  expect(dishesAgain(orders, 120).join(" ")).toBe(ids);
});
