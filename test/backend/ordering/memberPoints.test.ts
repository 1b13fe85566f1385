import { describe, expect, it } from "vitest";
import { countOrders, findStore } from "../../../widget-demo/backend/ordering/storeDocuments.ts";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, menu, openShop, type Shop, type ShopOptions, visa } from "./orderFixture.ts";

const reward = { Point: 10, DiscountRate: 50, Categories: ["c1"], Tags: [], IsDisabled: false };
const member = { RewardPoints: 15, EarnedRewardPoints: 20, SpentRewardPoints: 5, StoredCards: [] };
const documents = { "Companies/907/Menus/DefaultMenu": { ...menu, RedemptionRules: [reward] }, "Users/mei": member };
const identity = { OnlineOrderUserIdentifier: "mei", GuestIdentifier: null };
const earning = { ...burgerOrder, UDID: "earns", ...identity, RewardPoints: 1 };
/** Half of 18.85 is 9.43, rounded like any amount; 0.86 of it is tax. */
const redeemed = {
  ...burgerOrder.OrderItems[0],
  RedeemPoints: 10,
  UsingUnitPrice: 9.42,
  FinalTotalExcludingTax: 8.56,
  FinalTotalTax: 0.86,
};
const spending = {
  ...burgerOrder,
  UDID: "spends",
  ...identity,
  OrderItems: [redeemed],
  RedeemPoints: 10,
  SubtotalExcludingTax: 8.56,
  SubtotalTax: 0.86,
  TotalExcludingTax: 8.56,
  TotalTax: 0.86,
  PaymentTransactions: [{ Amount: 9.42, PaymentMethodType: 99 }],
};

async function openMembersShop(options: ShopOptions = {}) {
  const shop = await openShop(options);
  for (const [path, fields] of Object.entries(documents)) shop.documents.set(path, fields as never);
  return { ...shop, asMei: await shop.signIn() };
}

/** The points of a member: available, earned and spent. */
function pointsAt(shop: Shop, path: string): readonly unknown[] {
  const user = shop.documents.read(path) ?? {};
  return ["RewardPoints", "EarnedRewardPoints", "SpentRewardPoints"].map((key) => user[key]);
}

const pointsIn = (shop: Shop) => pointsAt(shop, "Users/mei");

async function goThrough(shop: Shop, udid: string, statuses: readonly number[]): Promise<readonly unknown[]> {
  for (const OnlineOrderStatus of statuses) {
    await shop.send("POST", `/sandbox/orders/${udid}/status`, { OnlineOrderStatus });
  }
  return pointsIn(shop);
}

describe("R68: the points that an order earns", () => {
  it.each([
    ["not added before it is completed", [9, 2, 4], [15, 20, 5]],
    ["added when it is completed", [9, 2, 4, 5], [16, 21, 5]],
    ["added once", [5, 5, 4, 5, 2, 5], [16, 21, 5]],
    ["not added if it fails", [3, 10], [15, 20, 5]],
  ])("are %s", async (_what, statuses, expected) => {
    const shop = await openMembersShop();
    await shop.post(earning, { Card: visa }, shop.asMei);
    expect(await goThrough(shop, "earns", statuses)).toEqual(expected);
  });

  it("aren't added for a guest's order", async () => {
    const shop = await openMembersShop();
    await shop.post(burgerOrder);
    expect(await goThrough(shop, "burger-1", [5])).toEqual([15, 20, 5]);
  });

  it("aren't added again for an order that the data holds as completed", async () => {
    const shop = await openMembersShop();
    shop.documents.set("Companies/907/TrackingOrders/old", { ...identity, OnlineOrderStatus: 5, RewardPoints: 9 });
    expect(await goThrough(shop, "old", [5, 4, 5])).toEqual([15, 20, 5]);
  });
});

