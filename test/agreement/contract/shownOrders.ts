import { checkContact, type TypedContact } from "../../../src/domain/customer/contact.ts";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import type { Fulfilment } from "../../../src/domain/fulfilment/orderMode.ts";
import { draftOrder } from "../../../src/domain/order/orderDraft.ts";
import { priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { encodeCard } from "../../../src/wire/api/card.ts";
import { encodeOrder } from "../../../src/wire/api/order.ts";
import { callDefinitions } from "../../../widget-demo/backend/contract/calls/definitions.ts";
import { exampleDocuments } from "../../../widget-demo/backend/contract/calls/orderExamples.ts";
import { exampleOf } from "../../../widget-demo/backend/contract/published/exampleOf.ts";
import { jsonSchemas } from "../../../widget-demo/backend/contract/published/jsonSchema.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { distanceKm } from "../../../widget-demo/backend/ordering/distance.ts";
import { type PriceCase, readCase } from "../../cases/caseInput.ts";
import { inputOf, storeOf } from "../../cases/caseOrder.ts";
import { noorTyped } from "../../support/buildContact.ts";

const card = { holder: "Noor Abbot", number: "4111111111111111", expiryYear: 2030, expiryMonth: 12, cvv: "123" };
const meiTyped: TypedContact = { firstName: "Mei", lastName: "Chen", email: "mei@example.com", phone: "0498765432" };

/** The way that the fee of `delivery` is for, and how long it takes. */
const position = { latitude: -33.8688, longitude: 151.2093 };
const address = { street: "455 George St", suburb: "Sydney", postcode: "2000", state: "NSW", position };
const travelSeconds = 480;

interface Shown {
  readonly udid: string;
  readonly storeId: number;
  readonly now: string;
  readonly cart: readonly object[];
  /** A member pays with what is stored; a guest with this card. */
  readonly isMember?: true;
  readonly paysBy: "card" | "points";
  readonly isDelivered?: true;
  readonly withCoupon?: true;
}

const sunday = "2026-11-21T23:40:00Z";
const burger = { uid: "L1", categoryId: "c1", productId: 11 };

/** What each published order is made of, in the words of `npm run cases`. */
export const shown = {
  pickup: {
    ...{ udid: "0d0e5a8c", storeId: 907, now: sunday, paysBy: "card", withCoupon: true },
    cart: [
      { ...burger, quantity: 2, modifiers: [{ groupId: "patties", modifierId: 103 }] },
      { uid: "L2", categoryId: "c1", productId: 12 },
    ],
  },
  meal: {
    ...{ udid: "1b7c2f40", storeId: 907, now: sunday, paysBy: "card" },
    cart: [{ ...burger, rolled: [{ triggerId: 17, productId: 15 }] }],
  },
  reward: {
    ...{ udid: "2c9d3a51", storeId: 907, now: sunday, paysBy: "card", isMember: true },
    cart: [burger, { uid: "L2", categoryId: "c2", productId: 13, redemptionRule: 0 }],
  },
  offer: {
    ...{ udid: "3e0f4b62", storeId: 907, now: sunday, paysBy: "card" },
    cart: [
      {
        ...{ uid: "L1", categoryId: "c1", productId: 14, quantity: 2 },
        modifiers: [{ groupId: "fish", modifierId: 104 }],
      },
    ],
  },
  points: {
    ...{ udid: "4f1a5c73", storeId: 908, now: sunday, paysBy: "points", isMember: true },
    cart: [burger],
  },
  delivery: {
    ...{ udid: "5a2b6d84", storeId: 908, now: "2026-12-26T01:00:00Z", paysBy: "card", isDelivered: true },
    cart: [{ ...burger, quantity: 2 }],
  },
} as const satisfies Readonly<Record<string, Shown>>;

export const shownNames = Object.keys(shown) as (keyof typeof shown)[];

/** A case's payment: a card, or points. */
const payments = { card: { code: 1, cardCode: 1 }, points: { code: 2, cardCode: null } };

function caseOf({ storeId, cart, now, isMember, paysBy, isDelivered, withCoupon }: Shown): object {
  const store = exampleDocuments[`Companies/${storeId}`];
  const { Latitude, Longitude } = (store?.["Location"] ?? {}) as Record<string, number>;
  const km = distanceKm({ latitude: Latitude ?? 0, longitude: Longitude ?? 0 }, position);
  return {
    ...{ kind: "price", id: "", store, cart, now, chosenTime: now, onCheckout: true },
    menu: exampleDocuments[`Companies/${storeId}/Menus/DefaultMenu`],
    coupons: withCoupon ? [exampleOf("Coupon", jsonSchemas(callDefinitions))] : [],
    customer: isMember ? { RewardPoints: 400, earlierOrders: 1 } : null,
    fulfilment: isDelivered ? { mode: "delivery", km } : { mode: "pickup" },
    payment: payments[paysBy],
  };
}

function longestMinutes({ storeId, cart }: Shown): number {
  const { Products } = exampleDocuments[`Companies/${storeId}/Menus/DefaultMenu`] as { Products: JsonFields };
  const minutes = cart.map((line) => Object(Products[String(Object(line).productId)]).PreparationTime ?? 0);
  return Math.max(...minutes);
}

/** The order as the shop posts it, as soon as possible. */
export function postedBy(name: keyof typeof shown): Readonly<Record<string, unknown>> {
  const order: Shown = shown[name];
  const { udid, storeId, isMember, isDelivered, paysBy } = order;
  const given = readCase(caseOf(order)) as PriceCase;
  const fields = exampleDocuments[`Companies/${storeId}`] ?? {};
  const store = storeOf(fields);
  const type = isDelivered ? "delivery" : "pickup";
  const { now } = given;
  const { asap } = offerTimes({ store, type, now, longestItemMinutes: longestMinutes(order), travelSeconds });
  const contact = checkContact(isMember ? meiTyped : noorTyped, ["firstName", "lastName", "email", "phone"]);
  if (asap === null || !contact.ok) throw new Error(`${name} can't be ordered.`);
  const fulfilment: Fulfilment = isDelivered
    ? { mode: "delivery", address, instructions: "Blue door" }
    : { mode: "pickup" };
  const body = encodeOrder(
    draftOrder({
      ...{ udid, joins: false, contact: contact.value, fulfilment, storedTable: null, now, notes: "" },
      store: { id: storeId, name: String(fields["Name"]) },
      customer: isMember ? { kind: "member", id: "mei" } : { kind: "guest", id: "g-5f21" },
      priced: priceOrder(inputOf(given, store)),
      time: { kind: "slot", at: asap },
      payment: paysBy,
      isAgeConfirmed: false,
      cardIdentifier: isMember && paysBy === "card" ? "card-7f3a" : null,
    }),
  );
  return JSON.parse(JSON.stringify(isMember ? body : { ...body, Card: encodeCard(card, true) }));
}
