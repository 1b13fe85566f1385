import * as v from "valibot";
import { code, count, flag, idOrEmpty, unit } from "../kinds.ts";
import { body, filled, key, list, meaning, needed } from "../schema.ts";
import {
  appliedPriceTrigger,
  dollars,
  freeItem,
  listOf,
  note,
  orderItem,
  points,
  text,
  textIdOf,
} from "./orderItem.ts";

const moment = "expected seconds since 1970";
export const seconds = v.pipe(
  v.number(moment),
  v.integer(moment),
  v.minValue(0, moment),
  v.maxValue(1e11, moment),
  unit("seconds since 1970"),
);
const degrees = v.pipe(v.number("expected degrees"), v.finite("expected degrees"), unit("degrees"));
const someText = v.pipe(text, v.trim(), v.nonEmpty("expected a text that isn't empty"));

const money = (description: string, example: number) => needed(dollars, description, { example });

const orderTypes = { 2: "at a table", 3: "pickup", 10: "delivery, a room, or gift cards" };
const statuses = {
  1: "sent",
  2: "being prepared",
  3: "refused by the store",
  4: "ready, or on its way",
  5: "completed",
  6: "payment failed",
  7: "sent",
  8: "sent",
  9: "accepted",
  10: "refunded",
  11: "rejected",
  12: "a cancellation is asked for",
};
const payments = { 0: "to the room", 1: "cash", 10: "points", 12: "Alipay", 13: "WeChat Pay", 99: "card or wallet" };

export const surchargeTransaction = meaning(
  body({
    UDID: key(text, "The order's UDID.", { example: "0d0e5a8c" }),
    Surcharge_ID: textIdOf("The surcharge's ID.", "21"),
    Amount: money("Its amount, with tax.", 1.2),
    TransactionTime: key(seconds, "When the order was made.", { example: 1795304400 }),
  }),
  "A surcharge: first those of holidays, then those of the card.",
);

export const paymentTransaction = meaning(
  body({
    Amount: money("What is paid.", 53.62),
    PaymentMethodType: needed(code("a payment's type", payments), "How it is paid.", { example: 99 }),
  }),
  "A payment.",
);

export const orderTable = meaning(
  body({ Name: needed(text, "The table's number or name.", { example: "12" }) }),
  "A table.",
);

export const orderAddress = meaning(
  body({
    Address: key(text, "Street and number.", { example: "1 Bourke St" }),
    Suburb: key(text, "The suburb or town.", { example: "Melbourne" }),
    Postcode: v.pipe(
      filled(idOrEmpty, null, "The postcode.", { example: "3000" }),
      v.transform((postcode) => (postcode === null ? null : String(postcode).trim() || null)),
    ),
    State: key(text, "The state.", { example: "VIC" }),
    Longitude: filled(degrees, null, "Degrees east.", { example: 144.96 }),
    Altitude: filled(degrees, null, "Degrees north: despite its name, the latitude.", { example: -37.81 }),
  }),
  "Where the order is delivered.",
);

const sums = {
  SubtotalExcludingTax: money("The items with their extras, without tax.", 52.05),
  SubtotalTax: money("Their tax.", 4.6),
  DiscountExcludingTax: money("All discounts, without tax.", 3.03),
  DiscountTax: money("SubtotalTax less the tax of the goods after discounts.", 0),
  FreightExcludingTax: money("Delivery, without tax.", 0),
  FreightTax: money("Its tax.", 0),
  POSSurchargeExcludingTax: money("Surcharges of holidays, without tax.", 0),
  POSSurchargeTax: money("Their tax.", 0),
  BankCardSurcharge: money("Surcharges of the card, with tax.", 0),
  BankCardSurchargeTax: money("The tax in it.", 0),
  SurchargeTransactions: filled(listOf(surchargeTransaction), [], "Each surcharge."),
  TotalExcludingTax: money("All that is paid, without tax.", 49.02),
  TotalTax: money("The GST in it.", 4.6),
};

const paying = {
  PaymentTransactions: needed(
    v.pipe(list(paymentTransaction), v.maxLength(1, "expected at most 1")),
    "How it is paid.",
  ),
  PaymentGateway: filled(count, null, "6 is Apple Pay, 7 Google Pay; null is a card, or no card.", { example: 6 }),
  PaymentCardIdentifier: filled(text, null, "A stored card's CardIdentifier, or Apple Pay's token as JSON text.", {
    example: "card-7f3a",
  }),
  AppliedCouponCodes: filled(listOf(text), [], "The coupons' codes.", { example: ["HALF"] }),
  AppliedPriceTriggers: filled(listOf(appliedPriceTrigger), [], "The offers that it had."),
  RedeemPoints: filled(points, 0, "The points that it spends.", { example: 0 }),
  RewardPoints: filled(points, 0, "The points that it earns when it is completed.", { example: 0 }),
};

