import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";
import { isPassword, makeAccount } from "../../widget-demo/backend/signin/accounts.ts";
import { startDemo, temporaryFolder } from "./demoFixture.ts";
import { burgerOrder, openShop, visa } from "./ordering/orderFixture.ts";
import { call, signIn } from "./signin/signinFixture.ts";

const demo = fileURLToPath(new URL("../../widget-demo", import.meta.url));
const { documents, accounts } = readData(join(demo, "data"));
const orders = Object.entries(documents).filter(([path]) => path.includes("/TrackingOrders/"));
const cents = (value: unknown) => Math.round(Number(value) * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the demo's members", () => {
  it("are listed on the front page, each with their password", () => {
    const page = readFileSync(join(demo, "pages/index.html"), "utf8");
    const told = [...page.matchAll(/<code>(.+@.+?)<\/code> <code>(.+?)<\/code>/g)].map(([, ...both]) => both);
    expect(told).toEqual(accounts.map(({ email, password }) => [email, password]));
  });

  it.each(orders)("have an order that adds up: %s", (path, order) => {
    const items = order["OrderItems"] as Record<string, unknown>[];
    const of = (key: string) => sum(items.map((item) => cents(item[key])));
    expect([cents(order["TotalExcludingTax"]), cents(order["TotalTax"])]).toEqual([
      of("FinalTotalExcludingTax"),
      of("FinalTotalTax"),
    ]);
    const [paid] = order["PaymentTransactions"] as Record<string, unknown>[];
    expect(cents(paid?.["Amount"])).toBe(cents(order["TotalExcludingTax"]) + cents(order["TotalTax"]));
    expect(path).toBe(`Companies/${order["StoreID"]}/TrackingOrders/${order["UDID"]}`);
    expect(order).toMatchObject({ OnlineOrderStatus: 5, GuestIdentifier: null });
    expect(Number(order["OrderNumber"])).toBeLessThan(1001);
    const { Products } = documents[`Companies/${order["StoreID"]}/Menus/DefaultMenu`] as { Products: object };
    const breakfast = documents[`Companies/${order["StoreID"]}/Menus/Breakfast`] as { Products: object } | undefined;
    for (const { Product_ID } of items)
      expect({ ...Products, ...breakfast?.Products }).toHaveProperty([`${Product_ID}`]);
  });

  it.each([
    ["demo-mei-lin", 2, 10],
    ["demo-sam-okafor", 1, 3],
    ["demo-nina-costa", 3, 3],
    ["demo-ari-cole", 0, 0],
  ])("R68: %s has the points of their orders", (uid, stores, count) => {
    const own = orders.map(([, order]) => order).filter((order) => order["OnlineOrderUserIdentifier"] === uid);
    const of = (key: string) => sum(own.map((order) => Number(order[key])));
    expect([new Set(own.map((order) => order["StoreID"])).size, own.length]).toEqual([stores, count]);
    const [earned, spent] = [of("RewardPoints"), of("RedeemPoints")];
    if (count === 0) return expect(documents[`Users/${uid}`]).toBeUndefined();
    return expect(documents[`Users/${uid}`]).toMatchObject({
      RewardPoints: earned - spent,
      EarnedRewardPoints: earned,
      SpentRewardPoints: spent,
    });
  });
});

it("a wrong type in a member's document is refused at the start, with the file and the place", () => {
  const folder = temporaryFolder({ "documents.json": { "Users/a": { RewardPoints: "many" } } });
  expect(() => readData(folder)).toThrow(
    `${join(folder, "documents.json")}: Users/a > RewardPoints: expected points, a number from 0, found "many"`,
  );
});

describe("--state", () => {
  it("keeps a member's account, order, points, card and sign-in method", async () => {
    const state = temporaryFolder();
    const before = await openShop({ state });
    const asMei = await before.signIn();
    const members = { ...burgerOrder, OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, RewardPoints: 1 };
    await before.post(members, { Card: visa }, asMei);
    await before.send("POST", "/sandbox/orders/burger-1/status", { OnlineOrderStatus: 5 });
    await before.call("POST", "customers/mei/storecard", { HQCompanyID: 7, ...visa }, asMei);
    await call(before, "signUp", { email: "noor@example.com", password: "my-own-1" });
    const claims = { providerId: "google.com", id_token: JSON.stringify({ sub: "lee", email: "lee@example.com" }) };
    const byGoogle = { requestUri: `http://localhost/?${new URLSearchParams(claims)}` };
    const lee = (await call(before, "signInWithIdp", byGoogle)).body;
    // As after a killed process: nothing is written at the end.
    const after = await openShop({ state });
    expect(await signIn(after, { email: "noor@example.com", password: "my-own-1" })).toHaveProperty("idToken");
    expect((await call(after, "signInWithIdp", byGoogle)).body).toMatchObject({
      localId: lee.localId,
      isNewUser: false,
    });
    expect(after.documents.read("Users/mei")).toMatchObject({
      RewardPoints: 1,
      EarnedRewardPoints: 1,
      StoredCards: [{ ElidedPan: "............1111" }],
    });
    expect(await after.orders()).toMatchObject([{ document: { UDID: "burger-1", OnlineOrderStatus: 5 } }]);
    await after.send("POST", "/sandbox/orders/burger-1/status", { OnlineOrderStatus: 5 });
    expect(after.documents.read("Users/mei")).toMatchObject({ RewardPoints: 1 });
  });

  it("reads the accounts that an earlier version stored", async () => {
    const {
      identities: _,
      passwordSinceMs: __,
      ...earlier
    } = makeAccount({
      uid: "noor",
      email: "noor@example.com",
      password: "my-own-1",
      displayName: "Noor",
      createdAtMs: 1,
    });
    expect(isPassword({ ...earlier, identities: [], passwordSinceMs: 0 }, "my-own-1")).toBe(true);
    const after = await startDemo({}, temporaryFolder({ "accounts.json": [earlier] }));
    expect(await signIn(after, { email: "noor@example.com", password: "my-own-1" })).toHaveProperty("idToken");
  });
});
