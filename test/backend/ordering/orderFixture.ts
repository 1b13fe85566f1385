import { expect } from "vitest";
import { idTokenHeader } from "../../../widget-demo/backend/configuration.ts";
import { programWordIn } from "../../support/programWords.ts";
import { type Answer, ask, type Files, type RunningDemo, startDemo } from "../demoFixture.ts";
import { expectAsPublished } from "./asPublished.ts";

export const createdOn = 1795304400;
/** A Sunday, 10:40 in Sydney. */
export const orderedAt = new Date(createdOn * 1000);
export const apiKey = { Authorization: "demo-key" };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const roundTheClock = everyDay.map((DayOfWeek) => ({ DayOfWeek, OpeningTime: "00:00", ClosingTime: "00:00" }));

export const store = {
  ID: 907,
  Name: "Quarter Deck",
  StoreTitle: "Quarter Deck",
  HQCompanyID: 7,
  TimezoneIanaFormat: "Australia/Sydney",
  OperatingHours: roundTheClock,
  ViewComponentConfigs: { PickUp: true, Delivery: true, DeliverToRoom: true, EatIn: true, EnableCashOnPickup: true },
  EnablePreoderForPickup: true,
  NumberOfDaysInAdvanceForPickup: 2,
  OrderCancellation: { OrderCancellationAllowed: true, CancellationTimeBufferInMinutes: 10 },
};

export const menu = {
  Categories: [
    {
      ID: "c1",
      Name: "Mains",
      SubMenuItems: [
        { ID: 1, ProductID: 11, Name: "Burger", Price: 18.85 },
        { ID: 2, ProductID: "12", Name: "Damper" },
        { ID: 3, ProductID: 13, Name: "Pie", Price: 9 },
        { ID: 4, ProductID: 14, Name: "Stew", Price: 8 },
      ],
    },
    { ID: 2, Name: "Late", SubMenuItems: [{ ID: 5, ProductID: 11, Name: "Burger", Price: 17.05 }] },
  ],
  Products: {
    11: { Price: 99, TaxRate: 0.1, RewardPoint: 1, ModifierGroups: ["patty", "discount"] },
    12: { Price: 6.05, TaxRate: 0 },
    13: { Price: 9, TaxRate: 10, Status: 3 },
    14: { Price: 8, TaxRate: 0.1, ModifierGroups: ["discount"] },
    15: { Price: 1, TaxRate: 0.1, ModifierGroups: ["sauce"] },
  },
  ModifierGroups: {
    patty: {
      Modifiers: [
        { ID: 103, Name: "Wagyu patty", Price: 6.45, TaxRate: 0.1 },
        { ID: 104, Name: "Hot patty", Price: 1.5, TaxRate: 0.1, LinkedProductID: 15 },
        { ID: 105, Name: "Pie patty", Price: 1.5, TaxRate: 0.1, LinkedProductID: 13 },
      ],
    },
    sauce: { Modifiers: { s1: { Name: "Green", Price: 0.35, TaxRate: 0.1 } } },
    discount: { Modifiers: [{ ID: "half", Name: "No bun", Price: -10, TaxRate: 0.1 }] },
  },
};

/** An order in the form of S35, written by hand. */
export const goldenOrder = {
  UDID: "golden-1",
  StoreID: 907,
  StoreName: "Quarter Deck",
  OrderNumber: "",
  InvoiceNumber: "",
  OrderType: 3,
  OrderItems: [
    {
      Product_ID: "11",
      Name: "Burger",
      Quantity: 2,
      UsingUnitPrice: 18.85,
      UsingTaxRate: 0.1,
      FinalTotalExcludingTax: 34.27,
      FinalTotalTax: 3.43,
      Note: "",
      AppliedCoupon: null as null | object,
      CategoryId: "c1",
      CategoryName: "Mains",
      RewardPoint: 1,
      RedeemPoints: 0,
      PriceTriggerID: null as null | string,
      OrderExtras: [
        {
          Extra_ID: "103",
          Name: "Wagyu patty",
          Quantity: 1,
          UsingUnitPrice: 6.45,
          FinalPriceExcludingTax: 11.73,
          FinalTax: 1.17,
          ChildrenOrderExtras: [] as object[],
        },
      ],
    },
    {
      Product_ID: "12",
      Name: "Damper",
      Quantity: 1,
      UsingUnitPrice: 6.05,
      UsingTaxRate: 0,
      FinalTotalExcludingTax: 6.05,
      FinalTotalTax: 0,
      Note: "",
      AppliedCoupon: { CouponCode: "HALF", Name: "HALF", Amount: 3.03 },
      CategoryId: "c1",
      CategoryName: "Mains",
      RewardPoint: 0,
      RedeemPoints: 0,
      PriceTriggerID: null,
      OrderExtras: [],
    },
  ],
  FreeItems: [],
  SubtotalExcludingTax: 52.05,
  SubtotalTax: 4.6,
  DiscountExcludingTax: 3.03,
  DiscountTax: 0,
  FreightExcludingTax: 0,
  FreightTax: 0,
  POSSurchargeExcludingTax: 0,
  POSSurchargeTax: 0,
  BankCardSurcharge: 0,
  BankCardSurchargeTax: 0,
  SurchargeTransactions: [],
  TotalExcludingTax: 49.02,
  TotalTax: 4.6,
  PaymentTransactions: [{ Amount: 53.62, PaymentMethodType: 99 }],
  PaymentGateway: null,
  PaymentCardIdentifier: null as string | null,
  AppliedCouponCodes: ["HALF"],
  AppliedPriceTriggers: [],
  RedeemPoints: 0,
  RewardPoints: 0,
  Notes: "",
  ScheduledTime: createdOn + 1200,
  CreatedOn: createdOn,
  RoomNumber: "",
  Tables: [],
  DeliveryAddress: null,
  DeliveryInstructions: "",
  OnlineOrderStatus: 1,
  OnlineOrderStatusDescription: "",
  OnlineOrderUserIdentifier: "g-5f",
  GuestIdentifier: "g-5f" as string | null,
  ContactCustomer_FirstName: "Noor",
  ContactCustomer_LastName: "Abbot",
  ContactCustomer_Email_Address: "noor@example.com",
  ContactCustomer_Contact_Number: "0412345678",
  IsLiability: false,
};

