import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GiftPricing, priceGifts } from "../../../src/domain/gift/priceGifts.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { BankSurcharge } from "../../../src/domain/payment/bankSurcharges.ts";
import { buildGiftCard, buildGiftLine } from "../../support/buildGifts.ts";
import { buildCoupon } from "../../support/buildPromotions.ts";

function gift(id: string, price: number, quantity = 1, taxRate = 0) {
  return buildGiftLine({ id, card: buildGiftCard({ productId: id, price: cents(price), taxRate }), quantity });
}

function priceOf(given: Partial<GiftPricing>) {
  return priceGifts({ lines: [], coupons: [], bank: [], paidBy: null, ...given });
}

const none = cents(0);
const fifty = gift("fifty", 5_000);
const twenties = gift("twenty", 2_000, 2);
const lines = [fifty, twenties];
const visa: BankSurcharge = {
  id: "visa",
  name: "Visa",
  card: "visa",
  rate: { kind: "share", rate: 0.015 },
  isTaxable: true,
  from: none,
  upTo: null,
};

describe("R72: the price of gift cards", () => {
  it("is their sum without a code", () => {
    expect(priceOf({ lines })).toMatchObject({ subtotal: { amount: 9_000 }, coupons: [], total: 9_000, gst: 0 });
  });

  it("matches issue 15: half of the massage, then 10 dollars off anything, by Visa", () => {
    const priced = priceOf({
      lines: [gift("card", 5_000, 2), gift("massage", 11_000, 1, 0.1)],
      coupons: [
        buildCoupon({ code: "HALF", productId: "massage", percent: 50, flat: none }),
        buildCoupon({ code: "TEN", percent: 0, flat: cents(1_000) }),
      ],
      bank: [visa],
      paidBy: { method: "card", cardType: "visa" },
    });
    expect(priced).toMatchObject({
      subtotal: { amount: 21_000, tax: 1_000 },
      lines: [{ coupon: { codes: ["TEN"], amount: 646 } }, { coupon: { codes: ["HALF", "TEN"], amount: 5_854 } }],
      discount: { amount: 6_500, tax: 532 },
      bank: [{ amount: 218, tax: 20 }],
      total: 14_718,
      gst: 488,
    });
  });

  it("applies each code to what the ones before it left: 10 % of 90.00 is 9.00, then 50 % of 81.00 is 40.50", () => {
    const ten = buildCoupon({ code: "TEN", percent: 10, flat: none });
    const half = buildCoupon({ code: "HALF", percent: 50, flat: none });
    expect(priceOf({ lines, coupons: [ten, half] })).toMatchObject({
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
  ])("with a code for %s", (_what, coupon, amount, problem) => {
    const [use] = priceOf({ lines, coupons: [coupon] }).coupons;
    expect([use?.amount, use?.problem?.kind ?? null]).toEqual([amount, problem]);
  });

  it("names no code on a line that was free before it", () => {
    const all = buildCoupon({ code: "ALL", percent: 100, flat: none });
    const ten = buildCoupon({ code: "TEN", percent: 10, flat: none });
    const priced = priceOf({ lines: [gift("massage", 11_000, 1, 0.1)], coupons: [all, ten], bank: [visa] });
    expect(priced).toMatchObject({ lines: [{ coupon: { codes: ["ALL"], amount: 11_000 } }], total: 0, gst: 0 });
  });

  it("never takes off more than there is, in amounts or in taxes", () => {
    const line = fc.record({
      price: fc.nat(20_000),
      quantity: fc.integer({ min: 1, max: 20 }),
      taxRate: fc.constantFrom(0, 0.05, 0.1, 0.25),
    });
    const coupon = fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      flat: fc.nat(30_000),
      productId: fc.constantFrom(null, "0", "1"),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.array(coupon, { maxLength: 4 }), (some, coupons) => {
        const priced = priceOf({
          lines: some.map(({ price, quantity, taxRate }, index) => gift(`${index}`, price, quantity, taxRate)),
          coupons: coupons.map((each, index) => buildCoupon({ ...each, code: `${index}`, flat: cents(each.flat) })),
        });
        const { subtotal, discount, total, gst } = priced;
        expect(total).toBeGreaterThanOrEqual(0);
        expect(gst).toBeGreaterThanOrEqual(0);
        expect(gst).toBeLessThanOrEqual(total);
        expect(total).toBe(subtotal.amount - discount.amount);
        expect(gst).toBe(subtotal.tax - discount.tax);
        expect(priced.coupons.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount.amount);
        expect(priced.lines.reduce((sum, each) => sum + (each.coupon?.amount ?? 0), 0)).toBe(discount.amount);
      }),
    );
  });
});
