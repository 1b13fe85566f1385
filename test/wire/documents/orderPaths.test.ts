import { describe, expect, it } from "vitest";
import { orderPaths } from "../../../src/wire/documents/orderPaths.ts";
import { pathsOf } from "../../../src/wire/documents/paths.ts";

describe.each([
  [null, "", "Companies/120/TrackingOrders/u-1"],
  [7, "Brands/7/", "Brands/7/Users/g-1/TrackingOrders/u-1"],
])("R8: with the brand %s", (brand, root, order) => {
  const paths = orderPaths(pathsOf(brand));

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
