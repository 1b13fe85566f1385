import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { firstScreenKey, scopeOf, storageKey } from "../../../src/wire/storage/scope.ts";
import { storedSelection } from "../../../src/wire/storage/selectionTable.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildLine } from "../../domain/cart/cartLines.ts";
import { buildGiftLine } from "../../support/buildGifts.ts";
import { settlementsOfKinds } from "../../support/settlementsOfKinds.ts";

const things = { ...storageRows, ...storedOrders, ...storedGifts, selection: storedSelection };

const lastMenu = {
  savedAt: 1_795_305_600_000,
  store: { id: "120", fields: { ID: 120, Name: "Patty" } },
  menus: [{ id: "DefaultMenu", fields: { Categories: [] } }],
};

const dietary = { allergies: ["1"], intolerances: [], preferences: ["p1", "p2"] };

const attempt = {
  reference: { udid: "u-1", storeId: 120, customerId: "g-5f" },
  body: { TrackingOrder: { UDID: "u-1", OrderItems: [] }, GuestUser: { FirstName: "Noor" } },
  ordered: [buildLine()],
  goods: "food",
  holdsCart: true,
  settlement: { kind: "card" },
  total: 1_885,
  sale: { value: 1_850, tax: 168, shipping: 0, coupon: "HALF" },
  joins: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com" },
  surcharges: [{ kind: "holiday", name: "Sunday", amount: 35 }],
  postedAt: 1_795_305_600_000,
};

const recent = { ...attempt.reference, placedAt: 1_795_305_600_000 };

const paged = { ...attempt, settlement: { kind: "redirect", method: "alipay", hasReturned: false } };

