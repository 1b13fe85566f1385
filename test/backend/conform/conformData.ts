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
  FreightFeeRules: [{ FreightFeeAmount: 4, FreightFeePerKilometer: 0.8 }],
  OrderTypeConstraintRules: [{ OrderType: 10, MinimumTotalPrice: 25 }],
  SurchargeHolidaySettings: [
    { ID: 31, Name: "Always", StartDate: "2020-01-01", EndDate: "2099-12-31", RateType: 1, Rate: 0.1, IsTaxable: true },
  ],
  SurchargeBankSettings: [{ ID: 21, CreditCardType: 5, RateType: 1, Rate: 0.015, IsTaxable: true }],
  OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 10 },
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
    { ID: "c2", Name: "Drinks", SubMenuItems: [{ ID: 5, ProductID: 16, Name: "Cola" }] },
  ],
  Products: {
    11: { Price: 18.85, TaxRate: 0.1, RewardPoint: 2, ModifierGroups: ["bun", "patty"] },
    12: { Price: 6.05, TaxRate: 0, RewardPoint: 1 },
    13: { Price: 9, TaxRate: 0.1, Status: 3 },
    14: { Price: 8.05, TaxRate: 0.1, ModifierGroups: ["patty"] },
    15: { Price: 1, TaxRate: 0.1, ModifierGroups: ["sauce"] },
    16: { Price: 4.5, TaxRate: 0.1 },
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
    "Companies/911": { ...store, ID: 911, ViewComponentConfigs: { EatIn: true } },
    "Companies/911/Menus/DefaultMenu": menu,
    "Users/mei": { DisplayName: "Mei", Email: "mei@example.com", RewardPoints: 2000, StoredCards: [] },
  },
  "data/accounts.json": [{ email: "mei@example.com", password: "order-me-1", uid: "mei", displayName: "Mei" }],
  "data/coupons.json": [
    { CompanyID: 907, Coupon: half },
    { CompanyID: 908, Coupon: half },
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
  cards: { approved: "4111 1111 1111 1111", declined: "4000 0000 0000 0002" },
  room: "204",
};

/** The configuration for a demo at this address. */
export function configFor(origin: string): object {
  return {
    apiUrl: `${origin}/api`,
    apiKey: "demo-key",
    firebase: { apiKey: "demo-key", projectId: "servery-demo" },
    idTokenHeader: "X-Servery-Id-Token",
    forceSandboxPayment: true,
    emulators: { auth: origin, firestore: origin },
  };
}