/** One burger for 18.85, of which 1.71 is tax. */
export const burgerOrder = {
  ...goldenOrder,
  UDID: "burger-1",
  OrderItems: [
    {
      ...goldenOrder.OrderItems[0],
      Quantity: 1,
      FinalTotalExcludingTax: 17.14,
      FinalTotalTax: 1.71,
      OrderExtras: [] as object[],
    },
  ] as Record<string, unknown>[],
  SubtotalExcludingTax: 17.14,
  SubtotalTax: 1.71,
  DiscountExcludingTax: 0,
  TotalExcludingTax: 17.14,
  TotalTax: 1.71,
  PaymentTransactions: [{ Amount: 18.85, PaymentMethodType: 99 }],
  AppliedCouponCodes: [] as string[],
};

export const visa = {
  CardHolder: "Noor Abbot",
  CardNumber: "4111111111111111",
  ExpiryYear: 2030,
  ExpiryMonth: 12,
  Cvv: "837",
  ForceUseSandboxPayment: true,
};

export const guest = { FirstName: "Noor", LastName: "Abbot", Email: "noor@example.com", CreateUserForGuest: false };

const half = { CouponCode: "HALF", Product: 12, CouponCategory: [], PercentageValue: 50, FreeDollar: 0, MinSpent: 20 };

export const files: Files = {
  "data/documents.json": {
    "Companies/907": store,
    "Companies/907/Menus/DefaultMenu": menu,
    "Users/mei": { DisplayName: "Mei", StoredCards: [] },
  },
  "data/coupons.json": [{ CompanyID: 907, Coupon: half }],
  "data/delivery.json": { fees: { 907: { Fee: 7.5, DeliveryDuration: 25 } } },
};

/** An order of any form; some are wrong on purpose. */
type PostedOrder = { readonly UDID: string } & { readonly [key: string]: unknown };

export interface Shop extends RunningDemo {
  /** Posts an order unchanged, and reads the answer. */
  post(order: PostedOrder, more?: object, headers?: object): Promise<Outcome>;
  /** Makes any call of the API, with its key. */
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Outcome>;
  /** R63: signs Mei in, and returns the header that proves it in a call. */
  signIn(): Promise<object>;
  orders(): Promise<readonly ListedOrder[]>;
}

export interface Outcome {
  readonly status: number;
  readonly Success: boolean;
  readonly Status: { readonly Message: string; readonly Detail?: string; readonly Code?: string };
  readonly [key: string]: unknown;
}

export interface ListedOrder {
  readonly path: string;
  readonly document: Record<string, unknown>;
  readonly posts: number;
  readonly card: object | null;
  readonly guest: object | null;
  readonly posted: { readonly TrackingOrder: Record<string, unknown> } | null;
}

export interface ShopOptions {
  readonly files?: Files;
  readonly state?: string;
  /** Off by default, so that an order stays as it was posted. */
  readonly kitchen?: boolean;
}

/** The store of that order, at its time. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const demo = await startDemo({ ...files, ...options.files }, options.state, options.kitchen ?? false);
  demo.clock.moveTo(orderedAt);
  const call = async (method: string, path: string, body?: unknown, headers: object = {}) => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await ask(demo.port, `/api/${path}`, { method, headers: { ...apiKey, ...headers }, ...text });
    const outcome = outcomeOf(answer);
    expectAsPublished(method, path, outcome);
    return outcome;
  };
  return {
    ...demo,
    call,
    post: (order, more = { Card: visa, GuestUser: guest }, headers = {}) =>
      call("POST", `trackingorders/${order.UDID}`, { TrackingOrder: order, ...more }, headers),
    signIn: async () => {
      const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";
      const answer = await demo.send("POST", path, { email: "mei@example.com", password: "order-me-1" });
      return { [idTokenHeader]: JSON.parse(answer.text).idToken };
    },
    orders: async () => JSON.parse((await demo.get("/sandbox/orders")).text),
  };
}

/**
 * Every answer has these two fields. A failed one has a message for the diner, or a code for which the shop has one
 * (R90), and a message for the developer.
 */
function outcomeOf({ status, text }: Answer): Outcome {
  const body = JSON.parse(text);
  expect(body).toMatchObject({ Success: expect.any(Boolean), Status: { Message: expect.any(String) } });
  const { Message, Detail, Code } = body.Status;
  if (body.Success) expect(body.Status).toEqual({ Message: "", ...(Code && { Code: "already-paid" }) });
  else {
    if (Message === "") expect(Code).toBe("demo-card");
    else expect(Message).toMatch(/\w \w/);
    expect(programWordIn(Message)).toBeNull();
    expect(Detail).toMatch(/\w \w/);
    expect(Detail).not.toBe(Message);
  }
  return { status, ...body };
}

/** A copy of the order with one value changed, at any depth: `OrderItems.0.FinalTotalTax`. */
export function withValue<T extends object>(order: T, path: string, value: unknown): T {
  const copy: T = structuredClone(order);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let place: Record<string, unknown> = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  expect(place).toHaveProperty([last]);
  place[last] = value;
  return copy;
}