const receiving = {
  Notes: filled(note, null, "The diner's note.", { example: "Ring twice" }),
  ScheduledTime: needed(seconds, "For when it is wanted.", { example: 1795305600 }),
  CreatedOn: needed(seconds, "When it was made.", { example: 1795304400 }),
  RoomNumber: filled(text, null, "The room. With it, OrderType 10 is an order to a room.", { example: "204" }),
  Tables: filled(listOf(orderTable), [], "The table, with any OrderType that a table has sent."),
  DeliveryAddress: filled(orderAddress, null, "Where it is delivered."),
  DeliveryInstructions: key(text, "What the driver has to know.", { example: "Blue door" }),
};

const people = {
  OnlineOrderUserIdentifier: needed(
    v.pipe(text, v.nonEmpty("expected a text that isn't empty")),
    "Whose order it is: a member's uid, or GuestIdentifier.",
    { example: "g-5f21" },
  ),
  GuestIdentifier: filled(text, null, "The guest's identifier; null in a member's order.", { example: "g-5f21" }),
  ContactCustomer_FirstName: needed(someText, "The first name.", { example: "Noor" }),
  ContactCustomer_LastName: key(text, "The last name.", { example: "Abbot" }),
  ContactCustomer_Email_Address: filled(text, null, "Where the confirmation is sent.", { example: "noor@example.com" }),
  ContactCustomer_Contact_Number: key(idOrEmpty, "The telephone number.", { example: "0412345678" }),
};

export const giftCardPayment = meaning(
  body({
    Code: needed(text, "The gift card's code; the stored order has its last four characters.", {
      example: "7K2P",
      planned: "R109",
    }),
    Amount: needed(dollars, "What it pays.", { example: 20, planned: "R109" }),
  }),
  "A gift card's part of the payment.",
);

const age = {
  AgeConfirmed: key(flag, "The diner has confirmed to be an adult. The shop posts it with alcohol alone.", {
    default: false,
    example: true,
  }),
  DateOfBirth: key(
    text,
    "The diner's, if the order has alcohol and the store has AskDateOfBirth. Check it on the store's own day. The stored order doesn't have it.",
    { example: "1990-12-31" },
  ),
};

const planned = {
  GiftCardPayments: key(
    list(giftCardPayment),
    "What gift cards pay. PaymentTransactions have the rest; PaymentMethodType 8 is paid by gift cards alone.",
    { planned: "R109" },
  ),
  RoomToken: key(text, "The answer of rooms/{storeId}/verify. The stored order doesn't have it.", {
    example: "rt-1f",
    planned: "R111",
  }),
  TableToken: key(text, "The token in the address of the table's code. The stored order doesn't have it.", {
    example: "tt-5c",
    planned: "R111",
  }),
};

const bank = {
  ActionResult: key(
    v.unknown(),
    "What came of the bank's question (action-needed) in the provider's fields, any JSON: what cardFields.handle gave. It proves nothing: ask the provider. The stored order doesn't have it.",
    { example: { state: "done" } },
  ),
};

/** What an order's POST says of it. The stored order has the same keys. */
export const orderEntries = {
  UDID: needed(text, "The order's key, the same as in the address.", { example: "0d0e5a8c" }),
  StoreID: textIdOf("The store's number.", "907"),
  StoreName: key(text, "The store's name.", { example: "Quarter Deck" }),
  OrderNumber: key(idOrEmpty, "The number that the diner is told. Empty until the backend sets it.", {
    example: "1001",
  }),
  InvoiceNumber: key(idOrEmpty, "The invoice's number. Empty until the backend sets it.", { example: "" }),
  OrderType: needed(code("an order's type", orderTypes), "How it is received.", { example: 3 }),
  IsLiability: filled(flag, false, "Whether it buys gift cards.", { example: false }),
  OrderItems: needed(
    v.pipe(list(orderItem), v.minLength(1, "expected at least one"), v.maxLength(500, "expected at most 500")),
    "What is ordered.",
  ),
  FreeItems: filled(listOf(freeItem), [], "The items that points alone have paid for."),
  ...sums,
  ...paying,
  ...receiving,
  OnlineOrderStatus: key(code("an order's status", statuses), "Where it is. The shop posts 1.", { example: 1 }),
  OnlineOrderStatusDescription: key(text, "Why, in words for the diner.", { example: "" }),
  ...people,
  ...age,
  ...bank,
  ...planned,
};

export const postedOrder = meaning(body(orderEntries), "An order as the shop posts it.");
