import { describe, expect, it } from "vitest";
import { burgerOrder, goldenOrder, openShop } from "./orderFixture.ts";

describe("R14, R22, R23: an order's sums", () => {
  it("are accepted to the cent for the order that is written by hand (S35)", async () => {
    const shop = await openShop();
    expect(await shop.post(goldenOrder)).toEqual({
      status: 200,
      Success: true,
      Status: { Message: "" },
      customerID: "g-5f",
    });
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
