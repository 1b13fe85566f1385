import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { encodeCancel } from "../../../src/wire/api/cancelOrder.ts";
import { encodeCard, encodeTokenCard } from "../../../src/wire/api/card.ts";
import { encodeCardToken } from "../../../src/wire/api/cardToken.ts";
import { parseCoupon, parseCouponResponse } from "../../../src/wire/api/coupon.ts";
import { encodeCustomer, encodeReset, encodeStoredCard } from "../../../src/wire/api/customers.ts";
import { encodeFeeQuery, parseFeeResponse } from "../../../src/wire/api/deliveryFee.ts";
import { encodeOrder, encodeReturn, withTender } from "../../../src/wire/api/order.ts";
import { parsePlaceResponse } from "../../../src/wire/api/placeResponse.ts";
import {
  encodeGooglePayment,
  encodePaymentPage,
  parseMerchantSession,
  parsePaymentPage,
} from "../../../src/wire/api/startPayment.ts";
import { encodeVisit } from "../../../src/wire/api/visit.ts";
import type { Call } from "../../../widget-demo/backend/contract/calls/call.ts";
import { calls } from "../../../widget-demo/backend/contract/calls/calls.ts";
import { callDefinitions, nameOfSchema } from "../../../widget-demo/backend/contract/calls/definitions.ts";
import { exampleOf } from "../../../widget-demo/backend/contract/published/exampleOf.ts";
import { type JsonSchema, jsonSchemas } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import { callPatterns } from "../../../widget-demo/backend/ordering/createOrdering.ts";
import { buildFullDraft } from "../../domain/order/buildDraft.ts";
import { buildLiveOrder } from "../../support/buildLiveOrder.ts";
import { publishedFaults } from "./publishedFaults.ts";

