const OperatingHours = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
  DayOfWeek,
  OpeningTime: "00:00",
  ClosingTime: "00:00",
}));

const ViewComponentConfigs = {
  LogIn: true,
  PickUp: true,
  Delivery: true,
  DeliverToRoom: true,
  EatIn: true,
  EnableCashOnPickup: true,
  EnableAlipayPayment: true,
  EnableWechatPayment: true,
  EnableApplePayment: true,
  EnableGooglePayment: true,
  ChargeToRoomRadio: true,
  AskDateOfBirth: true,
};

/** A store that has everything that the contract knows. */
const store = {
  ID: 907,
  Name: "Quarter Deck",
  StoreTitle: "Quarter Deck",
  HQCompanyID: 7,
  TimezoneIanaFormat: "Australia/Sydney",
  OperatingHours,
  ViewComponentConfigs,
  ChargeToRoom: true,
  OrderPreparationTime: 20,
  EnablePreoderForPickup: true,
  NumberOfDaysInAdvanceForPickup: 2,
  Location: {
    Address: "1 Quay St",
    Suburb: "Sydney",
    State: "NSW",
    Postcode: "2000",
    Latitude: -33.8688,
    Longitude: 151.2093,
  },
  DeliveryAreas: [{ PostcodeFrom: 2000, PostcodeTo: 2010 }],
  DeliveryRadius: 8,
  // The menu's prices come to each bound: 4 × 8.05, 2 × 19.35, 10 × 4.50.
  FreightFeeRules: [
    { PriceRangeMaximum: 32.2, FreightFeeAmount: 6, FreightFeePerKilometer: 0.8 },
    { PriceRangeMinimum: 32.2, PriceRangeMaximum: 38.7, FreightFeeAmount: 4, FreightFeePerKilometer: 0.8 },
    { PriceRangeMinimum: 45, FreightFeeAmount: 2, FreightFeePerKilometer: 0.8 },
  ],
  OrderTypeConstraintRules: [{ OrderType: 10, MinimumTotalPrice: 25 }],
  SurchargeHolidaySettings: [
    { ID: 31, Name: "Always", StartDate: "2020-01-01", EndDate: "2099-12-31", RateType: 1, Rate: 0.1, IsTaxable: true },
    {
      ID: 32,
      Name: "Small orders",
      StartDate: "2020-01-01",
      EndDate: "2099-12-31",
      AmountMinimum: 9,
      AmountMaximum: 10.55,
      RateType: 2,
      Rate: 0.5,
    },
  ],
  SurchargeBankSettings: [
    { ID: 21, CreditCardType: 5, RateType: 1, Rate: 0.015, IsTaxable: true },
    // With the holidays' surcharges, 9.00 comes to 10.40, and 10.55 to 12.11.
    { ID: 22, CreditCardType: 1, AmountMinimum: 10.4, AmountMaximum: 12.11, RateType: 2, Rate: 0.2 },
  ],
  OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 10 },
  AlcoholLimit: { Units: 6, WithMeal: true, Until: "22:00" },
};

const menu = {
  Categories: [
    {
      ID: "c1",
      Name: "Mains",
      SubMenuItems: [
        { ID: 1, ProductID: 11, Name: "Burger", Price: 18.85 },
        { ID: 2, ProductID: 12, Name: "Damper" },
        { ID: 3, ProductID: 13, Name: "Pie", Price: 9 },
        { ID: 4, ProductID: 14, Name: "Stew", Price: 8.05 },
      ],
    },
    {
      ID: "c2",
      Name: "Drinks",
      SubMenuItems: [
        { ID: 5, ProductID: 16, Name: "Cola" },
        { ID: 6, ProductID: 17, Name: "Shiraz" },
      ],
    },
  ],
  Products: {
    11: { Price: 18.85, TaxRate: 0.1, RewardPoint: 2, ModifierGroups: ["bun", "patty"] },
    12: { Price: 6.05, TaxRate: 0, RewardPoint: 1 },
    13: { Price: 9, TaxRate: 0.1, Status: 3 },
    14: { Price: 8.05, TaxRate: 0.1, ModifierGroups: ["patty", "glass"] },
    15: { Price: 1, TaxRate: 0.1, ModifierGroups: ["sauce"] },
    16: { Price: 4.5, TaxRate: 0.1 },
    17: { Price: 12, TaxRate: 0.1, IsAlcohol: true },
    50: { Name: "Gift card $50", Price: 50, TaxRate: 0 },
  },
  ModifierGroups: {
    bun: {
      IsForceSel: true,
      IsSingleSel: true,
      Modifiers: [
        { ID: 101, Name: "Milk bun", Price: 0.5, TaxRate: 0.1 },
        { ID: 102, Name: "Rye bun", Price: 0.5, TaxRate: 0.1 },
      ],
    },
    patty: {
      IncludeQuantity: true,
      MaximumSelection: 6,
      Modifiers: [
        { ID: 103, Name: "Wagyu patty", Price: 6.45, TaxRate: 0.1, MaxQty: 4 },
        { ID: 104, Name: "Hot patty", Price: 1.5, TaxRate: 0.1, LinkedProductID: 15 },
        { ID: 106, Name: "Bean patty", Price: 2.2, TaxRate: 0.1 },
      ],
    },
    glass: { Modifiers: [{ ID: 107, Name: "Shiraz with it", Price: 9, TaxRate: 0.1, LinkedProductID: 17 }] },
    sauce: { Modifiers: [{ ID: 105, Name: "Green", Price: 0.35, TaxRate: 0.1 }] },
  },
  EarningRules: [{ DollarSpent: 10, Point: 3 }],
  RedemptionRules: [{ Point: 10, Name: "Half price", DiscountRate: 50, Categories: ["c2"] }],
  SpecialCategories: {
    SCTypeGiftcard: { SubMenuItems: [{ ID: 900, ProductID: 50, Name: "Gift card $50", Price: 50 }] },
  },
};

