import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../widget-demo/backend/documents/parseQuery.ts";
import { getCases, groupCases, listCases, writeCases } from "./accessCases.ts";
import { hostileGets, hostileWrites } from "./hostileCases.ts";
import { equals, localMayGet, localMayList, localMayWrite, localRights } from "./localVerdicts.ts";

// test/google asks Google's own emulator the same.
describe("the local backend's permissions", () => {
  it.each([...getCases, ...hostileGets])("get: %s", (_what, path, who, document, allowed) => {
    expect(localMayGet(path, who, document)).toBe(allowed);
  });

  it.each(listCases)("list: %s", (_what, collection, who, owner, allowed) => {
    expect(localMayList(collection, who, owner)).toBe(allowed);
  });

  it.each([...writeCases, ...hostileWrites])("R62: write: %s", (_what, path, who, before, after, allowed) => {
    expect(localMayWrite(path, who, before, after)).toBe(allowed);
  });

  it.each(groupCases)("list everywhere: %s", (collectionId, who, allowed) => {
    const query = parseQuery({ from: [{ collectionId, allDescendants: true }] }, "");
    expect(localRights(who).canList(query)).toBe(allowed);
  });
});

describe("filters around the caller's own orders", () => {
  const own = equals("OnlineOrderUserIdentifier", "noor");
  const other = equals("StoreName", "Blue Door");
  const orders = (where: object) => {
    return localRights({ uid: "noor" }).canList(
      parseQuery({ from: [{ collectionId: "TrackingOrders" }], where }, "Companies/120"),
    );
  };

  it.each([
    ["AND", true],
    ["OR", false],
  ])("combined with others by %s", (op, allowed) => {
    expect(orders({ compositeFilter: { op, filters: [other, own] } })).toBe(allowed);
  });

  it("are no proof if the field is inside another field", () => {
    expect(orders(equals("a.OnlineOrderUserIdentifier", "noor"))).toBe(false);
  });
});
