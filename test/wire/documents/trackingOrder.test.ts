import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTrackingOrder } from "../../../src/wire/documents/trackingOrder.ts";
import { not } from "./breaking.ts";
import { noting } from "./ruleReading.ts";

const document = {
  UDID: "u-1",
  OrderNumber: "1001",
  OnlineOrderStatus: 2,
  OnlineOrderStatusDescription: "",
  OrderType: 3,
  ScheduledTime: 1_795_305_600,
  StoreName: "Quarter Deck",
  OnlineOrderUserIdentifier: "g-5f",
  TotalExcludingTax: 49.02,
  TotalTax: 4.6,
  PaymentTransactions: [{ Amount: 53.62, PaymentMethodType: 99 }],
  PaymentGateway: null,
  RewardPoints: 21,
};

const order = {
  udid: "u-1",
  number: "1001",
  status: "preparing",
  description: "",
  code: null,
  type: "pickup",
  destination: "",
  scheduledAt: 1_795_305_600_000,
  storeName: "Quarter Deck",
  customerId: "g-5f",
  orderedAt: null,
  total: 5_362,
  couponCodes: [],
  money: null,
  pointsUsed: 0,
  pointsEarned: 21,
  paidBy: "card",
  cardIdentifier: null,
  address: null,
  isWayKnown: false,
  invoiceNumber: "",
  instructions: "",
  contact: { firstName: "", lastName: "", email: "", phone: "" },
  notes: "",
  items: [],
};

function parse(values: unknown) {
  const { read, problems } = noting((context) => parseTrackingOrder("u-1", values, "Australia/Sydney", context));
  return { order: read, problems };
}

const ordered = {
  ...document,
  OrderItems: [
    {
      Product_ID: 11,
      Name: "Burger",
      Quantity: 2,
      Note: "No onion",
      CategoryId: "c1",
      RedeemPoints: 0,
      PriceTriggerID: null,
      OrderExtras: [
        {
          Extra_ID: "103",
          Name: "Chips",
          Quantity: 1,
          ChildrenOrderExtras: [{ Extra_ID: 201, Quantity: 3, ChildrenOrderExtras: [{}] }],
        },
      ],
    },
    { Product_ID: "31", Name: "Cola", PriceTriggerID: "meal" },
    { Product_ID: "12", Name: "Damper", RedeemPoints: 60 },
    { Name: "Nobody knows" },
  ],
};

