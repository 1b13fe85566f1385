import { describe, expect, it } from "vitest";
import { documentPaths, queryUrl, restTarget, restUrl } from "../../../src/wire/documents/paths.ts";
import { encodeStoreByName } from "../../../src/wire/documents/storeQueries.ts";

const target = { firestore: "http://localhost:5173", projectId: "servery-demo", apiKey: "k&y" };
const documents = "http://localhost:5173/v1/projects/servery-demo/databases/(default)/documents";

describe("R8: the paths of documents", () => {
  it.each([
    [{ isBranded: false, hqId: null }, "Companies"],
    [{ isBranded: false, hqId: 7 }, "Companies"],
    [{ isBranded: true, hqId: 7 }, "Brands/7/Companies"],
  ])("%j starts at %s", (place, stores) => {
    const answer = documentPaths(place);
    if (!answer.ok) throw new Error(answer.problem.kind);
    expect(answer.paths.stores).toBe(stores);
    expect(answer.paths.store(120)).toBe(`${stores}/120`);
    expect(answer.paths.menus(120)).toBe(`${stores}/120/Menus`);
  });

  it("reports a problem for a branded deployment without a headquarters", () => {
    expect(documentPaths({ isBranded: true, hqId: null })).toEqual({
      ok: false,
      problem: { kind: "branded-needs-hq" },
    });
  });
});

describe("addresses of Firestore's REST interface", () => {
  it.each([
    ["Companies/120", "/Companies/120?key=k%26y"],
    ["Companies/120/Menus", "/Companies/120/Menus?key=k%26y&pageSize=300"],
    ["Companies", "/Companies?key=k%26y&pageSize=300"],
    ["Companies/1?#/Menus", "/Companies/1%3F%23/Menus?key=k%26y&pageSize=300"],
  ])("%s", (path, address) => {
    expect(restUrl(target, path)).toBe(documents + address);
  });

  it.each([
    ["Companies", ":runQuery?key=k%26y"],
    ["Brands/7/Companies", "/Brands/7:runQuery?key=k%26y"],
  ])("a query of %s is posted to its parent", (collection, address) => {
    expect(queryUrl(target, collection)).toBe(documents + address);
  });

  it.each([
    [null, "https://firestore.googleapis.com"],
    ["http://localhost:5173", "http://localhost:5173"],
  ])("with the emulator %s, the address starts with %s", (firestore, at) => {
    const firebase = { projectId: "p", apiKey: "k" };
    expect(restTarget({ firebase, emulators: { firestore } })).toEqual({ firestore: at, ...firebase });
  });
});

describe("a query for stores", () => {
  it("by name asks for one store", () => {
    expect(encodeStoreByName("Patty & Sons")).toEqual({
      structuredQuery: {
        from: [{ collectionId: "Companies" }],
        where: { fieldFilter: { field: { fieldPath: "Name" }, op: "EQUAL", value: { stringValue: "Patty & Sons" } } },
        limit: 1,
      },
    });
  });
});