describe("R68: the points that an order spends", () => {
  it.each([
    ["are deducted when it is placed", [], [5, 20, 15]],
    ["stay deducted when it is completed", [9, 2, 4, 5], [5, 20, 15]],
    ["are returned when it fails", [3], [15, 20, 5]],
    ["are returned when its payment fails", [6], [15, 20, 5]],
    ["are returned when it is refunded", [5, 10], [15, 20, 5]],
    ["are returned when it is rejected", [11], [15, 20, 5]],
    ["are returned once", [3, 9, 3, 10, 9, 11, 6], [15, 20, 5]],
    ["stay deducted while a cancellation is requested", [9, 12], [5, 20, 15]],
  ])("%s", async (_what, statuses, expected) => {
    const shop = await openMembersShop();
    expect(await shop.post(spending, { Card: visa }, shop.asMei)).toMatchObject({ Success: true });
    expect(await goThrough(shop, "spends", statuses)).toEqual(expected);
  });

  it("come back once, also after a restart", async () => {
    const state = temporaryFolder();
    const before = await openMembersShop({ state });
    await before.post(spending, { Card: visa }, before.asMei);
    await goThrough(before, "spends", [3]);
    await before.close();
    expect(await goThrough(await openShop({ state }), "spends", [9, 3])).toEqual([15, 20, 5]);
  });
});

describe("R8: a member of two brands", () => {
  const files = { "data/config.json": { branded: true } };
  const inBrands = (shop: Shop) => ["Brands/6/Users/mei", "Brands/7/Users/mei"].map((path) => pointsAt(shop, path));

  async function openBrandedShop() {
    const shop = await openMembersShop({ files });
    for (const path of ["Companies/907", "Companies/907/Menus/DefaultMenu", "Users/mei"]) {
      shop.documents.set(`Brands/7/${path}`, shop.documents.read(path) ?? {});
      shop.documents.delete(path);
    }
    shop.documents.set("Brands/6/Users/mei", { ...member, RewardPoints: 3 });
    return shop;
  }

  it("spends, earns and gets points back at the brand of the store", async () => {
    const shop = await openBrandedShop();
    expect(await shop.post(spending, { Card: visa }, shop.asMei)).toMatchObject({ Success: true });
    expect(inBrands(shop)).toEqual([
      [3, 20, 5],
      [5, 20, 15],
    ]);
    await goThrough(shop, "spends", [3]);
    expect(inBrands(shop)).toEqual([
      [3, 20, 5],
      [15, 20, 5],
    ]);
    expect(await shop.post(earning, { Card: visa }, shop.asMei)).toMatchObject({ Success: true });
    await goThrough(shop, "earns", [5]);
    expect(inBrands(shop)).toEqual([
      [3, 20, 5],
      [16, 21, 5],
    ]);
  });

  it("isn't a guest at either", async () => {
    const shop = await openBrandedShop();
    shop.documents.set("Brands/6/Users/sam", {});
    const identity = { OnlineOrderUserIdentifier: "sam", GuestIdentifier: "sam" };
    expect(await shop.post({ ...burgerOrder, ...identity })).toMatchObject({ Success: false });
  });
});

describe("R68: the number of earlier orders", () => {
  it.each([
    ["a failed one", { OnlineOrderStatus: 3 }, 0],
    ["one whose payment failed", { OnlineOrderStatus: 6 }, 0],
    ["a rejected one", { OnlineOrderStatus: 11 }, 0],
    ["gift cards", { OnlineOrderStatus: 5, IsLiability: true }, 0],
    ["a completed one", { OnlineOrderStatus: 5 }, 1],
    ["a refunded one", { OnlineOrderStatus: 10 }, 1],
    ["one that is cooking", { OnlineOrderStatus: 2 }, 1],
  ])("with %s", async (_what, fields, expected) => {
    const shop = await openMembersShop();
    shop.documents.set("Companies/907/TrackingOrders/old", { ...identity, ...fields });
    const store = findStore({ documents: shop.documents, configuration: {} }, "907");
    expect(store && countOrders(shop.documents, store, "mei")).toBe(expected);
  });
});
