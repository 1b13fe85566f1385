import { describe, expect, it } from "vitest";
import { burgerOrder, goldenOrder, openShop, withValue } from "./orderFixture.ts";

describe("R14, R22, R23: an order's sums", () => {
  it("are accepted to the cent for wire.md's own order", async () => {
    const shop = await openShop();
    expect(await shop.post(goldenOrder)).toEqual({
      status: 200,
      Success: true,
      Status: { Message: "" },
      customerID: "g-5f",
    });
  });

  it.each([
    "OrderItems.0.UsingUnitPrice",
    "OrderItems.0.FinalTotalExcludingTax",
    "OrderItems.0.FinalTotalTax",
    "OrderItems.0.OrderExtras.0.UsingUnitPrice",
    "OrderItems.0.OrderExtras.0.FinalPriceExcludingTax",
    "OrderItems.0.OrderExtras.0.FinalTax",
    "OrderItems.1.AppliedCoupon.Amount",
    "SubtotalExcludingTax",
    "SubtotalTax",
    "DiscountExcludingTax",
    "DiscountTax",
    "FreightExcludingTax",
    "FreightTax",
    "POSSurchargeExcludingTax",
    "POSSurchargeTax",
    "BankCardSurcharge",
    "BankCardSurchargeTax",
    "TotalExcludingTax",
    "TotalTax",
    "PaymentTransactions.0.Amount",
  ])("are refused with a message if %s is off by a cent or half a cent", async (path) => {
    const shop = await openShop();
    const right = path.split(".").reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], goldenOrder);
    for (const off of [0.01, -0.01, 0.005]) {
      const found = Number((Number(right) + off).toFixed(3));
      const answer = await shop.post(withValue(goldenOrder, path, found));
      const field = path.replace(/\.(\d+)/g, "[$1]");
      expect(answer).toMatchObject({ status: 200, Success: false });
      expect(answer.Status.Detail).toContain(`${field} should be ${Number(right).toFixed(2)}, not ${found}`);
    }
    expect(await shop.orders()).toEqual([]);
  });

  it.each([
    ["UsingTaxRate", withValue(burgerOrder, "OrderItems.0.UsingTaxRate", 0.15), "UsingTaxRate should be 0.1, not 0.15"],
    [
      "a trigger",
      withValue(burgerOrder, "AppliedPriceTriggers", [{ PriceTriggerID: 1, Kind: 0, Amount: 1 }]),
      "AppliedPriceTriggers should not hold 1",
    ],
    ["a rolled-in item", withValue(burgerOrder, "OrderItems.0.PriceTriggerID", "t1"), "OrderItems[0].PriceTriggerID"],
    ["points spent", withValue(burgerOrder, "RedeemPoints", 5), "RedeemPoints should be 0, not 5"],
    ["points earned by a guest", withValue(burgerOrder, "RewardPoints", 1), "RewardPoints should be 0, not 1"],
    [
      "a coupon of no code",
      withValue(goldenOrder, "AppliedCouponCodes", []),
      "AppliedCoupon should name the order's code",
    ],
    ["points of an item", withValue(burgerOrder, "OrderItems.0.RedeemPoints", 5), "OrderItems[0].RedeemPoints"],
    [
      "a free item",
      withValue(burgerOrder, "FreeItems", [{ Product_ID: "12", Quantity: 1 }]),
      "FreeItems should be empty",
    ],
    [
      "a surcharge",
      withValue(burgerOrder, "SurchargeTransactions", [{ Surcharge_ID: 1, Amount: 0.5 }]),
      "SurchargeTransactions should be empty",
    ],
  ])("are refused with %s that the menu doesn't have", async (_name, order, message) => {
    const answer = await (await openShop()).post(order);
    expect(answer.Success).toBe(false);
    expect(answer.Status.Detail).toContain(message);
  });

  it("R12: use the category that an item was picked from", async () => {
    const shop = await openShop();
    const late = { ...burgerOrder.OrderItems[0], CategoryId: "2", UsingUnitPrice: 17.05 };
    const order = {
      ...burgerOrder,
      OrderItems: [{ ...late, FinalTotalExcludingTax: 15.5, FinalTotalTax: 1.55 }],
      SubtotalExcludingTax: 15.5,
      SubtotalTax: 1.55,
      TotalExcludingTax: 15.5,
      TotalTax: 1.55,
      PaymentTransactions: [{ Amount: 17.05, PaymentMethodType: 99 }],
    };
    expect(await shop.post(order)).toMatchObject({ Success: true });
    const other = withValue({ ...order, UDID: "burger-2" }, "OrderItems.0.CategoryId", "c1");
    expect((await shop.post(other)).Status.Detail).toContain("OrderItems[0].UsingUnitPrice should be 18.85, not 17.05");
  });

  it("R11, R14: multiply modifiers and sub-modifiers by the quantities above them", async () => {
    // 3 × 18.85, 2 hot patties each (6 × 1.50), 2 sauces on each of those (12 × 0.35).
    const sauce = { Extra_ID: "s1", Quantity: 2, UsingUnitPrice: 0.35, FinalPriceExcludingTax: 3.82, FinalTax: 0.38 };
    const patty = { Extra_ID: "104", Quantity: 2, UsingUnitPrice: 1.5, FinalPriceExcludingTax: 8.18, FinalTax: 0.82 };
    const item = {
      ...burgerOrder.OrderItems[0],
      Quantity: 3,
      FinalTotalExcludingTax: 51.41,
      FinalTotalTax: 5.14,
      OrderExtras: [{ ...patty, ChildrenOrderExtras: [sauce] }],
    };
    const order = {
      ...burgerOrder,
      OrderItems: [item],
      SubtotalExcludingTax: 63.41,
      SubtotalTax: 6.34,
      TotalExcludingTax: 63.41,
      TotalTax: 6.34,
      PaymentTransactions: [{ Amount: 69.75, PaymentMethodType: 99 }],
    };
    const shop = await openShop();
    expect((await shop.post(order)).Status.Message).toBe("");
    const off = withValue({ ...order, UDID: "b2" }, "OrderItems.0.OrderExtras.0.ChildrenOrderExtras.0.FinalTax", 0.39);
    expect((await shop.post(off)).Status.Detail).toContain(
      "OrderItems[0].OrderExtras[0].ChildrenOrderExtras[0].FinalTax should be 0.38, not 0.39",
    );
  });

  it("R10, R13, R23: never go below 0 for a line or its tax through a negative modifier", async () => {
    const item = {
      ...burgerOrder.OrderItems[0],
      Product_ID: "14",
      UsingUnitPrice: 8,
      FinalTotalExcludingTax: 7.27,
      FinalTotalTax: 0.73,
      OrderExtras: [
        { Extra_ID: "half", Quantity: 1, UsingUnitPrice: -10, FinalPriceExcludingTax: -9.09, FinalTax: -0.91 },
      ],
    };
    const order = {
      ...burgerOrder,
      OrderItems: [item],
      SubtotalExcludingTax: 0,
      SubtotalTax: 0,
      TotalExcludingTax: 0,
      TotalTax: 0,
      PaymentTransactions: [],
    };
    // With nothing to pay, no card is asked for.
    expect(await (await openShop()).post(order, {})).toMatchObject({ Success: true });
  });
});

