import * as v from "valibot";
import { isJsonObject } from "../../documentShape.ts";
import { ids, minutes, percent, price, text, textOrNumber } from "../kinds.ts";
import { either, key, meaning, needed, record } from "../schema.ts";
import { codes } from "./codes.ts";

export const status = meaning(
  record({
    Message: key(text, "What the diner reads, in plain words.", { default: "", example: "Your card was declined." }),
    Detail: key(text, "Why, for developers. It goes into the shop's log, so it has no personal data.", {
      default: "",
      example: "The payment provider declined the card.",
    }),
    Code: key(codes, "Why, for the shop.", { example: "card-declined" }),
  }),
  "What an answer says of itself.",
);

/** An answer that the call was carried out. */
function answer(description: string, entries: v.ObjectEntries = {}) {
  return meaning(
    record({
      Success: needed(v.literal(true), "The call was carried out.", { example: true }),
      Status: key(status, "Empty texts.", { example: { Message: "" } }),
      ...entries,
    }),
    description,
  );
}

/** The shop opens no other: https, or http on this machine. */
const pageUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(https:\/\/|http:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1)[:/])/, "expected an https address"),
);

export const bankAction = meaning(
  record({
    kind: needed(v.literal("redirect"), "The shop leaves the page for url.", { example: "redirect" }),
    url: needed(pageUrl, "The bank's page, which is https. It leads back to ReturnUrl as a payment's page does.", {
      example: "https://bank.example/3ds/0d0e5a8c",
    }),
  }),
  "The bank asks the cardholder on a page of its own.",
);

export const providerAction = meaning(
  record({
    kind: key(text, "Any word but redirect.", { example: "dialog" }),
  }),
  "The payment provider's own object, whatever is in it. The shop hands it to the provider's fields (cardFields.handle).",
);

const isRedirect = (value: unknown) => isJsonObject(value) && value["kind"] === "redirect";

export const refusal = meaning(
  record({
    Success: needed(v.literal(false), "The call was refused, and nothing was done.", { example: false }),
    Status: key(status, "Why."),
    Action: key(
      either(isRedirect, bankAction, providerAction),
      "With the code action-needed: how the bank asks. Of another kind than redirect only if a provider's token paid.",
    ),
  }),
  "A refusal. Its HTTP status is 200, but 401 where the caller has to log in again, and 429 where cards/token is asked too often.",
);

export const coupon = meaning(
  record({
    CouponCode: needed(text, "The code.", { example: "HALF" }),
    Product: key(textOrNumber, "The product that it is for. Empty: see CouponCategory.", {
      default: "",
      example: "12",
    }),
    CouponCategory: key(ids, "The categories that it is for. None: everything.", { default: [], example: [] }),
    PercentageValue: key(percent, "The percentage that it takes off.", { default: 0, example: 50 }),
    FreeDollar: key(price, "The dollars that it takes off after that.", { default: 0, example: 0 }),
    MinSpent: key(price, "The least subtotal.", { default: 0, example: 20 }),
  }),
  "A coupon.",
);

export const customer = meaning(
  record({ CustomerMemberCode: needed(text, "The member's number.", { example: "M1234567" }) }),
  "What the backend gives a member.",
);

export const done = answer("It is done.");
export const orderTaken = answer("The order is placed, and its document is written.", {
  Status: key(status, "Empty texts, and perhaps the code already-paid.", { example: { Message: "" } }),
  customerID: key(textOrNumber, "Under whom the order's document is. Missing: under whom the shop posted it.", {
    example: "g-5f21",
  }),
});
export const couponFound = answer("The coupon.", { Coupon: needed(coupon, "The coupon.") });
export const feeQuoted = answer("The fee.", {
  Fee: needed(price, "What delivery costs.", { example: 7.5 }),
  DeliveryDuration: key(minutes, "How long the way takes. The shop adds the time that the store needs to prepare.", {
    example: 25,
  }),
});
export const customerSaved = answer("The member.", {
  Customer: key(customer, "What the backend gives the member. The shop reads it in the member's document.", {
    isOfBackend: true,
  }),
});
export const paymentPage = meaning(
  v.union([
    answer("The page.", {
      Url: needed(pageUrl, "Its address, which is https.", { example: "https://pay.example/0d0e5a8c" }),
    }),
    pageUrl,
  ]),
  "The payment's page, or its https address alone as a JSON text.",
);
export const cardTokenGiven = answer("The card's token.", {
  Token: needed(text, "What the order has as CardToken.", { example: "tok_91c2" }),
  CardType: needed(text, "The card's network: visa or master.", { example: "visa" }),
  ElidedPan: needed(text, "The last four digits.", { example: "1111" }),
});
/** Apple's answer, passed on as it is. */
export const merchantSession = meaning(
  record({ merchantSessionIdentifier: needed(text, "One of Apple's keys.", { example: "session-1795304400" }) }),
  "Apple's merchant session, as Apple answered it.",
);
