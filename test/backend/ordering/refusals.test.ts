import { describe, expect, it } from "vitest";
import { checkClaimedMoney, checkOrderMoney } from "../../../widget-demo/backend/ordering/checkMoney.ts";
import { writeSums } from "../../../widget-demo/tools/conform/writeSums.ts";
import {
  accept,
  buildFacts,
  buildItem,
  buildOrder,
  each,
  member,
  noonSeconds,
  paidBy,
  roll,
  whole,
} from "./moneyFixture.ts";
import { withValue } from "./orderFixture.ts";

/** An order that uses every rule, delivered on a Monday. */
const items = [
  buildItem("P1", { quantity: 3, extras: ["M2:2/M3:3"] }),
  buildItem("P5", { trigger: "R", extras: [] }),
  buildItem("P5", { points: 10 }),
  buildItem("P4", { quantity: 2 }),
];
const asked = buildFacts(buildOrder(items, { ...paidBy(99), ...accept("W"), OrderType: 10, DeliveryAddress: {} }), {
  ...member,
  cardType: "visa",
  coupon: { CouponCode: "X", PercentageValue: 10 },
  way: { distanceKm: 3, thirdPartyFee: null },
  triggers: [{ ...whole, TriggerMode: 2 }, each, roll],
  menu: { RedemptionRules: [{ Point: 10, DiscountRate: 100, Categories: ["C3"] }] },
  store: {
    FreightFeeRules: [{ FreightFeeAmount: 4 }],
    SurchargeHolidaySettings: [{ ID: "mon", DayOfWeek: 1, RateType: 1, Rate: 0.1, IsTaxable: true }],
    SurchargeBankSettings: [{ CreditCardType: 1, RateType: 1, Rate: 0.01, IsTaxable: true }],
  },
});
const right = writeSums(asked);

function check(path: string, value: unknown) {
  return checkOrderMoney({ ...asked, order: withValue(right, path, value) })?.detail ?? null;
}

function valueAt(path: string): number {
  return path.split(".").reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], right) as number;
}

const money = [
  ...[0, 1, 2, 3].flatMap((index) =>
    ["UsingUnitPrice", "FinalTotalExcludingTax", "FinalTotalTax"].map((field) => `OrderItems.${index}.${field}`),
  ),
  ...["UsingUnitPrice", "FinalPriceExcludingTax", "FinalTax"].flatMap((field) => [
    `OrderItems.0.OrderExtras.0.${field}`,
    `OrderItems.0.OrderExtras.0.ChildrenOrderExtras.0.${field}`,
  ]),
  "OrderItems.0.AppliedCoupon.Amount",
  "OrderItems.3.AppliedCoupon.Amount",
  ...["Subtotal", "Discount", "Freight", "POSSurcharge", "Total"].flatMap((name) => [
    `${name}ExcludingTax`,
    `${name}Tax`,
  ]),
  "BankCardSurcharge",
  "BankCardSurchargeTax",
  "SurchargeTransactions.0.Amount",
  "SurchargeTransactions.1.Amount",
  "AppliedPriceTriggers.0.Amount",
  "AppliedPriceTriggers.0.Items.0.Amount",
  "AppliedPriceTriggers.1.Amount",
  "AppliedPriceTriggers.2.Amount",
  "AppliedPriceTriggers.2.Items.0.Amount",
  "PaymentTransactions.0.Amount",
];

describe("a correct order", () => {
  it("is accepted, with the amounts calculated by hand", () => {
    expect(checkOrderMoney({ ...asked, order: right })).toBeNull();
    // P1: 20.00 + 2 × (1.50 + 3 × 0.35) = 25.10, three of it; 2.00 rolled in; 0.00 redeemed; 2 × 3.00.
    expect(right.SubtotalExcludingTax + right.SubtotalTax).toBeCloseTo(83.3);
    // 3.00 on items; 10 % of 72.30 + 6.00 = 7.83; 1.00 on the whole order.
    expect(right.DiscountExcludingTax + right.DiscountTax).toBeCloseTo(11.83);
    // 4.00 of freight, 10 % of 71.47 = 7.15, 1 % of 82.62 = 0.83.
    expect(right.PaymentTransactions).toEqual([{ Amount: 83.45, PaymentMethodType: 99 }]);
  });

  it("may list its triggers in any order, with or without surcharges of 0", () => {
    expect(check("AppliedPriceTriggers", right.AppliedPriceTriggers.toReversed())).toBeNull();
    expect(
      check("SurchargeTransactions", [{ Surcharge_ID: "9", Amount: 0 }, ...right.SurchargeTransactions]),
    ).toBeNull();
  });
});