const kept120 = {
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412 345 678" },
  address: { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC", instructions: "" },
  orderedAt: 1_795_305_600_000,
};

const seen = { table: "12", at: 1_795_305_600_000 };

const giftAttempt = { ...attempt, goods: "gift", ordered: [buildGiftLine()] };

const wrongGiftAttempts = [
  {},
  { ...giftAttempt, body: { TrackingOrder: {} } },
  { ...giftAttempt, body: { ...attempt.body, Card: { CardNumber: "4111111111111111" } } },
];

const logged = {
  type: "Error",
  category: "screen",
  description: "broken",
  at: 1_795_305_600_000,
  path: "/store/120",
  version: "1.1.7",
};

const selection = { home: 120, hqId: 7, ids: ["a"], picked: 121, lines: [buildLine()] };

const kept = [
  { name: "selection", storage: "session", value: selection, wrong: [{}, { ...selection, picked: "121" }, null] },
  { name: "giftCart", storage: "local", value: { 120: [buildGiftLine()] }, wrong: ["massage", 7, null] },
  { name: "giftCoupons", storage: "local", value: { 120: ["HALF", "TEN"] }, wrong: ["HALF", 7, null] },
  { name: "giftCheckoutData", storage: "local", value: giftAttempt, wrong: wrongGiftAttempts },
  { name: "giftCheckoutDataOfTab", storage: "session", value: giftAttempt, wrong: wrongGiftAttempts },
  { name: "unseenGiftOrder", storage: "session", value: attempt.reference, wrong: [{}, "u-1", null] },
  { name: "language", storage: "local", value: "zh-CN", wrong: ["fr", 7, null] },
  { name: "mobile", storage: "session", value: true, wrong: ["true", 1, null] },
  { name: "room", storage: "local", value: "12", wrong: ["", 12, null] },
  { name: "table", storage: "local", value: "0", wrong: ["", 0, null] },
  { name: "coupon", storage: "local", value: "HALF", wrong: ["", ["HALF"], null] },
  { name: "welcomed", storage: "session", value: true, wrong: ["yes", 1, null] },
  { name: "linkedItem", storage: "session", value: "101", wrong: ["", 101, null] },
  { name: "paymentType", storage: "session", value: "saveorder", wrong: ["card", true, null] },
  { name: "orderMode", storage: "session", value: "room", wrong: ["eatIn", "", 3, null] },
  { name: "dietary", storage: "local", value: dietary, wrong: [[], {}, { ...dietary, allergies: [1] }, "nuts"] },
  { name: "dietaryOfTab", storage: "session", value: dietary, wrong: [[], {}, { ...dietary, allergies: [1] }, "nuts"] },
  { name: "dietaryAt", storage: "local", value: 1_795_304_400_000, wrong: ["1", null, {}] },
  { name: "dishes", storage: "local", value: { 120: ["7"] }, wrong: [["7"], null, { 120: "7" }, { 120: [""] }] },
  { name: "cart", storage: "local", value: { 120: [buildLine()] }, wrong: ["patty", 7, null] },
  {
    name: "coupons",
    storage: "local",
    value: { 120: "HALF" },
    wrong: ["HALF", null, { 120: "" }, { 120: ["HALF"] }],
  },
  {
    name: "offers",
    storage: "local",
    value: { 120: { ten: true, meal: false } },
    wrong: ["ten", null, { 120: "ten" }, { 120: { ten: "yes" } }],
  },
  {
    name: "checkoutData",
    storage: "local",
    value: attempt,
    wrong: [
      {},
      { ...attempt, reference: null },
      { ...attempt, reference: { ...attempt.reference, udid: "" } },
      { ...attempt, reference: { ...attempt.reference, udid: "another" } },
      { ...attempt, reference: { ...attempt.reference, storeId: "120" } },
      { ...attempt, body: null },
      { ...attempt, body: { TrackingOrder: {} } },
      { ...attempt, body: { ...attempt.body, GuestUser: "Noor" } },
      { ...attempt, body: { ...attempt.body, Card: { CardNumber: "4111111111111111" } } },
      { ...attempt, body: { TrackingOrder: { UDID: "u-1", Card: {} } } },
      { ...attempt, body: { ...attempt.body, GuestUser: { Card: { CardNumber: "4111111111111111" } } } },
      { ...attempt, body: { TrackingOrder: { UDID: "u-1", OrderItems: [{ Card: {} }] } } },
      { ...attempt, needsCard: "yes" },
      { ...attempt, earlier: null },
      { ...attempt, earlier: attempt },
      { ...attempt, earlier: { ...paged, body: { TrackingOrder: { UDID: "u-1" }, GuestUser: { Card: {} } } } },
      {
        ...attempt,
        earlier: {
          ...paged,
          reference: { ...attempt.reference, udid: "u-2" },
          body: { TrackingOrder: { UDID: "u-2" } },
        },
      },
      { ...attempt, settlement: "card" },
      { ...attempt, settlement: { kind: "coins" } },
      { ...attempt, settlement: { kind: "token" } },
      { ...attempt, settlement: { kind: "redirect", method: "alipay" } },
      { ...attempt, total: -1 },
      { ...attempt, postedAt: null },
    ],
  },
  { name: "checkoutDataOfTab", storage: "session", value: attempt, wrong: [{}, { ...attempt, body: null }] },
  {
    name: "unseenOrder",
    storage: "session",
    value: attempt.reference,
    wrong: ["u-1", {}, { ...attempt.reference, storeId: "120" }, { ...attempt.reference, udid: "" }],
  },
  {
    name: "recentOrders",
    storage: "local",
    value: [recent],
    wrong: ["u-1", recent, ["u-1"], [attempt.reference], [{ ...recent, udid: "" }], [{ ...recent, placedAt: "now" }]],
  },
  {
    name: "placedInTab",
    storage: "session",
    value: { "t-1": 1_795_305_600_000 },
    wrong: ["t-1", null, { "t-1": "now" }, ["now"]],
  },
  { name: "lastStore", storage: "session", value: "120", wrong: [120, "", {}, null] },
  { name: "endedOrders", storage: "local", value: ["u-2", "u-1"], wrong: ["u-1", [""], [5], {}] },
  { name: "clock", storage: "local", value: -86_400_000, wrong: ["86400000", null, {}] },
  {
    name: "contacts",
    storage: "local",
    value: { 120: kept120, 121: null },
    wrong: [
      "Noor",
      null,
      { 120: {} },
      { 120: kept120.contact },
      { 120: { ...kept120, orderedAt: "today" } },
      { 120: { ...kept120, contact: { ...kept120.contact, phone: 412 } } },
    ],
  },
  {
    name: "left",
    storage: "session",
    value: { room: null, table: "12" },
    wrong: ["12", { table: "12" }, { room: "", table: null }, { room: null, table: 12 }],
  },
  {
    name: "tableSeen",
    storage: "local",
    value: seen,
    wrong: [{}, "12", { ...seen, table: "" }, { ...seen, at: "now" }],
  },
  { name: "tableSeenByTab", storage: "session", value: seen, wrong: [null, { table: "12" }] },
  {
    name: "typedForms",
    storage: "session",
    value: { contact: { firstName: "Noor" }, notes: { 120: "No onion" }, room: { room: "12" }, table: {} },
    wrong: ["Noor", { contact: "Noor" }, { table: { table: 12 } }, { card: { number: "4111111111111111" } }],
  },
  {
    name: "pickedTime",
    storage: "session",
    value: { storeId: 120, time: { kind: "slot", at: 1_795_305_600_000 } },
    wrong: [
      null,
      { kind: "slot", at: 1_795_305_600_000 },
      { storeId: 120, time: { kind: "asap", at: 1 } },
      { storeId: 120, time: { kind: "slot", at: "soon" } },
      { storeId: "120", time: { kind: "slot", at: 1 } },
    ],
  },
  { name: "log", storage: "session", value: [logged], wrong: [logged, [{ ...logged, type: "Fatal" }], [{}]] },
  { name: "signedIn", storage: "local", value: true, wrong: ["true", 1, null] },
  { name: "guest", storage: "local", value: "g-5f", wrong: ["", 5, null] },
  {
    name: "place",
    storage: "local",
    value: { windowPx: 360, heightPx: 4200 },
    wrong: [4200, null, { windowPx: 360 }, { windowPx: 360, heightPx: -1 }, { windowPx: "360", heightPx: 1 }],
  },
  {
    name: "lastMenu",
    storage: "local",
    value: lastMenu,
    wrong: [
      {},
      { ...lastMenu, savedAt: "now" },
      { ...lastMenu, store: null },
      { ...lastMenu, store: { id: 120, fields: {} } },
      { ...lastMenu, menus: {} },
      { ...lastMenu, menus: [{ id: "a", fields: "b" }] },
    ],
  },
] as const;

function written(value: unknown, version = 1): string {
  return JSON.stringify({ version, value });
}

describe("the tables of stored data", () => {
  it("list everything that both tables have, each under its own name", () => {
    expect(Object.keys(things).sort()).toEqual(kept.map(({ name }) => name).sort());
    for (const [name, { key }] of Object.entries(things)) expect(key).toBe(name);
  });

  it("let no older cart, answers, details or selection come back", () => {
    const dropping = Object.entries(things).filter(([, { dropsOlder }]) => dropsOlder);
    const names = ["cart", "contacts", "giftCart", "offers", "selection", "typedForms"];
    expect(dropping.map(([name]) => name).sort()).toEqual(names);
  });

  it("list the same keys as the documentation", () => {
    const privacy = readFileSync(new URL("../../../widget-demo/docs/privacy.md", import.meta.url), "utf8");
    const [, told = ""] = /## What is stored\n(.*?)(?:\n## |$)/s.exec(privacy) ?? [];
    const keys = [...told.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => cell?.match(/\w+/g) ?? []);
    // What is rendered first is read before the tables have loaded.
    expect(keys.sort()).toEqual([...Object.keys(things), firstScreenKey.key].sort());
  });

  it.each(kept)("store $name in $storage storage and read it back unchanged", ({ name, storage, value }) => {
    const thing = things[name];
    expect(thing.storage).toBe(storage);
    expect(thing.parse(written(value))).toEqual(value);
  });

  it.each([undefined, null, "1 Bourke St", { street: 1 }])(
    "drop an address stored as %j, and keep its contact",
    (address) => {
      const { contact, orderedAt } = kept120;
      expect(things.contacts.parse(written({ 120: { contact, address, orderedAt } }))).toEqual({
        120: { contact, address: null, orderedAt },
      });
    },
  );

  it("parse what they encode", () => {
    expect(storageRows.language.encode("zh-CN")).toBe('{"version":1,"value":"zh-CN"}');
    expect(storageRows.mobile.parse(storageRows.mobile.encode(true))).toBe(true);
    expect(storageRows.dietary.parse(storageRows.dietary.encode(dietary))).toEqual(dietary);
    expect(storageRows.lastMenu.parse(storageRows.lastMenu.encode(lastMenu))).toEqual(lastMenu);
  });

  const broken = kept.flatMap(({ name, value, wrong }) => {
    const texts = [
      null,
      "",
      "{",
      "null",
      "7",
      "[]",
      '"en"',
      written(value, 2),
      JSON.stringify({ value }),
      "x".repeat(2_000_000),
    ];
    return [...texts, ...wrong.map((bad) => written(bad))].map((text) => ({ name, text, shown: text?.slice(0, 60) }));
  });

  it.each(broken)("return null for $name stored as $shown", ({ name, text }) => {
    expect(things[name].parse(text)).toBeNull();
  });

  it.each([
    { what: "was stored by an earlier release", ordered: undefined },
    { what: "has another type there", ordered: "patty" },
  ])("read an order being placed that $what, without its ordered lines", ({ ordered }) => {
    expect(storedOrders.checkoutData.parse(written({ ...attempt, ordered }))).toEqual({ ...attempt, ordered: null });
  });

  it.each([
    [true, { kind: "card" }],
    [false, { kind: "none" }],
  ])("R1: read an order of an earlier release with needsCard %s as settled by %j", (needsCard, settlement) => {
    const { goods: _food, settlement: _new, ...old } = attempt;
    const { checkoutData } = storedOrders;
    expect(checkoutData.parse(written({ ...old, needsCard }))).toEqual({ ...attempt, settlement });
  });

  it.each(Object.values(settlementsOfKinds).flat())("read back an order that is settled by %j", (settlement) => {
    expect(storedOrders.checkoutData.parse(written({ ...attempt, settlement }))).toEqual({ ...attempt, settlement });
  });

  it("R57: read back the payment page that is still open", () => {
    const both = { ...attempt, earlier: paged };
    expect(storedOrders.checkoutData.parse(written(both))).toEqual(both);
  });

  it("R37: read back no secret of a payment", () => {
    const secrets = { token: "knock", Card: { CardNumber: "4111111111111111" } };
    const settled = { kind: "token", method: "apple-pay", isSpent: true };
    for (const settlement of [settled, paged.settlement, attempt.settlement]) {
      const both = { ...attempt, settlement: { ...settlement, ...secrets }, earlier: paged };
      expect(storedOrders.checkoutData.parse(written(both))).toEqual({ ...attempt, settlement, earlier: paged });
    }
  });

  it.each([undefined, { email: 1 }, "me"])("R67: read an order being placed whose member is %j", (joins) => {
    expect(storedOrders.checkoutData.parse(written({ ...attempt, joins }))).toEqual({ ...attempt, joins: null });
  });

  it.each([undefined, { value: -1 }, "sold"])("R83: read an order being placed whose sale is %j", (sale) => {
    expect(storedOrders.checkoutData.parse(written({ ...attempt, sale }))).toEqual({ ...attempt, sale: null });
  });

  it("don't store a menu that is too long", () => {
    const Name = "x".repeat(1_000_000);
    expect(storageRows.lastMenu.encode({ ...lastMenu, menus: [], store: { id: "120", fields: { Name } } })).toBeNull();
  });

  it("never throw, whatever is stored", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => written(value)),
        ),
        (text) => {
          for (const thing of Object.values(storageRows)) thing.parse(text);
        },
      ),
    );
  });
});

describe("R1: the storage keys", () => {
  it.each([
    [{ hqId: 7, store: null }, "hq-7"],
    [{ hqId: 7, store: 120 }, "hq-7"],
    [{ hqId: null, store: 120 }, "store-120"],
    [{ hqId: null, store: "corner" }, "store-corner"],
    [{ hqId: null, store: null }, "provider"],
  ])("of %j have the scope %s", (named, scope) => {
    expect(scopeOf(named)).toBe(scope);
  });

  it("contain product, scope and key", () => {
    expect(storageKey("hq-7", storageRows.room.key)).toBe("servery:hq-7:room");
  });
});
