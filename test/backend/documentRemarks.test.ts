import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { documentRemarks } from "../../widget-demo/backend/contract/documents/documents.ts";
import { dataRemarks, readData } from "../../widget-demo/backend/data.ts";
import { temporaryFolder } from "./demoFixture.ts";

const period = { DayOfWeek: 0, OpeningTime: "09:00", ClosingTime: "24:00" };
const store = { ID: 120, Name: "Patty", IsEnabled: null, OperatingHours: [period] };
const product = { Name: "Burger", Price: 9.5, TaxRate: 0.1 };
const menu = { Categories: [{ Name: "Mains", SubMenuItems: [{ ProductID: 1, Price: 9 }] }], Products: { 1: product } };

describe("R10: remarks on odd values in the demo's data", () => {
  it("are empty for the sample data", () => {
    const folder = fileURLToPath(new URL("../../widget-demo/data", import.meta.url));
    expect(dataRemarks(readData(folder), folder)).toEqual([]);
  });

  it.each<[object, string]>([
    [{}, "CouponCode: is missing"],
    [{ CouponCode: "HALF", PercentageValue: "50" }, 'PercentageValue: expected a percentage from 0 to 100, found "50"'],
    [
      { CouponCode: "HALF", CouponCategory: [" "] },
      'CouponCategory > 0: expected an id (text, or a whole number), found " "',
    ],
  ])("name the coupon: %j", (Coupon, remark) => {
    const folder = temporaryFolder({
      "documents.json": {},
      "coupons.json": [
        { CompanyID: 120, Coupon: { CouponCode: "FIVER", FreeDollar: 5, Mystery: 1 } },
        { CompanyID: 7, Coupon },
      ],
    });
    expect(dataRemarks(readData(folder), folder)).toEqual([`${join(folder, "coupons.json")}: 1 > Coupon > ${remark}`]);
  });

  it("are empty if values are right, missing or null, or have an unknown key", () => {
    expect(documentRemarks({ "Companies/120": store, "Companies/120/Menus/A": menu, "Users/u": { Name: 5 } })).toEqual(
      [],
    );
    expect(documentRemarks({ "Companies/120": { Mystery: 5 }, "Companies/120/Menus/A": {} })).toEqual([]);
  });

  it("name a value and what is expected, with its document", () => {
    for (const path of ["Companies/120", "Brands/7/Companies/120"]) {
      const remark = `${path} > ID: expected a whole number above 0, found "one"`;
      expect(documentRemarks({ [path]: { ...store, ID: "one" } })).toEqual([remark]);
    }
  });
});
