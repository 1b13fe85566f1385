import fc from "fast-check";

/** Orders in the form of the worked examples, built from random documents as a store may write them. */

export const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);
const between = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const seldom = <T>(value: fc.Arbitrary<T>, often: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(often) }, { weight: 1, arbitrary: value });

const categoryIds = ["C1", "C2", "C3"];
const tagIds = ["T1", "T2"];
const triggerIds = ["1", "2", "10", "a"];
const modifierIds = ["M1", "M2"];

/** The products in each category; P6 is only a linked product of a modifier. */
const listings: readonly (readonly [string, string])[] = [
  ["C1", "P1"],
  ["C1", "P2"],
  ["C2", "P3"],
  ["C2", "P4"],
  ["C3", "P5"],
  ["C3", "P1"],
];

const rates = fc.constantFrom(0, 0.1, 0.15, 10);
const some = (ids: readonly string[]) => fc.subarray([...ids]);

const anyProduct = fc.record({
  Price: dollars(50),
  TaxRate: rates,
  RewardPoint: between(0, 3),
  Status: seldom(fc.constant(3), 0),
  ProductCategoryIDs: some(categoryIds),
  ProductTagIDs: some(tagIds),
  ModifierGroups: fc.constantFrom([], ["G1"]),
  FixedPriceValue: maybe(dollars(30)),
});

function anyModifier(id: string, linked: string | undefined, least: number): fc.Arbitrary<object> {
  const price = between(least, 500).map((amount) => amount / 100);
  return fc.record({ ID: fc.constant(id), Price: price, TaxRate: rates, LinkedProductID: fc.constant(linked) });
}

const entries = fc.array(maybe(dollars(50)), { minLength: listings.length, maxLength: listings.length });

function categoriesAt(prices: readonly (number | undefined)[]): object[] {
  return categoryIds.map((ID) => ({
    ID,
    SubMenuItems: listings.flatMap(([category, ProductID], index) =>
      category === ID ? [{ ID: index, ProductID, Price: prices[index] }] : [],
    ),
  }));
}

const anyRedemptionRule = fc.record({
  Point: between(1, 20),
  DiscountRate: fc.constantFrom(50, 100, 33.3),
  Categories: seldom(some(categoryIds), []),
  Tags: seldom(some(tagIds), []),
  ProductVariant: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom("P1", "P3") },
    { weight: 1, arbitrary: some(["P1", "P2", "P5"]) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>("", [], true, [null]) },
  ),
});

export const anyMenu = fc
  .record({
    prices: entries,
    products: fc.tuple(anyProduct, anyProduct, anyProduct, anyProduct, anyProduct),
    modifiers: fc.tuple(
      anyModifier("M1", undefined, -300),
      anyModifier("M2", "P6", 0),
      anyModifier("M3", undefined, -50),
    ),
    earnings: fc.array(fc.record({ DollarSpent: between(1, 30), Point: between(1, 5) }), { maxLength: 2 }),
    redemptions: fc.array(anyRedemptionRule, { maxLength: 2 }),
    ratio: fc.constantFrom(0, 10, 12.5),
    earns: fc.boolean(),
  })
  .map(({ prices, products, modifiers: [first, second, below], earnings, redemptions, ratio, earns }) => ({
    Categories: categoriesAt(prices),
    Products: {
      ...Object.fromEntries(products.map((product, index) => [`P${index + 1}`, product])),
      P6: { Price: 1, ModifierGroups: ["G2"] },
    },
    ModifierGroups: {
      G1: { IncludeQuantity: true, Modifiers: [first, second] },
      G2: { IncludeQuantity: true, Modifiers: [below] },
    },
    EarningRules: earnings,
    RedemptionRules: redemptions,
    PointsToDollarRatio: ratio,
    IsEarnPointsWhenRedeem: earns,
  }));

const conditions = (key: string, ids: readonly string[]) =>
  fc.tuple(fc.constantFrom(...ids), between(1, 3)).map(([named, Quantity]): object[] => [{ [key]: named, Quantity }]);

const anyRule = {
  Priority: between(0, 2),
  TriggerMode: seldom(between(1, 4), 0),
  RunType: between(0, 2),
  OutcomePriceType: between(0, 3),
  NotApplicableWithCoupon: seldom(fc.constant(true), false),
  MinimumSpend: seldom(dollars(60), 0),
  StartAt: seldom(fc.constantFrom("2025-04-20T00:00:00", "2025-06-01T00:00:00Z"), "2025-01-01"),
  ProductCategoryConditions: seldom(conditions("ProductCategoryID", categoryIds), []),
  ProductTagConditions: seldom(conditions("ProductTagID", tagIds), []),
  IsOutcomeLinkedToProduct: seldom(fc.constant(true), false),
  FixedPriceValue: dollars(30),
  DiscountPercentageValue: fc.constantFrom(0, 7.5, 33.3, 50, 100),
  DiscountFlatValue: dollars(20),
  IsMostExpensiveFirst: fc.boolean(),
};

/** R16: ids of products, categories or tags, by OutcomeType. */
const outcomesNamed = [[], ["P1", "P3", "P5"], categoryIds, tagIds, categoryIds, tagIds];