describe("R22: a coupon", () => {
  it.each([
    ["of another store", { "data/coupons.json": [{ CompanyID: 1, Coupon: { CouponCode: "HALF" } }] }, "don't know"],
    [
      "below its MinSpent",
      { "data/coupons.json": [{ CompanyID: 907, Coupon: { CouponCode: "HALF", MinSpent: 56.66 } }] },
      "needs a purchase of $56.66",
    ],
    [
      "without candidates",
      { "data/coupons.json": [{ CompanyID: 907, Coupon: { CouponCode: "HALF", Product: 99, FreeDollar: 1 } }] },
      "Coupon does not apply to any items",
    ],
  ])("is refused: %s", async (_name, files, message) => {
    const answer = await (await openShop({ files })).post(goldenOrder);
    expect(answer.Success).toBe(false);
    expect(answer.Status.Message).toContain(message);
  });

  it("is refused beside another one", async () => {
    const answer = await (await openShop()).post(withValue(goldenOrder, "AppliedCouponCodes", ["HALF", "MORE"]));
    expect(answer.Status.Message).toBe("Only one discount code can be used at a time.");
  });

  it("is spread in whole cents, the rest to the most expensive lines, and reduces each line's tax", async () => {
    // 50.60 and 6.05: 10.00 off is 893.2 and 106.8 cents; 893 + 1 and 106. Tax: 460 × 894 / 5060 = 81.27.
    const coupon = { CouponCode: "half", CouponCategory: ["c1"], FreeDollar: 10 };
    const shop = await openShop({ files: { "data/coupons.json": [{ CompanyID: 7, Coupon: coupon }] } });
    const part = (Amount: number) => ({ CouponCode: "half", Name: "half", Amount });
    const [burger, damper] = goldenOrder.OrderItems;
    const order = {
      ...goldenOrder,
      OrderItems: [
        { ...burger, AppliedCoupon: part(8.94) },
        { ...damper, AppliedCoupon: part(1.06) },
      ],
      DiscountExcludingTax: 9.19,
      DiscountTax: 0.81,
      TotalExcludingTax: 42.86,
      TotalTax: 3.79,
      PaymentTransactions: [{ Amount: 46.65, PaymentMethodType: 99 }],
    };
    expect((await shop.post(order)).Status.Message).toBe("");
  });

  it("of the whole amount leaves no tax and needs no card", async () => {
    const coupon = { CouponCode: "HALF", PercentageValue: 100, FreeDollar: 5 };
    const shop = await openShop({ files: { "data/coupons.json": [{ CompanyID: 907, Coupon: coupon }] } });
    const order = {
      ...burgerOrder,
      AppliedCouponCodes: ["HALF"],
      OrderItems: [{ ...burgerOrder.OrderItems[0], AppliedCoupon: { CouponCode: "HALF", Amount: 18.85 } }],
      DiscountExcludingTax: 17.14,
      DiscountTax: 1.71,
      TotalExcludingTax: 0,
      TotalTax: 0,
      PaymentTransactions: [{ Amount: 0, PaymentMethodType: 99 }],
    };
    expect((await shop.post(order, {})).Status.Message).toBe("");
  });
});
