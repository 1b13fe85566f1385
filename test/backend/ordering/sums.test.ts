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
