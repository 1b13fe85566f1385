import { describe, expect, it } from "vitest";
import { canGet, canList, canWrite } from "../../../widget-demo/backend/documents/access.ts";
import { parseQuery } from "../../../widget-demo/backend/documents/parseQuery.ts";
import { fieldsOfJson } from "../../../widget-demo/backend/documents/plain.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";

const nobody = { uid: null };
const noor = { uid: "noor" };
const guestOrder: JsonFields = { GuestIdentifier: "g-1", OnlineOrderUserIdentifier: "g-1" };
const noorsOrder: JsonFields = { GuestIdentifier: null, OnlineOrderUserIdentifier: "noor" };
const leesOrder: JsonFields = { GuestIdentifier: null, OnlineOrderUserIdentifier: "lee" };

function recordOf(path: string, fields: JsonFields | undefined) {
  return fields && { path, fields: fieldsOfJson(fields), created: 1n, updated: 1n };
}

function listOf(path: string, where?: object) {
  const at = path.lastIndexOf("/");
  const from = [{ collectionId: path.slice(at + 1) }];
  return parseQuery(where ? { from, where } : { from }, at < 0 ? "" : path.slice(0, at));
}

function equals(fieldPath: string, text: string) {
  return { fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue: text } } };
}

/** R8's paths, plain and behind a brand. */
describe.each(["", "Brands/7/"])("behind %j", (brand) => {
  it.each([
    ["a store", "Companies/120", nobody, {}, true],
    ["a menu", "Companies/120/Menus/A", nobody, {}, true],
    ["a trigger", "Companies/120/PriceTriggers/t", nobody, {}, true],
    ["a template", "MessageTemplates/k", nobody, {}, true],
    ["a guest", "GuestUsers/g-1", nobody, {}, false],
    ["a user, by themselves", "Users/noor", noor, {}, true],
    ["a user, by another", "Users/lee", noor, {}, false],
    ["a user, by nobody", "Users/noor", nobody, {}, false],
    ["a guest's order", "Companies/120/TrackingOrders/o", nobody, guestOrder, true],
    ["one's own order", "Companies/120/TrackingOrders/o", noor, noorsOrder, true],
    ["another's order", "Companies/120/TrackingOrders/o", noor, leesOrder, false],
    ["a member's order, by nobody", "Companies/120/TrackingOrders/o", nobody, noorsOrder, false],
    ["an order that is not there yet", "Companies/120/TrackingOrders/o", nobody, undefined, true],
    ["one's own order, under the user", "Users/noor/TrackingOrders/o", noor, noorsOrder, true],
    ["another's, under the user", "Users/lee/TrackingOrders/o", noor, leesOrder, false],
    ["a guest's, under the guest", "Users/g-1/TrackingOrders/o", nobody, guestOrder, true],
    ["something else in a store", "Companies/120/Secrets/s", noor, {}, false],
    ["something else", "Secrets/s", noor, {}, false],
  ])("get: %s", (_name, path, caller, fields, allowed) => {
    expect(canGet(caller, brand + path, recordOf(brand + path, fields))).toBe(allowed);
  });

  it.each([
    ["stores", "Companies", nobody, undefined, true],
    ["menus", "Companies/120/Menus", nobody, undefined, true],
    ["triggers", "Companies/120/PriceTriggers", nobody, undefined, true],
    ["templates", "MessageTemplates", nobody, undefined, true],
    ["guests", "GuestUsers", noor, undefined, false],
    ["users", "Users", noor, undefined, false],
    ["everybody's orders", "Companies/120/TrackingOrders", noor, undefined, false],
    ["one's own orders", "Companies/120/TrackingOrders", noor, equals("OnlineOrderUserIdentifier", "noor"), true],
    ["another's orders", "Companies/120/TrackingOrders", noor, equals("OnlineOrderUserIdentifier", "lee"), false],
    [
      "orders by another field",
      "Companies/120/TrackingOrders",
      noor,
      equals("a.OnlineOrderUserIdentifier", "noor"),
      false,
    ],
    ["a guest's orders", "Companies/120/TrackingOrders", nobody, equals("OnlineOrderUserIdentifier", "g-1"), false],
    ["one's own, under the user", "Users/noor/TrackingOrders", noor, undefined, true],
    ["another's, under the user", "Users/lee/TrackingOrders", noor, undefined, false],
    ["a guest's, under the guest", "Users/g-1/TrackingOrders", nobody, undefined, false],
  ])("list: %s", (_name, path, caller, where, allowed) => {
    expect(canList(caller, listOf(brand + path, where))).toBe(allowed);
  });

  it.each([
    ["their own document", "Users/noor", noor, true],
    ["another's", "Users/lee", noor, false],
    ["theirs, by nobody", "Users/noor", nobody, false],
    ["an order", "Users/noor/TrackingOrders/o", noor, false],
    ["a store", "Companies/120", noor, false],
  ])("write: %s", (_name, path, caller, allowed) => {
    expect(canWrite(caller, brand + path)).toBe(allowed);
  });
});

describe("filters around the caller's own orders", () => {
  const own = equals("OnlineOrderUserIdentifier", "noor");
  const other = equals("StoreName", "Blue Door");

  it.each([
    ["AND", true],
    ["OR", false],
  ])("joined by %s", (op, allowed) => {
    const where = { compositeFilter: { op, filters: [other, own] } };
    expect(canList(noor, listOf("Companies/120/TrackingOrders", where))).toBe(allowed);
  });
});

describe("groups", () => {
  it.each([
    ["Menus", true],
    ["PriceTriggers", true],
    ["TrackingOrders", false],
    ["Users", false],
  ])("%s", (collectionId, allowed) => {
    const query = parseQuery({ from: [{ collectionId, allDescendants: true }] }, "");
    expect(canList(noor, query)).toBe(allowed);
  });
});
