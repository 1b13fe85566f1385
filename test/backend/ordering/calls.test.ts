import { describe, expect, it } from "vitest";
import { burgerOrder, openShop, store, visa } from "./orderFixture.ts";

describe("a coupon", () => {
  it("R79: of the store's HQ is returned as well", async () => {
    const half = { CompanyID: 7, Coupon: { CouponCode: "HALF", PercentageValue: 50 } };
    const shop = await openShop({ files: { "data/coupons.json": [half] } });
    expect(await shop.call("GET", "coupons/half?CompanyID=907")).toMatchObject({ Success: true, Coupon: half.Coupon });
    expect(await shop.call("GET", "coupons/half?CompanyID=908")).toMatchObject({ Success: false });
  });
});

describe("a customer", () => {
  const profile = { DisplayName: "Mei Lin", Email: "mei@example.com", HQCompanyID: 7, Mobile: "0491570156" };

  it("R8: belongs to a brand in a branded deployment", async () => {
    const shop = await openShop({ files: { "data/config.json": { branded: true } } });
    shop.documents.delete("Users/mei");
    const answer = await shop.call("POST", "customers/mei", profile, await shop.signIn());
    expect(answer).toMatchObject({ Success: true });
    expect(shop.documents.read("Brands/7/Users/mei")).toMatchObject(profile);
  });

  it("R8: may join a second brand, and has separate cards in each", async () => {
    const shop = await openShop({ files: { "data/config.json": { branded: true } } });
    const asMei = await shop.signIn();
    const cardsAt = (hq: number) => shop.documents.read(`Brands/${hq}/Users/mei`)?.["StoredCards"];
    const join = (hq: number) => shop.call("POST", "customers/mei", { ...profile, HQCompanyID: hq }, asMei);
    const store = (hq: number) => shop.call("POST", "customers/mei/storecard", { HQCompanyID: hq, ...visa }, asMei);
    await join(7);
    expect(await store(8)).toMatchObject({ Success: false });
    await join(8);
    expect(await store(8)).toMatchObject({ Success: true });
    expect([cardsAt(7), cardsAt(8)]).toEqual([undefined, [expect.objectContaining({ CardType: "visa" })]]);
    const [{ CardIdentifier }] = cardsAt(8) as [{ CardIdentifier: string }];
    const drop = await shop.call("DELETE", `customers/mei/storecard/${CardIdentifier}`, undefined, asMei);
    expect(drop).toMatchObject({ Success: true });
    expect(cardsAt(8)).toEqual([]);
  });

  it.each(["8/Users/sam/TrackingOrders/x", "..", "", " 7", 1.5, -7, 1e21])(
    "R8: is stored nowhere if the brand is %j",
    async (HQCompanyID) => {
      const shop = await openShop({ files: { "data/config.json": { branded: true } } });
      const asMei = await shop.signIn();
      const posts = [
        await shop.call("POST", "customers/mei", { ...profile, HQCompanyID }, asMei),
        await shop.call("POST", "customers/mei/storecard", { HQCompanyID, ...visa }, asMei),
      ];
      for (const post of posts) expect(post).toMatchObject({ status: 400, Success: false });
      const paths = shop.documents.pathsOf("Users", "mei");
      expect(paths).toEqual(["Users/mei"]);
    },
  );
});

describe("a cancellation", () => {
  const body = { StoreID: 907, OnlineOrderUserIdentifier: "g-5f" };
  const path = "Companies/907/TrackingOrders/burger-1";

  it.each([
    ["being prepared", {}, 2, body, ""],
    ["completed", {}, 5, body, "This order can't be cancelled any more."],
    ["of another store", {}, 9, { ...body, StoreID: 1 }, "Store cannot be found, please contact support"],
    ["not allowed", { OrderCancellation: null }, 9, body, "This store does not take cancellations online."],
    [
      "too late",
      { OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 20 } },
      9,
      body,
      "It is too late to cancel this order.",
    ],
  ])("%s", async (_name, fields, status, asked, message) => {
    const shop = await openShop();
    await shop.post(burgerOrder);
    await shop.send("POST", "/sandbox/orders/burger-1/status", { OnlineOrderStatus: status });
    shop.documents.set("Companies/907", { ...store, ...fields });
    const answer = await shop.call("PUT", "trackingorders/burger-1/status/12", asked);
    expect(answer).toMatchObject({ status: 200, Success: message === "", Status: { Message: message } });
    expect(shop.documents.read(path)).toMatchObject({ OnlineOrderStatus: message === "" ? 12 : status });
  });
});
