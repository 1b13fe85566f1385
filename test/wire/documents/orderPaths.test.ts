import { describe, expect, it } from "vitest";
import { orderPaths } from "../../../src/wire/documents/orderPaths.ts";
import { documentPaths } from "../../../src/wire/documents/paths.ts";

function pathsOf(isBranded: boolean) {
  const answer = documentPaths({ isBranded, hqId: 7 });
  if (!answer.ok) throw new Error(answer.problem.kind);
  return orderPaths(answer.paths);
}

describe.each([
  [false, "", "Companies/120/TrackingOrders/u-1"],
  [true, "Brands/7/", "Brands/7/Users/g-1/TrackingOrders/u-1"],
])("R8: with a brand: %s", (isBranded, root, order) => {
  const paths = pathsOf(isBranded);

  it("builds the paths of orders, members and guests", () => {
    expect(paths.triggers(120)).toBe(`${root}Companies/120/PriceTriggers`);
    expect(paths.user("mei")).toBe(`${root}Users/mei`);
    expect(paths.template("thankyou")).toBe(`${root}MessageTemplates/thankyou`);
    expect(paths.order({ udid: "u-1", storeId: 120, customerId: "g-1" })).toBe(order);
  });

  it.each(["", ".", "..", "a/b", "__a__"])("returns null for the id %j of an order or a customer", (id) => {
    expect(paths.order({ udid: id, storeId: 120, customerId: "g-1" })).toBeNull();
    expect(paths.order({ udid: "u-1", storeId: 120, customerId: id })).toBeNull();
  });
});
