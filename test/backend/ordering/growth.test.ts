import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createClock } from "../../../widget-demo/backend/clock.ts";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createStore, type RecordStore } from "../../../widget-demo/backend/documents/createStore.ts";
import { changesOf, createDocumentStore } from "../../../widget-demo/backend/documents/documentStore.ts";
import { ListenStream } from "../../../widget-demo/backend/documents/listen.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { closedKitchen } from "../../../widget-demo/backend/ordering/kitchen.ts";
import { createOnlinePayments } from "../../../widget-demo/backend/ordering/onlinePayments.ts";
import { OrderBodySchema } from "../../../widget-demo/backend/ordering/orderBody.ts";
import { createOrderBook } from "../../../widget-demo/backend/ordering/orderBook.ts";
import { placeOrder } from "../../../widget-demo/backend/ordering/placeOrder.ts";
import { createOutbox } from "../../../widget-demo/backend/outbox.ts";
import { createAccounts } from "../../../widget-demo/backend/signin/accounts.ts";
import { burgerOrder, guest, menu, orderedAt, store, visa } from "./orderFixture.ts";

/** Counts the documents that are read or returned by a search. */
function counted(records: RecordStore) {
  let looks = 0;
  function* each<T>(found: Iterable<T>): Iterable<T> {
    for (const one of found) {
      looks += 1;
      yield one;
    }
  }
  function eachOf(paths: ReadonlySet<string>): ReadonlySet<string> {
    return Object.assign(new Set(paths), { [Symbol.iterator]: () => each(paths)[Symbol.iterator]() });
  }
  const { index } = records;
  const counting: RecordStore = {
    ...records,
    get(path) {
      looks += 1;
      return records.get(path);
    },
    all: () => each(records.all()),
    index: {
      under: (collection) => eachOf(index.under(collection)),
      ownedUnder: (collection, owner) => eachOf(index.ownedUnder(collection, owner)),
      named: (collectionId, id) => eachOf(index.named(collectionId, id)),
    },
  };
  return { records: counting, looks: () => looks };
}

const brand = "Brands/7/";

/** A store with a member, where every read is counted. */
function openCountedShop(isBranded: boolean) {
  const root = isBranded ? brand : "";
  const seeds: Record<string, JsonFields> = {
    [`${root}Companies/907`]: store as unknown as JsonFields,
    [`${root}Companies/907/Menus/DefaultMenu`]: menu as unknown as JsonFields,
    [`${root}Users/mei`]: { StoredCards: [] },
  };
  const { records, looks } = counted(createStore(changesOf(seeds), undefined));
  const documents = createDocumentStore(records);
  const clock = createClock();
  clock.moveTo(orderedAt);
  const account = { email: "mei@example.com", password: "order-me-1", uid: "mei" };
  const parts = {
    documents,
    clock,
    accounts: createAccounts([account]),
    outbox: createOutbox(),
    coupons: [],
    delivery: { fees: {}, places: [] },
    configuration: { branded: isBranded },
    uidOf: () => null,
    issueResetCode: () => "",
    book: createOrderBook(documents),
    payments: createOnlinePayments(documents),
    kitchen: closedKitchen,
  };
  // A member who follows her orders while others order.
  const from = [{ collectionId: "TrackingOrders" }];
  const own = {
    fieldFilter: {
      field: { fieldPath: "OnlineOrderUserIdentifier" },
      op: "EQUAL",
      value: { stringValue: "mei" },
    },
  };
  const database = "projects/p/databases/(default)";
  const parent = `${database}/documents/${isBranded ? `${root}Users/mei` : "Companies/907"}`;
  const stream = new ListenStream(records, rightsOf({ uid: "mei" }), () => {});
  stream.receive({ database, addTarget: { targetId: 2, query: { parent, structuredQuery: { from, where: own } } } });

  return (udid: string, person: string | null): number => {
    const identifiers = {
      OnlineOrderUserIdentifier: person ?? `g-${udid}`,
      GuestIdentifier: person ? null : `g-${udid}`,
    };
    const TrackingOrder = { ...burgerOrder, UDID: udid, ...identifiers, RewardPoints: person ? 1 : 0 };
    const body = v.parse(OrderBodySchema, { TrackingOrder, Card: visa, GuestUser: person ? null : guest });
    const before = looks();
    placeOrder({ udid, origin: "http://localhost" }, body, person, parts);
    return looks() - before;
  };
}

describe.each([
  ["unbranded", false],
  ["branded", true],
])("%s: the number of reads for an order", (_name, isBranded) => {
  it("is the same after a thousand orders by others as after one", () => {
    const place = openCountedShop(isBranded);
    place("first", null);
    const early = place("early", null);
    for (let count = 0; count < 1000; count += 1) place(`other-${count}`, null);
    expect(place("late", null)).toBe(early);
    expect(early).toBeLessThan(30);
  });

  it("is the same for a member", () => {
    const early = openCountedShop(isBranded)("mine", "mei");
    const place = openCountedShop(isBranded);
    for (let count = 0; count < 1000; count += 1) place(`other-${count}`, null);
    expect(place("mine", "mei")).toBe(early);
  });
});