describe("an order that is off by a cent or half a cent", () => {
  it.each(money)("is refused for its %s", (path) => {
    for (const off of [0.01, -0.01, 0.005]) {
      const found = Number((valueAt(path) + off).toFixed(3));
      const message = check(path, found);
      expect(message).toMatch(/^This order does not add up: /);
      expect(message).toContain(`should be ${valueAt(path).toFixed(2)}, not ${found}`);
    }
  });
});

describe("an order with different lists", () => {
  const [item, ...others] = right.AppliedPriceTriggers;
  const units = (Units: number) => [{ Product_ID: "P1", Units, Amount: 3 }];
  it.each([
    ["a trigger less", "AppliedPriceTriggers", others, "AppliedPriceTriggers should hold I with 3.00"],
    ["a trigger twice", "AppliedPriceTriggers", [item, item, ...others], "AppliedPriceTriggers should hold I once"],
    ["another trigger", "AppliedPriceTriggers.0.PriceTriggerID", "?", "AppliedPriceTriggers should not hold ?"],
    ["another kind", "AppliedPriceTriggers.0.Kind", 0, "AppliedPriceTriggers of I: Kind should be 2, not 0"],
    [
      "other units",
      "AppliedPriceTriggers.0.Items",
      units(2),
      "AppliedPriceTriggers of I: Items should be 3 × P1, not 2 × P1",
    ],
    ["no units", "AppliedPriceTriggers.2.Items", [], "AppliedPriceTriggers of R: Items should be 1 × P5, not empty"],
    ["a surcharge less", "SurchargeTransactions", [], "SurchargeTransactions should be those of mon, 0"],
    [
      "another surcharge",
      "SurchargeTransactions.1.Surcharge_ID",
      "1",
      "SurchargeTransactions should be those of mon, 0",
    ],
    ["no free item", "FreeItems", [], "FreeItems should be 1 × P5"],
    ["another free item", "FreeItems.0.Product_ID", "P4", "FreeItems should be 1 × P5"],
    [
      "two codes",
      "AppliedCouponCodes",
      ["X", "Y"],
      "AppliedCouponCodes should name the one code that counts, and no other",
    ],
    ["no code", "AppliedCouponCodes", [], "AppliedCouponCodes should name the one code that counts, and no other"],
    [
      "another code",
      "OrderItems.0.AppliedCoupon.CouponCode",
      "Y",
      "OrderItems[0].AppliedCoupon should name the order's code",
    ],
    ["other points earned", "RewardPoints", 7, "RewardPoints should be 6, not 7"],
    ["other points spent", "RedeemPoints", 0, "RedeemPoints should be 10, not 0"],
    ["another rate", "OrderItems.3.UsingTaxRate", 0.1, "OrderItems[3].UsingTaxRate should be 0, not 0.1"],
  ])("is refused for %s", (_name, path, value, words) => {
    expect(check(path, value)).toBe(`This order does not add up: ${words}.`);
  });

  it("is refused if it names a trigger of mode 1 or 2 that takes nothing off", () => {
    const late = { ...asked, triggers: [{ ...whole, TriggerMode: 2, EndAt: noonSeconds }, each, roll] };
    expect(checkOrderMoney({ ...late, order: right })?.detail).toMatch("AppliedPriceTriggers should not hold W");
  });
});

describe("R87: an order that claims fewer offers than it could", () => {
  /** The order of a shop that could read only these offers. */
  const claim = (changes: Partial<typeof asked>) => writeSums({ ...asked, ...changes });
  const unread = claim({ triggers: [roll], menu: { ...asked.menu, EarningRules: [] } });

  it("is accepted at its own, higher price, with or without the points that it earns", () => {
    expect(unread.TotalExcludingTax).toBeGreaterThan(right.TotalExcludingTax);
    for (const order of [
      unread,
      claim({ triggers: [roll] }),
      claim({ triggers: [{ ...whole, TriggerMode: 2 }, roll] }),
    ]) {
      expect(checkOrderMoney({ ...asked, order })).not.toBeNull();
      expect(checkClaimedMoney({ ...asked, order })).toBeNull();
    }
  });

  it("is refused if a sum is wrong, or if it costs less than with the offers that come first", () => {
    const wrong = withValue(unread, "TotalTax", unread.TotalTax - 0.01);
    expect(checkClaimedMoney({ ...asked, order: wrong })?.detail).toContain("should");
    const more = { ...each, ID: "J", DiscountFlatValue: 5 };
    const cheaper = claim({ triggers: [more, roll] });
    const both = { ...asked, triggers: [each, more, roll] };
    expect(checkOrderMoney({ ...both, triggers: [more, roll], order: cheaper })).toBeNull();
    expect(checkClaimedMoney({ ...both, order: cheaper })?.detail).toContain("AppliedPriceTriggers should not hold J");
  });
});
