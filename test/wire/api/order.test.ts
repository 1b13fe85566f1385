import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkOrderContact } from "../../../src/domain/checkout/checkOrderContact.ts";
import type { Fulfilment } from "../../../src/domain/fulfilment/orderMode.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { encodeOrder, withDateOfBirth, withTender } from "../../../src/wire/api/order.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildGiftDraft } from "../../domain/gift/buildGiftDraft.ts";
import { buildDraft, buildFullDraft } from "../../domain/order/buildDraft.ts";
import { priceLines } from "../../domain/order/buildPricing.ts";
import { noorTyped } from "../../support/buildContact.ts";

const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };

/** The JSON as it is sent, with its keys in order, however the file is formatted. */
function golden(name: string, order: object = {}, guest: object = {}): string {
  const body = JSON.parse(readFileSync(join(import.meta.dirname, "../../golden", name), "utf8"));
  Object.assign(body.TrackingOrder, order);
  Object.assign(body.GuestUser ?? {}, guest);
  return JSON.stringify(body);
}

describe("the body of the order's POST", () => {
  it("R46: matches the file for a guest's pickup by card", () => {
    const body = withTender(encodeOrder(buildDraft()), { kind: "card", card }, true);
    expect(JSON.stringify(body)).toBe(golden("order-pickup-card.json"));
  });

  it.each<[string, Fulfilment, string | null, object, object]>([
    [
      "to the room of its guest",
      { mode: "room", room: "1204" },
      "1204",
      {
        OrderType: 10,
        RoomNumber: "1204",
        ContactCustomer_FirstName: "Room",
        ContactCustomer_LastName: "1204",
        ContactCustomer_Contact_Number: "",
      },
      { FirstName: "Room", LastName: "1204" },
    ],
    [
      "at a table",
      { mode: "table", table: "12" },
      null,
      { OrderType: 2, Tables: [{ Name: "12" }], ContactCustomer_Contact_Number: "" },
      {},
    ],
  ])("R46: matches the same file, except for its place and contact, %s", (_where, fulfilment, room, order, guest) => {
    const contact = checkOrderContact(noorTyped, { mode: fulfilment.mode, visit: { room } }, cents(6_065));
    if (!contact.ok) throw new Error("The contact is incomplete.");
    const body = encodeOrder(buildDraft({ fulfilment, contact: contact.value }));
    expect(JSON.stringify(withTender(body, { kind: "card", card }, true))).toBe(
      golden("order-pickup-card.json", order, guest),
    );
  });

  it("R46: matches the file for a member's delivery that uses every money rule", () => {
    expect(JSON.stringify(encodeOrder(buildFullDraft()))).toBe(golden("order-delivery-everything.json"));
  });

  it("R72: matches the file for a guest's gift cards with two codes", () => {
    expect(JSON.stringify(withTender(encodeOrder(buildGiftDraft()), { kind: "card", card }, true))).toBe(
      golden("order-gift.json"),
    );
  });

  it("R31: names the stored table, whatever the mode, so that its surcharges are those of now", () => {
    expect(encodeOrder(buildDraft({ storedTable: "5" }))["TrackingOrder"]).toMatchObject({
      OrderType: 3,
      Tables: [{ Name: "5" }],
    });
  });

  it.each<[PaymentMethod, number, number | null]>([
    ["room-charge", 0, null],
    ["card", 99, null],
    ["points", 10, null],
    ["cash", 1, null],
    ["alipay", 12, null],
    ["wechat", 13, null],
    ["apple-pay", 99, 6],
    ["google-pay", 99, 7],
  ])("R39: encodes a payment by %s as type %i, gateway %s", (payment, type, gateway) => {
    expect(encodeOrder(buildDraft({ payment }))["TrackingOrder"]).toMatchObject({
      PaymentTransactions: [{ Amount: 60.65, PaymentMethodType: type }],
      PaymentGateway: gateway,
    });
  });

  it("R37: holds no card in the part that is kept", () => {
    expect(Object.keys(encodeOrder(buildDraft()))).toEqual(["TrackingOrder", "GuestUser"]);
  });

  it("R58: adds a wallet's token to what is sent, but not to what is kept", () => {
    const body = encodeOrder(buildDraft({ payment: "apple-pay" }));
    const sent = withTender(body, { kind: "token", token: "knock" }, false);
    expect(sent).toEqual({
      ...body,
      TrackingOrder: { ...(body["TrackingOrder"] as object), PaymentCardIdentifier: "knock" },
    });
    expect(JSON.stringify(body)).not.toContain("knock");
    expect(withTender(body, { kind: "none" }, false)).toBe(body);
  });

  it("R72: marks gift cards as a liability and a delivery by mail, with every code that took something off", () => {
    const draft = buildDraft();
    const [first, ...others] = draft.items;
    if (!first) throw new Error("The order has no items.");
    const gift = { from: "Noor", to: "Sam", email: "sam@example.com", message: "Enjoy" };
    const coupon = { codes: ["HALF", "TEN"], amount: cents(6_146) };
    const items = [{ ...first, coupon, gift }, ...others];
    const order = encodeOrder({ ...draft, items, fulfilment: { mode: "mail" }, couponCodes: ["HALF", "TEN"] });
    expect(order["TrackingOrder"]).toMatchObject({
      OrderType: 10,
      IsLiability: true,
      RoomNumber: "",
      DeliveryAddress: null,
      AppliedCouponCodes: ["HALF", "TEN"],
      OrderItems: [
        {
          AppliedCoupon: { CouponCode: "HALF,TEN", Name: "HALF,TEN", Amount: 61.46 },
          AdditionalDataType: "GiftCardDetailType",
          FromName: "Noor",
          ToName: "Sam",
          ToEmail: "sam@example.com",
          Message: "Enjoy",
        },
        { AppliedCoupon: null },
      ],
    });
  });

  it("carries a member's uid and no guest", () => {
    const body = encodeOrder(buildDraft({ customer: { kind: "member", id: "uid-1" } }));
    expect(body).not.toHaveProperty("GuestUser");
    expect(body["TrackingOrder"]).toMatchObject({ OnlineOrderUserIdentifier: "uid-1", GuestIdentifier: null });
  });

  it("R102: says that an adult has ordered, and gets the date of birth only when it is sent", () => {
    const body = encodeOrder(buildDraft({ isAgeConfirmed: true }));
    expect(body["TrackingOrder"]).toMatchObject({ AgeConfirmed: true });
    expect(body["TrackingOrder"]).not.toHaveProperty("DateOfBirth");
    const born = { year: 1990, month: 2, day: 1 };
    expect(withDateOfBirth(body, born)["TrackingOrder"]).toMatchObject({
      UDID: expect.any(String),
      DateOfBirth: "1990-02-01",
    });
    expect(withDateOfBirth(body, null)).toBe(body);
    expect(encodeOrder(buildDraft())["TrackingOrder"]).not.toHaveProperty("AgeConfirmed");
  });

  it("rounds money to two decimals, however it was added up", () => {
    const priced = priceLines(buildLine({ price: cents(33), quantity: 3, taxRate: 0 }));
    expect(encodeOrder(buildDraft({ priced }))["TrackingOrder"]).toMatchObject({
      SubtotalExcludingTax: 0.99,
      PaymentTransactions: [{ Amount: 0.99 }],
    });
  });
});
