import { describe, expect, it } from "vitest";
import { checkOrderMoney } from "../../../widget-demo/backend/ordering/checkMoney.ts";
import { priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";
import { accept, buildFacts, buildItem, buildOrder, type FactsChange, receiptOf } from "./moneyFixture.ts";
import { writeSums } from "./writtenOrder.ts";

interface Example {
  readonly name: string;
  readonly items: readonly object[];
  readonly order?: object;
  readonly facts?: FactsChange;
  readonly expected: object;
  /** For each item, if the example gives them. */
  readonly couponParts?: readonly number[];
}

const wholeOrder = { ID: "W", Priority: 1, RunType: 1, TriggerMode: 0, OutcomeType: 0 };
const perItem = { ID: "I", Priority: 1, RunType: 1, TriggerMode: 0, OutcomeType: 4 };
const three = [buildItem("P3", { quantity: 3 }), buildItem("P4")];
const instant = (text: string) => Date.parse(text) / 1000;

/** The sums calculated by hand beside the rulings. */
const examples: readonly Example[] = [
  {
    name: "modifiers and sub-modifiers, each with its own tax",
    items: [buildItem("P1", { quantity: 2, extras: ["M1:2", "M2:2/M3:3"] })],
    expected: { subtotal: 5820, total: 5820, gst: 530 },
  },
  {
    name: "a whole order by percent",
    items: three,
    facts: { triggers: [{ ...wholeOrder, OutcomePriceType: 1, DiscountPercentageValue: 15 }] },
    expected: {
      subtotal: 2100,
      wholeOrder: { triggerId: "W", amount: 315 },
      discount: 315,
      total: 1785,
      gst: 135,
    },
  },
  {
    name: "a whole order by a flat value, MinimumSpend met exactly, the first by Priority",
    items: three,
    facts: {
      triggers: [
        { ...wholeOrder, ID: "A", Priority: 2, OutcomePriceType: 1, DiscountPercentageValue: 90 },
        { ...wholeOrder, OutcomePriceType: 0, DiscountFlatValue: 5, MinimumSpend: 21 },
      ],
    },
    expected: { wholeOrder: { triggerId: "W", amount: 500 }, total: 1600, gst: 119 },
  },
  {
    name: "a whole order at a fixed price, accepted in mode 1",
    items: three,
    order: accept("W"),
    facts: {
      triggers: [
        { ...wholeOrder, TriggerMode: 1, OutcomePriceType: 2, FixedPriceValue: 15 },
        { ...wholeOrder, ID: "W2", Priority: 2, TriggerMode: 2, DiscountFlatValue: 1 },
      ],
    },
    expected: { wholeOrder: { triggerId: "W", amount: 600 }, total: 1500, gst: 109 },
  },
  {
    name: "items by percent, RunMultiple, two conditions, the dearest first",
    items: [buildItem("P1", { quantity: 3 }), buildItem("P2", { quantity: 2 }), buildItem("P5", { quantity: 2 })],
    facts: {
      triggers: [
        {
          ...perItem,
          RunType: 2,
          ProductCategoryConditions: [
            { ProductCategoryID: "C1", Quantity: 2 },
            { ProductCategoryID: "C3", Quantity: 1 },
          ],
          ProductOutcomes: [{ ID: "C1", Quantity: 1 }],
          OutcomePriceType: 1,
          DiscountPercentageValue: 50,
          IsMostExpensiveFirst: true,
        },
      ],
    },
    expected: { subtotal: 11900, perItem: 2450, total: 9450, gst: 858 },
  },
  {
    name: "items by a flat value, by tag, all units",
    items: [buildItem("P3", { quantity: 2 }), buildItem("P5")],
    facts: { triggers: [{ ...perItem, OutcomeType: 5, ProductOutcomes: [{ ID: "T2" }], DiscountFlatValue: 1 }] },
    expected: { subtotal: 1700, perItem: 300, total: 1400, gst: 127 },
  },
  {
    name: "items at their own fixed price, modifiers at theirs",
    items: [buildItem("P3", { quantity: 2, extras: ["M4"] }), buildItem("P4")],
    facts: {
      triggers: [
        {
          ...perItem,
          ProductOutcomes: [{ ID: "C2", Quantity: 0 }],
          OutcomePriceType: 2,
          IsOutcomeLinkedToProduct: true,
        },
      ],
    },
    expected: { subtotal: 1750, perItem: 700, total: 1050, gst: 68 },
  },
  {
    name: "items free up to a value, the cheapest first",
    items: [buildItem("P1", { quantity: 2 }), buildItem("P3"), buildItem("P4")],
    facts: {
      triggers: [
        {
          ...perItem,
          RunType: 2,
          ProductCategoryConditions: [{ ProductCategoryID: "C1", Quantity: 1 }],
          ProductOutcomes: [{ ID: "C2", Quantity: 1 }],
          OutcomePriceType: 3,
          DiscountFlatValue: 5.5,
        },
      ],
    },
    expected: { subtotal: 4900, perItem: 850, total: 4050, gst: 369 },
  },
  {
    name: "one trigger a unit",
    items: [buildItem("P1"), buildItem("P2")],
    facts: {
      triggers: [
        { ...perItem, ID: "b", Priority: 2, ProductOutcomes: [{ ID: "C1" }], DiscountFlatValue: 3 },
        {
          ...perItem,
          ID: "a",
          ProductOutcomes: [{ ID: "C1", Quantity: 1 }],
          OutcomePriceType: 1,
          DiscountPercentageValue: 20,
          IsMostExpensiveFirst: true,
        },
      ],
    },
    expected: { perItem: 790, total: 3660, gst: 333 },
  },
  {
    name: "a coupon of percent and dollars, spread over its category",
    items: [buildItem("P1"), buildItem("P2"), buildItem("P3")],
    facts: { coupon: { CouponCode: "X", CouponCategory: ["C1"], PercentageValue: 10, FreeDollar: 5 } },
    expected: { coupon: 945, discount: 945, total: 4105, gst: 374 },
    couponParts: [424, 521, 0],
  },
  {
    name: "items, then the coupon, then the whole order, at mixed rates",
    items: [buildItem("P3", { quantity: 2 }), buildItem("P4", { quantity: 2 })],
    facts: {
      coupon: { CouponCode: "X", PercentageValue: 25 },
      triggers: [
        { ...perItem, OutcomeType: 5, ProductOutcomes: [{ ID: "T2" }], DiscountFlatValue: 1 },
        { ...wholeOrder, OutcomePriceType: 1, DiscountPercentageValue: 10 },
      ],
    },
    expected: {
      perItem: 200,
      coupon: 400,
      wholeOrder: { triggerId: "W", amount: 120 },
      discount: 720,
      total: 1080,
      gst: 57,
    },
  },
  {
    name: "two rewards",
    items: [buildItem("P1"), buildItem("P5", { points: 10 }), buildItem("P3", { points: 5, extras: ["M4"] })],
    facts: {
      customer: { RewardPoints: 15 },
      earlierOrders: 3,
      menu: {
        RedemptionRules: [
          { Point: 10, DiscountRate: 100, Categories: ["C3"] },
          { Point: 5, DiscountRate: 50, Tags: ["T2"] },
        ],
      },
    },
    expected: { subtotal: 2425, total: 2425, gst: 220, usedPoints: 15, earned: 2 },
  },
  {
    name: "two drinks rolled in at a fixed price",
    items: [buildItem("P1", { quantity: 2 }), buildItem("P5", { trigger: "R" }), buildItem("P5", { trigger: "R" })],
    facts: {
      triggers: [
        {
          ...perItem,
          ID: "R",
          OutcomeType: 2,
          ProductCategoryConditions: [{ ProductCategoryID: "C1", Quantity: 1 }],
          ProductOutcomes: [{ ID: "C3" }],
          OutcomePriceType: 2,
          FixedPriceValue: 2,
          MinimumSpend: 40,
        },
      ],
    },
    expected: { subtotal: 4400, total: 4400, gst: 400 },
  },
  {
    name: "delivery with the surcharges of a holiday and of the bank",
    items: [buildItem("P1")],
    order: {
      OrderType: 10,
      DeliveryAddress: {},
      CreatedOn: instant("2025-04-19T02:00:00Z"),
      ScheduledTime: instant("2025-04-20T02:00:00Z"),
      PaymentTransactions: [{ Amount: 0, PaymentMethodType: 99 }],
    },
    facts: {
      cardType: "visa",
      way: { distanceKm: 2, thirdPartyFee: null },
      store: {
        EnablePreoderForDelivery: true,
        FreightFeeRules: [{ PriceRangeMinimum: 0, PriceRangeMaximum: 0, FreightFeeAmount: 5 }],
        SurchargeHolidaySettings: [
          { DayOfWeek: 0, RateType: 1, Rate: 0.1, IsTaxable: true },
          { StartDate: "2025-04-20", EndDate: "2025-04-20", RateType: 2, Rate: 1.5 },
          { DayOfWeek: 6, RateType: 2, Rate: 99 },
          { DayOfWeek: 0, StartDate: "2025-12-25", EndDate: "2025-12-26", RateType: 2, Rate: 77 },
        ],
        SurchargeBankSettings: [
          { CreditCardType: 1, RateType: 1, Rate: 0.015, AmountMaximum: 28.5, IsTaxable: true },
          { CreditCardType: 5, RateType: 2, Rate: 0.3 },
          { CreditCardType: 3, RateType: 1, Rate: 0.03 },
        ],
      },
    },
    expected: { fee: 500, holiday: 350, bank: 73, total: 2923, gst: 249 },
  },
  {
    name: "freight by the first of two rules that hold, raised to its minimum",
    items: [buildItem("P1")],
    order: { OrderType: 10, DeliveryAddress: {} },
    facts: {
      way: { distanceKm: 2.1, thirdPartyFee: null },
      store: {
        FreightFeeRules: [
          { PriceRangeMaximum: 20, FreightFeeAmount: 3, FreightFeePerKilometer: 1, FreightFeeMinimum: 6.5 },
          { PriceRangeMinimum: 20, PriceRangeMaximum: 50, FreightFeeAmount: 2, FreightFeePerKilometer: 0.5 },
        ],
      },
    },
    expected: { fee: 650, total: 2650, gst: 241 },
  },
  {
    name: "points by the dearest rule first, what it leaves to the next",
    items: [buildItem("P2", { quantity: 4 })],
    facts: {
      customer: { RewardPoints: 0 },
      earlierOrders: 1,
      menu: {
        EarningRules: [
          { DollarSpent: 7, Point: 1 },
          { DollarSpent: 50, Point: 10 },
          { DollarSpent: 20, Point: 3 },
        ],
      },
    },
    expected: { earned: 21, gst: 891 },
  },
];

describe("the worked examples of the rulings", () => {
  it.each(examples)("$name", ({ items, order, facts, expected, couponParts }) => {
    const asked = buildFacts(buildOrder(items, order), facts);
    expect(receiptOf(asked)).toMatchObject(expected);
    if (couponParts) expect(priceOrder(asked).couponParts).toEqual(couponParts);
    expect(checkOrderMoney({ ...asked, order: writeSums(asked) })).toBeNull();
  });

  it("discount the most expensive line's units if two conditions give units away", () => {
    const example = examples.find(({ name }) => name.startsWith("items by percent"));
    const { perItem: applied } = priceOrder(buildFacts(buildOrder(example?.items ?? []), example?.facts));
    expect(applied).toEqual([{ id: "I", kind: 2, amount: 2450, shares: [{ index: 1, units: 2, amount: 2450 }] }]);
  });

  it("refuse an order that is 2.00 below the minimum purchase", () => {
    const store = { OrderTypeConstraintRules: [{ OrderType: 3, MinimumTotalPrice: 100 }] };
    const asked = buildFacts(buildOrder([buildItem("P2", { quantity: 4 })]), { store });
    const words = "Minimum purchase is $100.00 (excluding delivery fee)";
    expect(checkOrderMoney({ ...asked, order: writeSums(asked) })?.message).toBe(words);
    const met = { OrderTypeConstraintRules: [{ OrderType: 3, MinimumTotalPrice: 98 }] };
    expect(checkOrderMoney({ ...asked, store: met, order: writeSums(asked) })).toBeNull();
  });
});
