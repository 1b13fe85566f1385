import { expect, it } from "vitest";
import type { OrderedItem } from "../../../src/domain/order/liveOrder.ts";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import { offersAgain } from "../../../src/domain/order/reorder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPastOrder } from "../../support/buildHistory.ts";
import { burgerMenu } from "../cart/burgerMenu.ts";

const orderedAt = instant(Date.UTC(2026, 10, 14, 8));
const after = (hours: number) => instant(orderedAt + hours * 3_600_000);

const patty: OrderedItem = {
  ...{
    productId: "patty",
    categoryId: "burgers",
    name: "The Patty",
    quantity: 2,
    note: "",
    extras: [],
    total: null,
    gst: null,
  },
  ...{ pointsUsed: 0, rolledBy: null, givenBy: "" },
};
const gone = { ...patty, productId: "gone", name: "Gone" };

it.each<[string, Partial<PastOrder>, number, boolean]>([
  ["an order that is over", { status: "completed" }, 1, true],
  ["an order of which one dish is left", { status: "completed", items: [gone, patty] }, 1, true],
  ["an order that was rejected", { status: "rejected" }, 1, true],
  ["an order under way", { status: "preparing" }, 2.9, false],
  ["an order that its store never completed, three hours later", { status: "preparing" }, 3, true],
  ["an order under way for a later time", { status: "submitted", scheduledAt: after(20) }, 22, false],
  ["an order under way whose time isn't known", { status: "preparing", orderedAt: null }, 30, false],
  ["another store's order", { status: "completed", storeId: 121 }, 1, false],
  ["gift cards", { status: "completed", isGift: true }, 1, false],
  ["an order of which nothing is left", { status: "completed", items: [gone] }, 1, false],
  ["what points paid for", { status: "completed", items: [{ ...patty, pointsUsed: 40 }] }, 1, false],
])("R70: %s", (_which, given, hours, isOffered) => {
  const order = buildPastOrder("u-1", { storeId: 120, orderedAt, items: [patty], ...given });
  expect(offersAgain(order, { storeId: 120, menu: burgerMenu, now: after(hours) })).toBe(isOffered);
});