const schemas = jsonSchemas(callDefinitions);
const made = calls.filter(({ planned }) => planned === undefined);
const reference = { udid: "u-1", storeId: 907, customerId: "g-1" };
const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };
const address = { street: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" };
const total = cents(5_362);
const dateOfBirth = { year: 1990, month: 12, day: 31 };

const tokenCard = { holder: "Noor Abbot", token: "tok_91c2", brand: "visa", lastDigits: "1111" } as const;

/** What the shop sends in each call: its body, or what its address asks. */
const sent: Readonly<Record<string, object>> = {
  placeOrder: {
    ...encodeOrder(buildFullDraft()),
    ...{ GuestUser: {}, Card: encodeCard(card, true) },
    ...encodeReturn(encodeOrder(buildFullDraft()), "https://shop.example/order/"),
  },
  askToCancel: encodeCancel(buildLiveOrder("u-1"), reference),
  checkCoupon: { CompanyID: 907 },
  quoteFee: encodeFeeQuery({ value: total, address, at: instant(1_795_305_600_000) }),
  saveCustomer: encodeCustomer(
    { firstName: "Mei", lastName: "Chen", email: "mei@example.com", phone: "0412345678" },
    7,
  ),
  mailResetLink: encodeReset("mei@example.com", 120),
  registerVisit: encodeVisit({ name: "Noor", phone: "0412345678", email: "", table: "12", wantsOffers: false }, 7),
  storeCard: { ...encodeStoredCard(card, 7, true), ...encodeTokenCard(tokenCard) },
  startPayment: encodePaymentPage({
    ...{ method: "alipay", reference, total, dateOfBirth, isMobile: true, appName: "Quarter Deck" },
    returnUrl: "https://shop.example/",
  }),
  payByGoogle: encodeGooglePayment({ reference, total, token: "{}", dateOfBirth }),
  cardToken: encodeCardToken(card, { udid: "u-1", storeId: 907, amount: 53.62, intent: "charge" }, true),
  validateMerchant: { validationUrl: "https://apple-pay-gateway.apple.com/paymentservices/startSession" },
};

/** The keys that a call is described with, without those that are planned. */
function keysOf({ body, query }: Call): string[] {
  const name = body && nameOfSchema(body);
  const schema = name ? schemas[name] : query && jsonSchemas({ query })["query"];
  const forms = (schema?.anyOf ?? [schema]) as (JsonSchema | undefined)[];
  const keys = forms.flatMap((form) => {
    const { properties = {} } = schemas[form?.$ref?.split("/").at(-1) ?? ""] ?? form ?? {};
    return Object.entries(properties).flatMap(([key, each]) => ("x-servery-planned" in (each as object) ? [] : [key]));
  });
  return [...new Set(keys)];
}

describe("R100: the calls of the published contract", () => {
  it("are those of the local backend, and those that are planned", () => {
    const paths = made.map(({ method, path }) => {
      const pattern = path.slice(1).replaceAll(/\{\w+\}|\b12$/g, "*");
      return `${method.toUpperCase()} ${pattern}`;
    });
    expect(paths.sort()).toEqual([...callPatterns].sort());
    expect(calls.length).toBe(made.length + 5);
  });

  it.each(made.filter((call) => call.body ?? call.query))(
    "$id has the keys that the shop sends, and no others",
    (call) => {
      expect(keysOf(call).sort()).toEqual(Object.keys(sent[call.id] ?? {}).sort());
    },
  );

  it.each(made.flatMap(({ id, body }) => (body ? [{ id, body }] : [])))(
    "$id takes what the shop sends",
    async (call) => {
      const json = JSON.parse(JSON.stringify(sent[call.id]));
      expect(v.safeParse(call.body, json).issues).toBeUndefined();
      expect(await publishedFaults("openapi.json", ["components", "schemas", nameOfSchema(call.body)], json)).toEqual(
        [],
      );
    },
  );

  it.each([
    ["a card's token", { kind: "card-token", card: tokenCard }],
    ["what came of the bank's question", { kind: "bank-answer", result: { state: "done" } }],
  ] as const)("placeOrder takes %s", async (_what, tender) => {
    const body = JSON.parse(JSON.stringify(withTender(encodeOrder(buildFullDraft()), tender, true)));
    const { output } = v.safeParse(callDefinitions["PlaceOrder"] ?? v.never(), body);
    const { Card, TrackingOrder } = output as { Card?: object; TrackingOrder: { ActionResult?: unknown } };
    const isToken = tender.kind === "card-token";
    expect(Card).toEqual(isToken ? encodeTokenCard(tokenCard) : undefined);
    expect(TrackingOrder.ActionResult).toEqual(isToken ? undefined : { state: "done" });
    expect(await publishedFaults("openapi.json", ["components", "schemas", "PlaceOrder"], body)).toEqual([]);
  });
});

/** How the shop reads each published answer. */
const readings: Readonly<Record<string, (text: string) => unknown>> = {
  Done: (text) => parsePlaceResponse(200, text).kind,
  OrderTaken: (text) => parsePlaceResponse(200, text),
  CustomerSaved: (text) => parsePlaceResponse(200, text).kind,
  Refusal: (text) => parsePlaceResponse(200, text),
  CouponFound: (text) => parseCouponResponse(200, text, { base: "", note: ({ what }) => expect.unreachable(what) }),
  FeeQuoted: (text) => parseFeeResponse(200, text),
  PaymentPage: (text) => parsePaymentPage(200, text),
  MerchantSession: (text) => parseMerchantSession(200, text),
};

it.each<[string, unknown]>([
  ["Done", "taken"],
  ["OrderTaken", { kind: "taken", customerId: "g-5f21" }],
  ["CustomerSaved", "taken"],
  [
    "Refusal",
    {
      ...{ kind: "refused", customerId: null, message: "Your card was declined.", code: "card-declined" },
      detail: "The payment provider declined the card.",
      action: { kind: "redirect", url: "https://bank.example/3ds/0d0e5a8c" },
    },
  ],
  ["CouponFound", expect.objectContaining({ kind: "valid" })],
  ["FeeQuoted", { kind: "quoted", fee: 750, travelSeconds: 1_500 }],
  ["PaymentPage", { kind: "page", url: "https://pay.example/0d0e5a8c" }],
  ["MerchantSession", { merchantSessionIdentifier: "session-1795304400" }],
])("R100: the shop understands the published answer %s", (name, understood) => {
  expect(readings[name]?.(JSON.stringify(exampleOf(name, schemas)))).toEqual(understood);
});

it("R100: the published coupon has the keys that the shop reads, and no others", () => {
  const read = new Set<string>();
  const coupon = new Proxy(exampleOf("Coupon", schemas), {
    get(target, key) {
      read.add(String(key));
      return Reflect.get(target, key);
    },
  });
  expect(parseCoupon(coupon, { base: "", note: ({ what }) => expect.unreachable(what) })).not.toBeNull();
  expect([...read].sort()).toEqual(Object.keys(schemas["Coupon"]?.properties ?? {}).sort());
});