describe("an order's document", () => {
  it("holds the delivery address", () => {
    const DeliveryAddress = { Address: "5/125 Bourke St", Suburb: "Melbourne", Postcode: 3000, State: "VIC" };
    expect(parse({ ...document, OrderType: 10, DeliveryAddress }).order).toEqual({
      ...order,
      type: "delivery",
      address: { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" },
    });
  });

  it.each([
    [144.96, true],
    [0, true],
    [null, false],
    ["east", false],
  ])("R50: knows the way to an address with the longitude %j: %s", (Longitude, isWayKnown) => {
    const DeliveryAddress = { Address: "5/125 Bourke St", Longitude };
    expect(parse({ ...document, OrderType: 10, DeliveryAddress }).order?.isWayKnown).toBe(isWayKnown);
  });

  it.each([null, {}, { Address: "" }, { Suburb: "Melbourne" }])("has no address with %j", (DeliveryAddress) => {
    expect(parse({ ...document, DeliveryAddress })).toEqual({ order, problems: [] });
  });

  it("holds what was ordered, and which items points or an offer gave", () => {
    const below = { modifierId: "201", name: "", quantity: 3, children: [] };
    const plain = { categoryId: "", quantity: 1, note: "", extras: [], total: null, gst: null, givenBy: "" };
    expect(parse(ordered).order?.items).toEqual([
      {
        productId: "11",
        categoryId: "c1",
        name: "Burger",
        quantity: 2,
        note: "No onion",
        extras: [{ modifierId: "103", name: "Chips", quantity: 1, children: [below] }],
        total: null,
        gst: null,
        pointsUsed: 0,
        rolledBy: null,
        givenBy: "",
      },
      { ...plain, productId: "31", name: "Cola", pointsUsed: 0, rolledBy: "meal" },
      { ...plain, productId: "12", name: "Damper", pointsUsed: 60, rolledBy: null },
    ]);
    expect(parse({ ...document, OrderItems: "none" }).order?.items).toEqual([]);
  });

  it("R23: holds an item's total and the GST in it, with its extras at any depth", () => {
    const salt = { Extra_ID: 201, FinalPriceExcludingTax: 0.91, FinalTax: 0.09 };
    const chips = { Extra_ID: 103, FinalPriceExcludingTax: 4.55, FinalTax: 0.45, ChildrenOrderExtras: [salt] };
    const burger = { Product_ID: "11", FinalTotalExcludingTax: 34.27, FinalTotalTax: 3.43, OrderExtras: [chips] };
    const damper = { Product_ID: "12", FinalTotalExcludingTax: 6.05, FinalTotalTax: 0 };
    const items = parse({ ...document, OrderItems: [burger, damper] }).order?.items ?? [];
    expect(items.map(({ total, gst }) => [total, gst])).toEqual([
      [4_370, 397],
      [605, 0],
    ]);
  });

  it("holds its customer, its contact details and the store's references", () => {
    const said = {
      InvoiceNumber: "INV-7",
      Notes: "Two forks",
      DeliveryInstructions: "Ring twice.",
      ContactCustomer_FirstName: "Noor",
      ContactCustomer_LastName: "Abbot",
      ContactCustomer_Email_Address: "noor@example.com",
      ContactCustomer_Contact_Number: "0412345678",
    };
    expect(parse({ ...document, ...said })).toEqual({
      order: {
        ...order,
        invoiceNumber: "INV-7",
        notes: "Two forks",
        instructions: "Ring twice.",
        contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
      },
      problems: [],
    });
  });

  it("names each offer and code with its amount, and the offer that gave an item", () => {
    const { order: parsed } = parse({
      ...document,
      SubtotalExcludingTax: 40,
      AppliedPriceTriggers: [
        { PriceTriggerID: "t1", Name: "Happy hour", Kind: 2, Amount: 2.5 },
        { PriceTriggerID: "meal", Name: "Make it a meal", Kind: 1, Amount: 3 },
        { PriceTriggerID: "t2", Kind: 0, Amount: 1 },
        { PriceTriggerID: "t3", Name: "Nothing", Kind: 0, Amount: 0 },
        "broken",
      ],
      OrderItems: [
        { Product_ID: "11", AppliedCoupon: { CouponCode: "HALF", Amount: 3.03 } },
        { Product_ID: "12", AppliedCoupon: { CouponCode: "HALF", Amount: 1 } },
        { Product_ID: "31", Name: "Cola", PriceTriggerID: "meal", AppliedCoupon: null },
      ],
    });
    expect(parsed?.money?.discounts).toEqual([
      { name: "Happy hour", amount: 250 },
      { name: "", amount: 100 },
      { name: "HALF", amount: 403 },
    ]);
    expect(parsed?.couponCodes).toEqual(["HALF"]);
    expect(parsed?.items.map(({ givenBy }) => givenBy)).toEqual(["", "", "Make it a meal"]);
  });

  it("holds the amounts that lead to its total (S35)", () => {
    const money = {
      ...document,
      CreatedOn: 1_795_304_400,
      SubtotalExcludingTax: 52.05,
      SubtotalTax: 4.6,
      DiscountExcludingTax: 3.03,
      DiscountTax: 0,
      FreightExcludingTax: 5,
      FreightTax: 0.5,
      POSSurchargeExcludingTax: 1,
      POSSurchargeTax: 0.1,
      BankCardSurcharge: 0.55,
      BankCardSurchargeTax: 0.05,
      OrderItems: [
        {
          Product_ID: "11",
          Quantity: 2,
          FinalTotalExcludingTax: 34.27,
          FinalTotalTax: 3.43,
          OrderExtras: [
            {
              Extra_ID: "103",
              FinalPriceExcludingTax: 11.73,
              FinalTax: 1.17,
              ChildrenOrderExtras: [{ Extra_ID: "1", FinalPriceExcludingTax: 1, FinalTax: 0 }],
            },
          ],
        },
      ],
    };
    const parsed = parse(money).order;
    expect(parsed?.orderedAt).toBe(1_795_304_400_000);
    expect(parsed?.items.map(({ total }) => total)).toEqual([5_160]);
    expect(parsed?.money).toEqual({
      subtotal: 5_665,
      discount: 303,
      discountGst: 0,
      discounts: [],
      fee: 550,
      feeGst: 50,
      holidays: [{ id: null, amount: 110, gst: 10 }],
      cardSurcharge: 55,
      cardSurchargeGst: 5,
      gst: 460,
    });
  });

  it.each([
    [
      "their own transactions, before the card's",
      [
        ["sat", 0.5],
        ["7", 0.6],
        ["7", 0.55],
      ],
      [
        { id: "sat", amount: 50, gst: 5 },
        { id: "7", amount: 60, gst: 5 },
      ],
    ],
    [
      "one sum, if the transactions make another",
      [
        ["sat", 0.5],
        ["7", 0.55],
      ],
      [{ id: null, amount: 110, gst: 10 }],
    ],
  ])("its holiday surcharges are %s", (_what, transactions, holidays) => {
    const SurchargeTransactions = transactions.map(([Surcharge_ID, Amount]) => ({ Surcharge_ID, Amount }));
    const sums = { SubtotalExcludingTax: 10, POSSurchargeExcludingTax: 1, POSSurchargeTax: 0.1 };
    const { money } = parse({ ...document, ...sums, SurchargeTransactions }).order ?? {};
    expect(money?.holidays).toEqual(holidays);
  });

  it("it has no holiday surcharge", () => {
    expect(parse({ ...document, SubtotalExcludingTax: 10 }).order?.money?.holidays).toEqual([]);
  });

  it.each([
    [99, null, "card"],
    [99, 6, "apple-pay"],
    [99, 7, "google-pay"],
    [1, null, "cash"],
    [10, null, "points"],
    [12, null, "alipay"],
    [13, null, "wechat"],
    [0, null, "room-charge"],
    [98, null, null],
    [99, 5, null],
    [null, null, null],
    ["99", null, null],
  ])("reads PaymentMethodType %j with gateway %j as paid by %s", (PaymentMethodType, PaymentGateway, paidBy) => {
    const PaymentTransactions = [{ Amount: 1, PaymentMethodType }];
    expect(parse({ ...document, PaymentTransactions, PaymentGateway }).order?.paidBy).toBe(paidBy);
  });

  it("holds the order's status", () => {
    expect(parse(document)).toEqual({ order, problems: [] });
  });

  it("has empty numbers, room and telephone number as the shop posts them, without a problem", () => {
    const empty = { OrderNumber: "", InvoiceNumber: "", RoomNumber: "", ContactCustomer_Contact_Number: "" };
    expect(parse({ ...document, ...empty })).toEqual({ order: { ...order, number: "" }, problems: [] });
  });

  it("R10: is an order that was sent if it is empty", () => {
    const empty = {
      number: "",
      status: "sent",
      scheduledAt: null,
      storeName: "",
      customerId: null,
      total: 0,
      pointsEarned: 0,
      paidBy: null,
    };
    expect(parse({})).toEqual({ order: { ...order, ...empty }, problems: [] });
  });

  it.each([null, "text", 7, []])("is null if it is %j", (values) => {
    expect(parse(values).order).toBeNull();
    expect(parse(values).problems).toHaveLength(1);
  });

  it.each([
    [1, "sent"],
    [7, "sent"],
    [8, "sent"],
    [9, "submitted"],
    [2, "preparing"],
    [4, "ready"],
    [5, "completed"],
    [10, "refunded"],
    [12, "cancel-requested"],
    [11, "rejected"],
    [3, "refused"],
    [6, "payment-failed"],
  ])("reads OnlineOrderStatus %i as %s", (OnlineOrderStatus, status) => {
    expect(parse({ ...document, OnlineOrderStatus })).toEqual({ order: { ...order, status }, problems: [] });
  });

  it.each([
    [2, "table"],
    [3, "pickup"],
    [10, "delivery"],
  ])("reads OrderType %i as %s", (OrderType, type) => {
    expect(parse({ ...document, OrderType }).order?.type).toBe(type);
  });

  it.each([
    ["a delivery with a room is a room's", { OrderType: 10, RoomNumber: "1204" }, "room", "1204"],
    ["a room is a number, too", { OrderType: 10, RoomNumber: 7 }, "room", "7"],
    ["an empty room means a delivery", { OrderType: 10, RoomNumber: "" }, "delivery", ""],
    ["a pickup has no room", { OrderType: 3, RoomNumber: "1204" }, "pickup", ""],
    ["a table has a name", { OrderType: 2, Tables: [{ Name: "12" }] }, "table", "12"],
    [
      "R31: a table doesn't make a pickup an order to a table",
      { OrderType: 3, Tables: [{ Name: "12" }] },
      "pickup",
      "",
    ],
    ["an order to a table may have no table name", { OrderType: 2, Tables: [{}] }, "table", ""],
    ["an order to a table may have no table", { OrderType: 2, Tables: null }, "table", ""],
  ])("S35: %s", (_rule, fields, type, destination) => {
    expect(parse({ ...document, ...fields }).order).toMatchObject({ type, destination });
  });

  it.each([
    [{ OnlineOrderStatusDescription: "Out of buns." }, "Out of buns.", null],
    [{ OnlineOrderStatusDescription: "We're having problems reaching the store." }, /reaching/, "unreachable"],
    [{ OnlineOrderStatusDescription: "Out of buns.", Status: { Code: "sold-out" } }, "Out of buns.", "sold-out"],
    [{ Status: { Code: "closed" } }, "closed", "closed"],
    [{ Status: { Code: "odd" } }, "", null],
  ])("R90: %j says why by its code, else by its sentence", (fields, description, code) => {
    const { order } = parse({ ...document, ...fields });
    expect(order).toMatchObject({
      description: description instanceof RegExp ? expect.stringMatching(description) : description,
      code,
    });
  });

  it("R9: reads a time without a zone as store time", () => {
    expect(parse({ ...document, ScheduledTime: "2026-11-22T11:00" }).order?.scheduledAt).toBe(1_795_305_600_000);
  });

  const notStatus = [...not.number, 0, 13, -1, 2.5];
  const broken = [
    ["OrderNumber", "number", "", not.id],
    ["OnlineOrderStatus", "status", "sent", notStatus],
    ["OnlineOrderStatusDescription", "description", "", not.text],
    ["OrderType", "type", "pickup", [...not.number, 1, 0]],
    ["ScheduledTime", "scheduledAt", null, [true, "soon", -5]],
    ["StoreName", "storeName", "", not.text],
    ["OnlineOrderUserIdentifier", "customerId", null, not.id],
    ["TotalExcludingTax", "total", 460, not.number],
    ["TotalTax", "total", 4_902, not.number],
    ["PaymentTransactions", "paidBy", null, ["card", 7, true, {}]],
  ] as const;

  it.each(broken.flatMap(([key, field, fallback, values]) => values.map((value) => ({ key, field, fallback, value }))))(
    "R10: takes the default for $key $value, and notes it",
    ({ key, field, fallback, value }) => {
      const read = parse({ ...document, [key]: value });
      expect(read.order).toEqual({ ...order, [field]: fallback });
      expect(read.problems.map(({ path }) => path)).toEqual([`TrackingOrders/u-1 · ${key}`]);
    },
  );

  it("never throws, for any values", () => {
    const keys = fc.constantFrom(...Object.keys(document));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (values) => {
        expect(parse(values).order).not.toBeNull();
      }),
    );
  });
});
