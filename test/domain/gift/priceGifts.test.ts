import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GiftLine, priceGifts } from "../../../src/domain/gift/priceGifts.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";

function gift(id: string, price: number, quantity = 1): GiftLine {
  return { id, productId: id, price: cents(price), quantity };
}

const none = cents(0);
const fifty = gift("fifty", 5_000);
const twenties = gift("twenty", 2_000, 2);

describe("R22: a gift cart with several coupons", () => {
  it("costs what it says, without any", () => {
    expect(priceGifts([fifty, twenties], [])).toEqual({ subtotal: 9_000, coupons: [], discount: 0, total: 9_000 });
  });

  it("each acts on what the ones before it left: 10 % of 90.00 is 9.00, then 50 % of 81.00 is 40.50", () => {
    const ten = buildCoupon({ code: "TEN", percent: 10, flat: none });
    const half = buildCoupon({ code: "HALF", percent: 50, flat: none });
    expect(priceGifts([fifty, twenties], [ten, half])).toMatchObject({
      coupons: [
        { code: "TEN", amount: 900, problem: null },
        { code: "HALF", amount: 4_050, problem: null },
      ],
      total: 4_050,
    });
  });

  it.each([
    ["one product", buildCoupon({ productId: "twenty", percent: 50, flat: none }), 2_000, null],
    ["another product", buildCoupon({ productId: "shake", percent: 50 }), 0, "no-items"],
    ["a category of the menu", buildCoupon({ categoryIds: ["drinks"], percent: 50 }), 0, "no-items"],
    ["a dearer cart", buildCoupon({ percent: 50, minimumSpend: cents(9_001) }), 0, "min-spent"],
    ["just this cart", buildCoupon({ percent: 0, flat: cents(500), minimumSpend: cents(9_000) }), 500, null],
  ])("one for %s", (_what, coupon, amount, problem) => {
    const [use] = priceGifts([fifty, twenties], [coupon]).coupons;
    expect([use?.amount, use?.problem?.kind ?? null]).toEqual([amount, problem]);
  });

  it("never takes off more than there is", () => {
    const line = fc.record({ price: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 20 }) });
    const coupon = fc.record({ percent: fc.integer({ min: 0, max: 100 }), flat: fc.nat(30_000) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.array(coupon, { maxLength: 4 }), (lines, coupons) => {
        const gifts = lines.map(({ price, quantity }, index) => gift(`${index}`, price, quantity));
        const given = coupons.map(({ percent, flat }) => buildCoupon({ percent, flat: cents(flat) }));
        const { subtotal, discount, total, coupons: uses } = priceGifts(gifts, given);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBe(subtotal - discount);
        expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount);
      }),
    );
  });
});
