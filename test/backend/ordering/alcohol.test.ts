import { describe, expect, it } from "vitest";
import { ask } from "../demoFixture.ts";
import { burgerOrder, createdOn, files, guest, menu, openShop, type Shop, store } from "./orderFixture.ts";

const beer = {
  ...burgerOrder.OrderItems[0],
  Product_ID: "21",
  Name: "Lager",
  UsingUnitPrice: 11,
  FinalTotalExcludingTax: 10,
  FinalTotalTax: 1,
  CategoryId: "bar",
  RewardPoint: 0,
};

/** One lager for 11.00 and a burger, to be picked up in 20 minutes: at 11:00 on a Sunday. */
const order = {
  ...burgerOrder,
  UDID: "beer-1",
  OrderItems: [...burgerOrder.OrderItems, beer],
  SubtotalExcludingTax: 27.14,
  SubtotalTax: 2.71,
  TotalExcludingTax: 27.14,
  TotalTax: 2.71,
  PaymentTransactions: [{ Amount: 29.85, PaymentMethodType: 1 }],
  AgeConfirmed: true,
};

const alone = {
  ...order,
  OrderItems: [beer],
  SubtotalExcludingTax: 10,
  SubtotalTax: 1,
  TotalExcludingTax: 10,
  TotalTax: 1,
  PaymentTransactions: [{ Amount: 11, PaymentMethodType: 1 }],
};

const view = { ...store.ViewComponentConfigs, EnableAlipayPayment: true };
const asking = { ViewComponentConfigs: { ...view, AskDateOfBirth: true } };

async function openBar(change: object = {}): Promise<Shop> {
  return openShop({
    files: {
      ...files,
      "data/documents.json": {
        "Companies/907": { ...store, ViewComponentConfigs: view, ...change },
        "Companies/907/Menus/DefaultMenu": {
          ...menu,
          Categories: [...menu.Categories, { ID: "bar", Name: "Bar", SubMenuItems: [{ ID: 9, ProductID: 21 }] }],
          Products: { ...menu.Products, 21: { Price: 11, TaxRate: 0.1, IsAlcohol: true } },
        },
      },
    },
  });
}

const post = (shop: Shop, posted: Parameters<Shop["post"]>[0]) => shop.post(posted, { GuestUser: guest });

describe("R102: an order with alcohol", () => {
  it.each<[string, object, object, string, string]>([
    [
      "without AgeConfirmed",
      {},
      { AgeConfirmed: undefined },
      "age-required",
      "Please confirm that you are 18 or older.",
    ],
    [
      "with AgeConfirmed false",
      {},
      { AgeConfirmed: false },
      "age-required",
      "Please confirm that you are 18 or older.",
    ],
    ["without a date that is asked for", asking, {}, "age-required", "Please enter your date of birth."],
    ["with no date", asking, { DateOfBirth: "31/12/1990" }, "age-required", "Please enter your date of birth."],
    [
      "with a date that doesn't exist",
      asking,
      { DateOfBirth: "1990-02-30" },
      "age-required",
      "Please enter your date of birth.",
    ],
    ["of somebody of 121", asking, { DateOfBirth: "1905-11-22" }, "age-required", "Please enter your date of birth."],
    [
      "of somebody who is 18 tomorrow in Sydney, and today in London",
      asking,
      { DateOfBirth: "2008-11-23" },
      "age-required",
      "You must be 18 or older to order alcohol. Please remove it from your cart.",
    ],
    [
      "beyond the number",
      { AlcoholLimit: { Units: 0 } },
      {},
      "not-allowed",
      "You can order up to 0 alcoholic drinks at a time.",
    ],
    [
      "after the time",
      { AlcoholLimit: { Until: "10:59" } },
      {},
      "not-allowed",
      "Alcohol is sold until 10:59 here. Please choose another time, or remove it.",
    ],
  ])("is refused %s", async (_case, change, posted, Code, Message) => {
    const shop = await openBar(change);
    expect(await post(shop, { ...order, ...posted })).toMatchObject({ Success: false, Status: { Code, Message } });
    expect(await shop.orders()).toEqual([]);
  });

  it("is refused without a meal where the store says so, and taken elsewhere", async () => {
    const strict = await openBar({ AlcoholLimit: { WithMeal: true } });
    expect(await post(strict, alone)).toMatchObject({ Status: { Code: "not-allowed" } });
    expect(await post(strict, { ...order, UDID: "beer-2" })).toMatchObject({ Success: true });
    expect(await post(await openBar(), alone)).toMatchObject({ Success: true });
  });

  it("is taken within the limits of an adult, whose date isn't stored", async () => {
    const shop = await openBar({ ...asking, AlcoholLimit: { Units: 1, WithMeal: true, Until: "11:00" } });
    expect(await post(shop, { ...order, DateOfBirth: "2008-11-22" })).toMatchObject({ Success: true });
    const [placed] = await shop.orders();
    expect(placed?.document).toMatchObject({ AgeConfirmed: true });
    expect(placed?.document).not.toHaveProperty("DateOfBirth");
    expect(placed?.posted?.TrackingOrder["DateOfBirth"]).toBe("2008-11-22");
    expect(JSON.stringify(shop.documents.paths().map((path) => shop.documents.read(path)))).not.toContain("2008-11-22");
  });

  it("needs no age without alcohol", async () => {
    const shop = await openBar(asking);
    const food = { ...burgerOrder, PaymentTransactions: [{ Amount: 18.85, PaymentMethodType: 1 }] };
    expect(await post(shop, food)).toMatchObject({ Success: true });
  });
});

describe("R102: a payment outside", () => {
  const start = (shop: Shop, DateOfBirth?: string) =>
    shop.call("POST", "supaypayment/supaypaymentstart", {
      ...{ PaymentType: 0, StoreId: 907, OrderId: order.UDID, UserId: "g-5f", AppName: "Servery", TotalAmount: 29.85 },
      ...{ ReturnUrl: "http://localhost:5173/restaurant.html", IsMobile: false, DateOfBirth },
    });
  const paid = { ...order, PaymentTransactions: [{ Amount: 29.85, PaymentMethodType: 12 }] };

  async function pay(shop: Shop): Promise<void> {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    await ask(shop.port, `/pay/${order.UDID}`, { method: "POST", headers: form, body: "answer=Pay" });
  }

  it("isn't started with a minor's date", async () => {
    const shop = await openBar(asking);
    expect(await start(shop, "2010-01-01")).toMatchObject({ Success: false, Status: { Code: "age-required" } });
    expect(JSON.parse((await shop.get("/sandbox/payments")).text)).toEqual([]);
  });

  it("that was started with an adult's is enough for the order, which comes back without it", async () => {
    const shop = await openBar(asking);
    await start(shop, "1990-12-31");
    // Asked for again after a reload, without it.
    await start(shop);
    await pay(shop);
    expect(await post(shop, paid)).toMatchObject({ Success: true });
  });

  it("without it is given back", async () => {
    const shop = await openBar(asking);
    await start(shop);
    await pay(shop);
    expect(await post(shop, paid)).toMatchObject({ Status: { Code: "age-required" } });
    expect(JSON.parse((await shop.get("/sandbox/payments")).text)).toMatchObject([{ state: "cancelled" }]);
  });
});

it("R102: the order is for 11:00 on the store's clock", () => {
  expect(new Date((createdOn + 1200) * 1000).toLocaleString("en-AU", { timeZone: store.TimezoneIanaFormat })).toContain(
    "11:00:00",
  );
});