const offers = {
  round: {
    ID: "round",
    Name: "Stew for less",
    OutcomeType: 4,
    ProductOutcomes: [{ ID: "c1" }],
    DiscountFlatValue: 1,
    MinimumSpend: 30,
  },
  meal: {
    ID: "meal",
    Name: "A drink with it",
    OutcomeType: 1,
    ProductOutcomes: [{ ID: "16" }],
    OutcomePriceType: 2,
    FixedPriceValue: 2,
  },
};

/** It has a third party deliver, and takes points as money. */
const otherStore = {
  ...store,
  ID: 908,
  Name: "Harbour Deck",
  EnableThirdPartDelivery: true,
  OrderCancellation: null,
  ViewComponentConfigs: { ...ViewComponentConfigs, EatIn: false, EnableCashOnPickup: false },
};
const { RedemptionRules: _, ...menuWithoutRewards } = menu;

const withoutPoints = Object.fromEntries(
  Object.entries(menu.Products).map(([id, product]) => [id, { ...product, RewardPoint: 0 }]),
);

const half = {
  CouponCode: "Half",
  Product: null,
  CouponCategory: ["c1"],
  PercentageValue: 50,
  FreeDollar: 0,
  MinSpent: 7,
};

export const conformData: Readonly<Record<string, object>> = {
  "data/documents.json": {
    "Companies/907": store,
    "Companies/907/Menus/DefaultMenu": menu,
    "Companies/907/PriceTriggers/round": offers.round,
    "Companies/907/PriceTriggers/meal": offers.meal,
    "Companies/908": otherStore,
    "Companies/908/Menus/DefaultMenu": { ...menuWithoutRewards, PointsToDollarRatio: 20 },
    "Companies/910": { ...store, ID: 910, IsInOperation: false },
    "Companies/910/Menus/DefaultMenu": menu,
    "Companies/912": {
      ...store,
      ID: 912,
      OrderTypeConstraintRules: [2, 3, 10].map((OrderType) => ({ OrderType, MinimumTotalPrice: 30 })),
    },
    "Companies/912/Menus/DefaultMenu": {
      ...menu,
      Products: withoutPoints,
      EarningRules: [{ DollarSpent: 200, Point: 1 }],
    },
    "Users/mei": { DisplayName: "Mei", Email: "mei@example.com", RewardPoints: 2000, StoredCards: [] },
  },
  "data/accounts.json": [{ email: "mei@example.com", password: "order-me-1", uid: "mei", displayName: "Mei" }],
  "data/coupons.json": [
    { CompanyID: 907, Coupon: half },
    { CompanyID: 908, Coupon: half },
    { CompanyID: 912, Coupon: { ...half, MinSpent: 40 } },
  ],
  "data/delivery.json": { fees: { 908: { Fee: 7.5, DeliveryDuration: 25 } } },
};

/** The same stores of a brand. */
export const brandedData: typeof conformData = {
  ...conformData,
  "data/config.json": { branded: true },
  "data/documents.json": Object.fromEntries([
    ["Brands/7/Companies/7", { ID: 7, IsHQ: true }],
    ...Object.entries(conformData["data/documents.json"] ?? {}).map(([path, fields]) => [`Brands/7/${path}`, fields]),
  ]),
};

export const fixtures = {
  page: "http://localhost:8080/order/",
  coupon: "Half",
  member: { email: "mei@example.com", password: "order-me-1" },
  cards: { approved: "4111 1111 1111 1111", declined: "4000 0000 0000 0002", asks: "4000 0000 0000 3220" },
  room: "204",
  otherStore: 908,
};

/** The configuration for a demo at this address. */
export function configFor(origin: string, auth = origin): object {
  return {
    apiUrl: `${origin}/api`,
    apiKey: "demo-key",
    firebase: { apiKey: "demo-key", projectId: "servery-demo" },
    idTokenHeader: "X-Servery-Id-Token",
    forceSandboxPayment: true,
    emulators: { auth, firestore: origin },
  };
}
