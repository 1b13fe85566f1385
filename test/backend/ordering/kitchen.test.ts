import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, openShop, type Shop } from "./orderFixture.ts";

const path = "Companies/907/TrackingOrders/burger-1";

function statusIn(shop: Shop): unknown {
  return shop.documents.read(path)?.["OnlineOrderStatus"];
}

/** Also sets the machine's clock, which the kitchen uses. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
});

const day = [
  [4_999, 1],
  [5_000, 9],
  [14_999, 9],
  [15_000, 2],
  [34_999, 2],
  [35_000, 4],
  [59_999, 4],
  [60_000, 5],
  [600_000, 5],
] as const;

describe("the kitchen", () => {
  it("takes an order from status 1 to 5 in a minute", async () => {
    const shop = await openShop({ kitchen: true });
    await shop.post(burgerOrder);
    const seen: (readonly [number, unknown])[] = [];
    for (const [atMs] of day) {
      vi.advanceTimersByTime(atMs - (seen.at(-1)?.[0] ?? 0));
      seen.push([atMs, statusIn(shop)]);
    }
    expect(seen).toEqual(day);
  });

  it("leaves an order alone after its status was set by hand", async () => {
    const shop = await openShop({ kitchen: true });
    await shop.post(burgerOrder);
    const answer = await shop.send("POST", "/sandbox/orders/burger-1/status", {
      OnlineOrderStatus: 9,
      OnlineOrderStatusDescription: "Hello",
    });
    expect(answer.status).toBe(200);
    vi.advanceTimersByTime(600_000);
    expect(shop.documents.read(path)).toMatchObject({ OnlineOrderStatus: 9, OnlineOrderStatusDescription: "Hello" });
  });

  it("doesn't prepare an order that is to be cancelled or was deleted", async () => {
    const shop = await openShop({ kitchen: true });
    await shop.post(burgerOrder);
    await shop.post({ ...burgerOrder, UDID: "burger-2" });
    vi.advanceTimersByTime(5_000);
    const body = { StoreID: 907, OnlineOrderUserIdentifier: "g-5f" };
    expect(await shop.call("PUT", "trackingorders/burger-1/status/12", body)).toMatchObject({ Success: true });
    shop.documents.delete("Companies/907/TrackingOrders/burger-2");
    vi.advanceTimersByTime(600_000);
    expect(statusIn(shop)).toBe(12);
    expect(shop.documents.paths()).not.toContain("Companies/907/TrackingOrders/burger-2");
  });

  it("continues after a restart at the status that the time requires", async () => {
    const state = temporaryFolder();
    const before = await openShop({ state, kitchen: true });
    await before.post(burgerOrder);
    await before.close();
    vi.advanceTimersByTime(20_000);
    const shop = await openShop({ state, kitchen: true });
    expect(statusIn(shop)).toBe(2);
    vi.advanceTimersByTime(15_000);
    expect(statusIn(shop)).toBe(4);
  });
});
