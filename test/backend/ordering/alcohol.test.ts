import { describe, expect, it } from "vitest";
import { ask } from "../demoFixture.ts";
import { burgerOrder, files, guest, menu, openShop, type Shop, store } from "./orderFixture.ts";

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

const view = { ...store.ViewComponentConfigs, EnableAlipayPayment: true, AskDateOfBirth: true };

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

/** What is refused, and why, conform asks. */
describe("R102: an order with alcohol", () => {
  it("is taken within the limits of an adult, whose date isn't stored", async () => {
    const shop = await openBar({ AlcoholLimit: { Units: 1, WithMeal: true, Until: "11:00" } });
    expect(await post(shop, { ...order, DateOfBirth: "2008-11-22" })).toMatchObject({ Success: true });
    const [placed] = await shop.orders();
    expect(placed?.document).toMatchObject({ AgeConfirmed: true });
    expect(placed?.document).not.toHaveProperty("DateOfBirth");
    expect(placed?.posted?.TrackingOrder["DateOfBirth"]).toBe("2008-11-22");
    expect(JSON.stringify(shop.documents.paths().map((path) => shop.documents.read(path)))).not.toContain("2008-11-22");
  });

  it("is given its payment outside back if nobody has told their age", async () => {
    const shop = await openBar();
    await shop.call("POST", "supaypayment/supaypaymentstart", {
      ...{ PaymentType: 0, StoreId: 907, OrderId: order.UDID, UserId: "g-5f", AppName: "Servery", TotalAmount: 29.85 },
      ...{ ReturnUrl: "http://localhost:5173/restaurant.html", IsMobile: false },
    });
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    await ask(shop.port, `/pay/${order.UDID}`, { method: "POST", headers: form, body: "answer=Pay" });
    const paid = { ...order, PaymentTransactions: [{ Amount: 29.85, PaymentMethodType: 12 }] };
    expect(await post(shop, paid)).toMatchObject({ Status: { Code: "age-required" } });
    expect(JSON.parse((await shop.get("/sandbox/payments")).text)).toMatchObject([{ state: "cancelled" }]);
  });
});
