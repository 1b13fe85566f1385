import * as v from "valibot";
import { isWalletToken } from "../../ordering/walletToken.ts";
import { giftCardPayment, seconds } from "../documents/postedOrder.ts";
import { code, companyNumber, id, price, text, unit, webAddress } from "../kinds.ts";
import { body, key, list, meaning, needed } from "../schema.ts";
import { card } from "./orders.ts";

const udid = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, "is no UDID"));
const someText = v.pipe(text, v.nonEmpty("expected a text that isn't empty"));
const amountName = "expected dollars of 0.01 or more";
const amount = v.pipe(
  v.number(amountName),
  v.finite(amountName),
  v.minValue(0.01, amountName),
  v.maxValue(1e7, amountName),
  unit("dollars"),
);

const common = {
  StoreId: v.pipe(needed(id, "The store's number.", { example: 907 }), v.transform(String)),
  UserId: needed(someText, "Who pays: a member's uid, or the guest's identifier.", { example: "g-5f21" }),
  TotalAmount: needed(amount, "What is paid.", { example: 53.62 }),
};

const held = {
  DateOfBirth: key(
    text,
    "The diner's, if the order has alcohol and the store has AskDateOfBirth. Refuse a minor's, and keep for the UDID that it was an adult's: the order may come back from a payment's page without it. AgeConfirmed comes with the order alone.",
    { example: "1990-12-31" },
  ),
  GiftCardPayments: key(
    list(giftCardPayment),
    "What gift cards pay of the order. Hold it for the UDID for 30 minutes; the order takes it from there.",
    { planned: "R109" },
  ),
  ScheduledTime: key(seconds, "For when the order is wanted. Hold the time for the UDID for 30 minutes.", {
    example: 1795305600,
    planned: "R110",
  }),
};

export const paymentPagePost = meaning(
  body({
    PaymentType: needed(code("a page's code", { 0: "Alipay", 1: "WeChat Pay" }), "On whose page.", { example: 0 }),
    OrderId: needed(udid, "The order's UDID.", { example: "0d0e5a8c" }),
    ...common,
    AppName: needed(text, "The configuration's appName.", { example: "Quarter Deck" }),
    ReturnUrl: needed(webAddress, "Where the page leads back to. Check that its origin is one of yours.", {
      example: "https://shop.example/order/",
    }),
    IsMobile: needed(v.boolean("expected true or false"), "Whether it is a phone.", { example: true }),
    ...held,
  }),
  "A payment on a page of its own, before the order is posted.",
);

export const googlePaymentPost = meaning(
  body({
    ...common,
    Token: needed(v.pipe(text, v.check(isWalletToken, "is no token in JSON")), "Google Pay's token, as JSON text.", {
      example: '{"signature":"…"}',
    }),
    ...held,
  }),
  "A payment with Google Pay, before the order is posted.",
);

export const appleValidationPost = meaning(
  body({
    validationUrl: needed(v.pipe(v.string(), v.url()), "Apple's address. Call no host but Apple's.", {
      example: "https://apple-pay-gateway.apple.com/paymentservices/startSession",
    }),
  }),
  "Asks Apple for a merchant session.",
);

export const cardTokenPost = meaning(
  body({
    Card: needed(card, "The card."),
    UDID: needed(udid, "The order that it pays for. With the Intent store, any.", { example: "0d0e5a8c" }),
    CompanyID: needed(companyNumber, "The store's number.", { example: 907 }),
    Amount: needed(price, "What it pays.", { example: 53.62 }),
    Intent: needed(
      v.picklist(["charge", "store"], "expected charge or store"),
      "Whether it pays for an order (charge), or is stored for a member (store).",
      { example: "charge" },
    ),
  }),
  "A card that becomes a token.",
);
