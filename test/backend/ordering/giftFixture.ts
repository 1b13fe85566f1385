import { goldenOrder, menu, openShop, type Shop, store } from "./orderFixture.ts";

/** R71: gift cards in addition to the dishes of the menu. */
export const giftMenu = {
  ...menu,
  SpecialCategories: {
    SCTypeGiftcard: {
      SubMenuItems: [
        { ID: 900, ProductID: 50, Name: "Gift card $50", Price: 50 },
        { ID: 901, ProductID: "51", Name: "Massage" },
        { ID: 902, ProductID: 52, Name: "Gift card $500", Price: 500 },
        { ID: 903, ProductID: 53, Name: "Sold-out card", Price: 20 },
      ],
    },
  },
  Products: {
    ...menu.Products,
    50: { Name: "Gift card $50", Price: 99, TaxRate: 0 },
    51: { Name: "Massage by the water", Price: 110, TaxRate: 0.1, ProductCategoryIDs: ["c1"] },
    52: { Price: 500, TaxRate: 0 },
    53: { Price: 20, TaxRate: 0, Status: 3 },
  },
};

export const giftStore = {
  ...store,
  SurchargeBankSettings: [
    { ID: 21, CreditCardType: 1, RateType: 1, Rate: 0.015, IsTaxable: true },
    { ID: 22, CreditCardType: 2, RateType: 1, Rate: 0.012, IsTaxable: true },
  ],
  // None of these settings apply to gift cards.
  SurchargeHolidaySettings: [{ ID: 1, DayOfWeek: 0, RateType: 1, Rate: 0.15, IsTaxable: true }],
  OrderTypeConstraintRules: [{ OrderType: 10, MinimumTotalPrice: 1000 }],
  FreightFeeRules: [{ PriceRangeMinimum: 0, FreightFeeAmount: 9 }],
};

const coupon = { Product: null, CouponCategory: [], PercentageValue: 0, FreeDollar: 0, MinSpent: 0 };

const coupons = [
  { CompanyID: 907, Coupon: { ...coupon, CouponCode: "HALF", Product: 51, PercentageValue: 50 } },
  { CompanyID: 7, Coupon: { ...coupon, CouponCode: "TEN", FreeDollar: 10 } },
  { CompanyID: 907, Coupon: { ...coupon, CouponCode: "MAINS", CouponCategory: ["c1"], PercentageValue: 50 } },
  { CompanyID: 907, Coupon: { ...coupon, CouponCode: "RICH", FreeDollar: 10, MinSpent: 211 } },
];

const giving = {
  AdditionalDataType: "GiftCardDetailType",
  FromName: "Noor",
  ToName: "Sam",
  ToEmail: "sam@example.com",
  Message: "Enjoy!\nSee you there.",
};

const [{ OrderExtras: _, ...anyItem }] = goldenOrder.OrderItems as [(typeof goldenOrder.OrderItems)[0]];
const item = { ...anyItem, ...giving, CategoryId: "SCTypeGiftcard", CategoryName: "", RewardPoint: 0, OrderExtras: [] };

const cards = {
  ...item,
  Product_ID: "50",
  Name: "Gift card $50",
  Quantity: 2,
  UsingUnitPrice: 50,
  UsingTaxRate: 0,
  FinalTotalExcludingTax: 100,
  FinalTotalTax: 0,
};

const plain = {
  ...goldenOrder,
  UDID: "gift-1",
  OrderType: 10,
  IsLiability: true,
  ScheduledTime: goldenOrder.CreatedOn,
};

/** The sum calculated for gift cards: two of 50.00, a massage, two codes, and a Visa card's surcharge. */
export const giftOrder = {
  ...plain,
  OrderItems: [
    { ...cards, AppliedCoupon: { CouponCode: "TEN", Name: "TEN", Amount: 6.46 } },
    {
      ...item,
      Product_ID: "51",
      Name: "Massage",
      Quantity: 1,
      UsingUnitPrice: 110,
      UsingTaxRate: 0.1,
      FinalTotalExcludingTax: 100,
      FinalTotalTax: 10,
      ToEmail: "lee@example.com",
      ToName: "Lee",
      AppliedCoupon: { CouponCode: "HALF,TEN", Name: "HALF,TEN", Amount: 58.54 },
    },
  ] as Record<string, unknown>[],
  SubtotalExcludingTax: 200,
  SubtotalTax: 10,
  DiscountExcludingTax: 59.68,
  DiscountTax: 5.32,
  BankCardSurcharge: 2.18,
  BankCardSurchargeTax: 0.2,
  SurchargeTransactions: [{ UDID: "gift-1", Surcharge_ID: "21", Amount: 2.18, TransactionTime: plain.CreatedOn }],
  TotalExcludingTax: 142.3,
  TotalTax: 4.88,
  PaymentTransactions: [{ Amount: 147.18, PaymentMethodType: 99 }],
  AppliedCouponCodes: ["HALF", "TEN"],
};

/** Two of 50.00 by Visa, without a code. */
export const plainGiftOrder = {
  ...plain,
  OrderItems: [cards] as Record<string, unknown>[],
  SubtotalExcludingTax: 100,
  SubtotalTax: 0,
  DiscountExcludingTax: 0,
  DiscountTax: 0,
  BankCardSurcharge: 1.5,
  BankCardSurchargeTax: 0.14,
  SurchargeTransactions: [{ UDID: "gift-1", Surcharge_ID: "21", Amount: 1.5, TransactionTime: plain.CreatedOn }],
  TotalExcludingTax: 101.36,
  TotalTax: 0.14,
  PaymentTransactions: [{ Amount: 101.5, PaymentMethodType: 99 }],
  AppliedCouponCodes: [] as string[],
};

interface GiftShopOptions {
  readonly store?: object;
  readonly menus?: Readonly<Record<string, object>>;
  readonly kitchen?: boolean;
}

export function openGiftShop({
  store: changes = {},
  menus = {},
  kitchen = false,
}: GiftShopOptions = {}): Promise<Shop> {
  const all = Object.entries({ DefaultMenu: giftMenu, ...menus });
  const files = {
    "data/documents.json": {
      "Companies/907": { ...giftStore, ...changes },
      ...Object.fromEntries(all.map(([id, fields]) => [`Companies/907/Menus/${id}`, fields])),
    },
    "data/coupons.json": coupons,
  };
  return openShop({ files, kitchen });
}
