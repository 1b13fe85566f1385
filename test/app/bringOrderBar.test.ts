// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { bringOrderBar } from "../../src/app/composition/bringOrderBar.tsx";
import { orderBarAtom } from "../../src/app/orderBar.atoms.ts";
import { keepRecentOrderAtom } from "../../src/state/order/recentOrders.atoms.ts";
import { buildMemberShop } from "../support/buildMembers.ts";

const reference = { udid: "u-1", storeId: 120, customerId: "g-1" };

describe("the bar to an order in progress", () => {
  it("loads on a menu, if the device has placed an order", async () => {
    const { store } = buildMemberShop();
    store.set(keepRecentOrderAtom, reference);
    const stop = bringOrderBar(store);
    await vi.waitFor(() => expect(store.get(orderBarAtom)).not.toBeNull());
    stop();
  });

  it("doesn't load on another device, until an order is placed there and the menu is shown again", async () => {
    const { history, store } = buildMemberShop();
    const stop = bringOrderBar(store);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.get(orderBarAtom)).toBeNull();
    history.push("/store/120/checkout");
    store.set(keepRecentOrderAtom, reference);
    expect(store.get(orderBarAtom)).toBeNull();
    history.push("/");
    expect(store.get(orderBarAtom)).not.toBeNull();
    stop();
  });
});
