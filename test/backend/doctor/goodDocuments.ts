import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];

const store: JsonFields = {
  ID: 501,
  Name: "Nonna Rosa",
  StoreTitle: "Nonna Rosa, Carlton",
  Logo: "https://pictures.example/logo.webp",
  OperatingHours: everyDay.map((DayOfWeek) => ({ DayOfWeek, OpeningTime: "11:00", ClosingTime: "22:00" })),
  TimezoneIanaFormat: "Australia/Melbourne",
  TimezoneCity: "Melbourne",
  EnablePreoderForPickup: true,
  NumberOfDaysInAdvanceForPickup: 3,
  DeliveryRadius: 8,
  DeliveryAreas: [{ PostcodeFrom: 3000, PostcodeTo: 3008 }],
  FreightFeeRules: [{ PriceRangeMinimum: 0, PriceRangeMaximum: 0, FreightFeeAmount: 5 }],
  SurchargeHolidaySettings: [
    { ID: 1, Name: "Christmas", StartDate: "2030-12-25", EndDate: "2030-12-26", RateType: 1, Rate: 0.15 },
  ],
  SurchargeBankSettings: [{ ID: 2, CreditCardType: 2, RateType: 1, Rate: 0 }],
  Location: {
    Address: "1 Lygon St",
    Suburb: "Carlton",
    State: "VIC",
    Postcode: 3053,
    Latitude: -37.8,
    Longitude: 144.97,
  },
  ViewComponentConfigs: {
    PickUp: true,
    Delivery: true,
    LogIn: true,
    UiColours: { Mobile: { ButtonColour: "#b3401a" }, Desktop: { ButtonColour: "rebeccapurple" } },
  },
};

const menu: JsonFields = {
  Categories: [
    {
      ID: "c1",
      Name: "Pizza",
      SubMenuItems: [
        { ID: 1, ProductID: 1 },
        { ID: 2, ProductID: 2, Name: "Rossa piccante", Price: 17.5, ProductAllergy: [1] },
      ],
    },
    { ID: "c2", Name: "To drink", SubMenuItems: [{ ID: 3, ProductID: 3 }] },
  ],
  Products: {
    1: { ID: 1, Name: "Margherita", "Name_zh-CN": "玛格丽特", Price: 19, TaxRate: 0.1, ModifierGroups: ["sizes"] },
    2: { ID: 2, Name: "Rossa", Price: 18, TaxRate: 0.1, ProductTagIDs: ["red"], PhotoUrl: "/images/rossa.webp" },
    3: { ID: 3, Name: "Lemonade", Price: 5, TaxRate: 0.1, ProductCategoryIDs: ["drinks"] },
    50: { ID: 50, Name: "Gift card $50", Price: 50, TaxRate: 0 },
  },
  ModifierGroups: {
    sizes: {
      Name: "Size",
      IsForceSel: true,
      MinimumSelection: 1,
      Modifiers: [
        { ID: "m1", Name: "Large", Price: 4, TaxRate: 0.1 },
        { ID: "m2", Name: "With lemonade", Price: 3, TaxRate: 0.1, LinkedProductID: 3 },
      ],
    },
  },
  LifeStyleChoices: { Allergy: [{ Id: 1, Name: "Nuts" }] },
  SpecialCategories: { SCTypeGiftcard: { SubMenuItems: [{ ID: 9, ProductID: 50 }] } },
  RedemptionRules: [{ ID: 7, Name: "Free lemonade", Point: 100, DiscountRate: 100, ProductVariant: 3 }],
  EarningRules: [{ DollarSpent: 10, Point: 1 }],
  PointsToDollarRatio: 10,
};

const offer: JsonFields = {
  ID: "two",
  Name: "The second for half",
  OutcomeType: 5,
  OutcomePriceType: 1,
  DiscountPercentageValue: 50,
  StartAt: { $time: "2026-01-01T00:00:00Z" },
  ProductTagConditions: [{ ProductTagID: "red", Quantity: 2 }],
  ProductOutcomes: [{ ID: "red", Quantity: 1 }],
};

export const storePath = "Companies/501";
export const menuPath = `${storePath}/Menus/DefaultMenu`;
export const offerPath = `${storePath}/PriceTriggers/two`;

/** A store in which nothing is wrong. */
export const goodDocuments: Documents = {
  [storePath]: store,
  [menuPath]: menu,
  [offerPath]: offer,
  "MessageTemplates/thankyou": { Content: "<p>Grazie</p>" },
};
