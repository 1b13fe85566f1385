import { parseCharges } from "../../../src/wire/documents/charges.ts";
import { parseCustomer } from "../../../src/wire/documents/customer.ts";
import { giftProductIds, parseGiftMenu } from "../../../src/wire/documents/giftMenu.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";
import { parseTemplate } from "../../../src/wire/documents/messageTemplate.ts";
import { parsePastOrder } from "../../../src/wire/documents/pastOrders.ts";
import { parsePointRules } from "../../../src/wire/documents/pointRules.ts";
import { parseReach } from "../../../src/wire/documents/reach.ts";
import { parseStore } from "../../../src/wire/documents/store.ts";
import { parseTriggers } from "../../../src/wire/documents/triggers.ts";
import type { ReadingContext } from "../../../src/wire/reading.ts";
import type { DocumentName } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { isRecord } from "./schemas.ts";

const zone = "Australia/Sydney";

type Fields = Readonly<Record<string, unknown>>;
type Read = (fields: Fields, context: ReadingContext) => unknown;

/** A gift card has no choices. */
function withoutGroups(products: unknown): Fields {
  const hidden = (product: object) =>
    new Proxy(product, { get: (target, key) => (key === "ModifierGroups" ? null : Reflect.get(target, key)) });
  return Object.fromEntries(Object.entries(products ?? {}).map(([id, product]) => [id, hidden(product)]));
}

/** All that the shop reads in each document. Nobody's shop reads a GuestUser. */
const readers: Readonly<Record<Exclude<DocumentName, "GuestUser">, readonly Read[]>> = {
  Store: [
    (fields, context) => parseStore(String(fields["ID"] ?? 120), fields, context),
    (fields, context) => parseCharges(fields, zone, context),
    parseReach,
  ],
  Menu: [
    (fields, context) => parseMenu("DefaultMenu", fields, context),
    (menu, context) => parseTriggers({ documents: [], menu }, zone, context),
    (fields, context) => parsePointRules(fields, zone, context),
    (fields, context) => giftProductIds({ id: "DefaultMenu", fields }, context),
    (fields, context) => {
      const products = { id: "DefaultMenu", fields: { Products: withoutGroups(fields["Products"]) } };
      return parseGiftMenu({ id: "DefaultMenu", fields }, products, context);
    },
  ],
  PriceTrigger: [(fields, context) => parseTriggers({ documents: [{ id: "17", fields }], menu: {} }, zone, context)],
  TrackingOrder: [(fields, context) => parsePastOrder({ id: "u-1", fields }, { storeId: 907, zone }, context)],
  User: [(fields, context) => parseCustomer({ uid: "mei", email: "" }, fields, context)],
  MessageTemplate: [(fields, context) => parseTemplate("thankyou", fields, context)],
};

export const readNames = Object.keys(readers) as (keyof typeof readers)[];

/** Reads a document with all of the shop's codecs for it. */
export function readingOf(name: keyof typeof readers, fields: Fields) {
  const notes: string[] = [];
  const context: ReadingContext = {
    base: "https://shop.example/",
    note: ({ path, what }) => notes.push(`${path}: ${what}`),
    chinese: {},
  };
  return { read: readers[name].map((read) => read(fields, context)), notes };
}

/** What the codecs note. */
export function notesOn(name: keyof typeof readers, fields: Fields): string[] {
  return readingOf(name, fields).notes;
}

/** What the database returns: a timestamp arrives as ISO text. */
export function asStored<T>(value: T): T {
  if (Array.isArray(value)) return value.map(asStored) as T;
  if (!isRecord(value)) return value;
  if (typeof value["$time"] === "string") return new Date(value["$time"]).toISOString() as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asStored(each)])) as T;
}