function anyTrigger(ID: string): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .record({
      ...anyRule,
      type: between(0, 5),
      places: fc.array(between(0, 2), { minLength: 1, maxLength: 2 }),
      each: between(0, 2),
    })
    .map(({ type, places, each, ...rule }) => {
      const named = outcomesNamed[type] ?? [];
      const ProductOutcomes = places.map((place) => ({ ID: named[place % named.length], Quantity: each }));
      return { ID, ...rule, OutcomeType: type, ProductOutcomes };
    });
}

const anyTriggers = fc
  .integer({ min: 0, max: triggerIds.length })
  .chain((count) => fc.tuple(...triggerIds.slice(0, count).map(anyTrigger)));

const anyCoupon = fc.record({
  CouponCode: fc.constant("X"),
  Product: seldom(fc.constantFrom("P1", "P3"), undefined as string | undefined),
  CouponCategory: some(categoryIds),
  PercentageValue: fc.constantFrom(-1, 0, 7, 25, 100),
  FreeDollar: dollars(10),
  MinSpent: seldom(dollars(60), 0),
});

const anySub = fc.record({ groupId: fc.constant("G2"), modifierId: fc.constant("M3"), quantity: between(1, 3) });

const anyChosen = fc.record({
  groupId: fc.constant("G1"),
  modifierId: fc.constantFrom(...modifierIds),
  quantity: between(1, 2),
  subs: fc.array(anySub, { maxLength: 1 }),
});

const anyModifiers = fc.uniqueArray(anyChosen, { maxLength: 2, selector: ({ modifierId }) => modifierId });

const anyRolled = fc.record({
  triggerId: fc.constantFrom(...triggerIds),
  productId: fc.constantFrom("P1", "P3", "P5"),
  modifiers: seldom(anyModifiers, []),
});

const anyLine = fc
  .record({
    listing: fc.constantFrom(...listings),
    quantity: between(1, 4),
    modifiers: anyModifiers,
    redemptionRule: seldom(between(0, 1) as fc.Arbitrary<number | null>, null),
    rolled: fc.array(anyRolled, { maxLength: 1 }),
  })
  .map(({ listing: [categoryId, productId], ...line }) => ({ categoryId, productId, ...line }));

const anyCart = fc
  .array(anyLine, { maxLength: 5 })
  .map((lines) => lines.map((line, index) => ({ uid: `L${index}`, ...line })));

export const anySurcharge = {
  ID: maybe(fc.constantFrom("S1", 2)),
  Surcharge_ID: maybe(fc.constantFrom("S3", 4)),
  RateType: between(1, 2),
  Rate: fc.constantFrom(0.015, 0.1, 0.3, 1.01),
  AmountMinimum: seldom(dollars(20), 0),
  AmountMaximum: seldom(dollars(60), 0),
  IsTaxable: fc.boolean(),
};

const anyStore = fc.record({
  TimezoneIanaFormat: fc.constantFrom("Australia/Sydney", "Australia/Perth"),
  OrderTypeConstraintRules: fc.array(
    fc.record({ OrderType: fc.constantFrom(2, 3, 10), MinimumTotalPrice: dollars(30) }),
    { maxLength: 1 },
  ),
  EnableThirdPartDelivery: seldom(fc.constant(true), false),
  FreightFeeRules: fc.array(
    fc.record({
      PriceRangeMinimum: seldom(dollars(30), 0),
      PriceRangeMaximum: seldom(dollars(80), 0),
      FreightFeeAmount: dollars(10),
      FreightFeePerKilometer: fc.constantFrom(0, 0.333, 1),
      FreightFeeMinimum: dollars(12),
    }),
    { maxLength: 2 },
  ),
  SurchargeHolidaySettings: fc.array(fc.record({ ...anySurcharge, DayOfWeek: between(0, 6) }), { maxLength: 2 }),
  SurchargeBankSettings: fc.array(fc.record({ ...anySurcharge, CreditCardType: fc.constantFrom(1, 2, 5) }), {
    maxLength: 2,
  }),
});

const anyTime = between(1_745_000_000, 1_750_000_000).map((seconds) => new Date(seconds * 1000).toISOString());

/** Everything that decides what an order costs. */
export const anyPriceCase = fc.record({
  kind: fc.constant("price"),
  id: fc.constant("random"),
  store: anyStore,
  menu: anyMenu,
  triggers: anyTriggers,
  coupons: fc.array(anyCoupon, { maxLength: 1 }),
  customer: fc.option(fc.record({ RewardPoints: between(0, 40), earlierOrders: between(0, 1) })),
  cart: anyCart,
  accepted: some(triggerIds),
  fulfilment: fc.record({
    mode: fc.constantFrom("delivery", "pickup", "room", "eatIn"),
    km: fc.option(fc.constantFrom(0.2, 3, 7.1)),
    thirdPartyFee: fc.option(dollars(15)),
    table: seldom(fc.constant(true), false),
  }),
  payment: fc.record({ code: between(0, 7), cardCode: fc.option(fc.constantFrom(1, 2, 3)) }),
  onCheckout: fc.boolean(),
  now: anyTime,
  chosenTime: fc.option(anyTime),
  preOrderApplies: fc.boolean(),
});
