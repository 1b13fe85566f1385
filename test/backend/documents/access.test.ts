import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { parseQuery } from "../../../widget-demo/backend/documents/parseQuery.ts";
import { fieldsOfJson } from "../../../widget-demo/backend/documents/plain.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { backendsFields, getCases, listCases, now, ownFields, type Person, writeCases } from "./accessCases.ts";
import { isAllowed, type Operation } from "./rules/evaluateRules.ts";
import { parseRules } from "./rules/parseRules.ts";

const rules = parseRules(readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8"));

function authOf({ uid, email }: Person) {
  return uid === null ? null : { uid, ...(email === undefined ? {} : { email }) };
}

const rightsNow = (who: Person) => rightsOf(who, () => now);

/** A document as the rules see it: with its times as such. */
function seen(document: JsonFields | null) {
  const created = document?.["CreatedOn"];
  const isTime = typeof created === "object" && created !== null && "$time" in created;
  return isTime ? { ...document, CreatedOn: new Date(String(created["$time"])) } : document;
}

/** What the rules answer, and what the local backend answers. */
function getBoth(path: string, who: Person, document: JsonFields | null): readonly boolean[] {
  const asked = { operation: "get", path, auth: authOf(who), time: now, before: seen(document), after: null } as const;
  const record = document === null ? undefined : { path, fields: fieldsOfJson(document), created: 1n, updated: 1n };
  return [isAllowed(rules, asked), rightsNow(who).canGet(path, record)];
}

function listBoth(collection: string, who: Person, owner: string | null): readonly boolean[] {
  // Firestore allows a query if its filters alone prove the rule.
  const before = owner === null ? {} : { OnlineOrderUserIdentifier: owner };
  const path = `${collection}/a document that nobody knows`;
  const asked = { operation: "list", path, auth: authOf(who), time: now, before, after: null } as const;
  const where = owner === null ? undefined : equals("OnlineOrderUserIdentifier", owner);
  return [isAllowed(rules, asked), rightsNow(who).canList(listOf(collection, where))];
}

function writeBoth(path: string, who: Person, before: JsonFields | null, after: JsonFields | null) {
  const operation: Operation = after === null ? "delete" : before === null ? "create" : "update";
  const fields = [before, after].map((each) => each && fieldsOfJson(each));
  return [
    isAllowed(rules, { operation, path, auth: authOf(who), time: now, before, after }),
    rightsNow(who).canWrite(path, fields[0] ?? null, fields[1] ?? null),
  ];
}

function listOf(path: string, where?: object) {
  const at = path.lastIndexOf("/");
  const from = [{ collectionId: path.slice(at + 1) }];
  return parseQuery(where ? { from, where } : { from }, at < 0 ? "" : path.slice(0, at));
}

function equals(fieldPath: string, text: string) {
  return { fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue: text } } };
}

describe("firestore.rules and the local backend agree", () => {
  it.each(getCases)("get: %s", (_what, path, who, document, allowed) => {
    expect(getBoth(path, who, document)).toEqual([allowed, allowed]);
  });

  it.each(listCases)("list: %s", (_what, collection, who, owner, allowed) => {
    expect(listBoth(collection, who, owner)).toEqual([allowed, allowed]);
  });

  it.each(writeCases)("R62: write: %s", (_what, path, who, before, after, allowed) => {
    expect(writeBoth(path, who, before, after)).toEqual([allowed, allowed]);
  });

  it("on any request", () => {
    const segment = fc.constantFrom("Brands", "Companies", "Users", "Menus", "TrackingOrders", "noor", "g-1", "7");
    const path = fc.array(segment, { minLength: 2, maxLength: 8 }).filter(({ length }) => length % 2 === 0);
    const text = fc.constantFrom("noor", "lee", "g-1", "noor@example.com", "", null);
    const keys = [...ownFields, ...backendsFields, "Email", "FirebaseUDID", "OnlineOrderUserIdentifier"];
    const document = fc.option(fc.dictionary(fc.constantFrom(...keys, "GuestIdentifier"), text, { maxKeys: 4 }));
    const who = fc.constantFrom<Person>({ uid: null }, { uid: "noor", email: "noor@example.com" }, { uid: "lee" });
    const seen = new Set<string>();
    const agree = (what: string, [rule, local]: readonly boolean[]) => {
      seen.add(`${what} ${rule}`);
      expect(local, what).toBe(rule);
    };
    fc.assert(
      fc.property(path, who, document, document, (segments, person, before, after) => {
        const at = segments.join("/");
        agree("get", getBoth(at, person, before));
        agree("list", listBoth(segments.slice(0, -1).join("/"), person, before === null ? null : "noor"));
        agree("write", writeBoth(at, person, before, after));
        agree("write one's own", writeBoth("Users/noor", person, before, after));
      }),
      { numRuns: 5000, seed: 23 },
    );
    // A random path is a member's own profile too rarely, so the test also writes to that one.
    expect([...seen].sort()).toEqual(expect.arrayContaining(["get false", "get true", "list false", "list true"]));
    expect(seen).toContain("write one's own true");
    expect(seen).toContain("write one's own false");
  });
});

describe("filters around the caller's own orders", () => {
  const own = equals("OnlineOrderUserIdentifier", "noor");
  const other = equals("StoreName", "Blue Door");

  it.each([
    ["AND", true],
    ["OR", false],
  ])("combined with others by %s", (op, allowed) => {
    const where = { compositeFilter: { op, filters: [other, own] } };
    expect(rightsNow({ uid: "noor" }).canList(listOf("Companies/120/TrackingOrders", where))).toBe(allowed);
  });

  it("are no proof if the field is inside another field", () => {
    const inner = equals("a.OnlineOrderUserIdentifier", "noor");
    expect(rightsNow({ uid: "noor" }).canList(listOf("Companies/120/TrackingOrders", inner))).toBe(false);
  });
});

describe("groups", () => {
  it.each([
    ["Menus", true],
    ["PriceTriggers", true],
    ["TrackingOrders", false],
    ["Users", false],
    ["Companies", false],
  ])("%s", (collectionId, allowed) => {
    const query = parseQuery({ from: [{ collectionId, allDescendants: true }] }, "");
    const path = `Anything/a/${collectionId}/b`;
    const asked = { operation: "list", path, auth: { uid: "noor" }, time: now, before: {}, after: null } as const;
    expect([isAllowed(rules, asked), rightsNow({ uid: "noor" }).canList(query)]).toEqual([allowed, allowed]);
  });
});
