import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { documentRemarks } from "../../widget-demo/backend/contract/documents/documents.ts";
import { dataRemarks, readData } from "../../widget-demo/backend/data.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { startDemo, temporaryFolder } from "./demoFixture.ts";

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

  it.each<[object, string]>([
    [{ ID: "one" }, 'ID: expected a whole number above 0, found "one"'],
    [{ IsTest: "no" }, 'IsTest: expected true or false, found "no"'],
    [{ OperatingHours: [period, 7] }, "OperatingHours > 1: expected an object, found 7"],
    [
      { OperatingHours: [{ ...period, DayOfWeek: 9 }] },
      "OperatingHours > 0 > DayOfWeek: expected a day from 0 to 6, found 9",
    ],
    [
      { OperatingHours: [{ ...period, OpeningTime: "25:00" }] },
      'OperatingHours > 0 > OpeningTime: expected a time such as 09:30, found "25:00"',
    ],
    [
      { OrderCancellation: { OrderCancellationAllowed: 1 } },
      "OrderCancellation > OrderCancellationAllowed: expected true or false, found 1",
    ],
    [
      { OrderCancellation: { CancellationTimeBufferInMinutes: "30" } },
      'OrderCancellation > CancellationTimeBufferInMinutes: expected minutes from 0, found "30"',
    ],
    ...[
      "ChargeToRoomRadio",
      "EnableAlipayPayment",
      "EnableApplePayment",
      "EnableGooglePayment",
      "HideTrackingOrderForGuest",
    ].map((name): [object, string] => [
      { ViewComponentConfigs: { [name]: "true" } },
      `ViewComponentConfigs > ${name}: expected true or false, found "true"`,
    ]),
  ])("name values of a store and what is expected: %j", (change, remark) => {
    for (const path of ["Companies/120", "Brands/7/Companies/120"]) {
      expect(documentRemarks({ [path]: { ...store, ...change } })).toEqual([`${path} > ${remark}`]);
    }
  });

  it.each<[object, string]>([
    [{ Categories: "all" }, 'Categories: expected a list, found "all"'],
    [{ Categories: [{ Name: 5 }] }, "Categories > 0 > Name: expected text, found 5"],
    [
      { Categories: [{ Name: "Mains", SubMenuItems: [{ ProductID: 1, Price: "9" }] }] },
      'Categories > 0 > SubMenuItems > 0 > Price: expected dollars from 0, found "9"',
    ],
    [{ Products: { 1: { ...product, TaxRate: -1 } } }, "Products > 1 > TaxRate: expected a tax rate, found -1"],
  ])("name values of a menu: %j", (change, remark) => {
    const path = "Companies/120/Menus/A";
    expect(documentRemarks({ [path]: { ...menu, ...change } })).toEqual([`${path} > ${remark}`]);
  });

  it.each<[string, object, string]>([
    ["MessageTemplates/ThankYou", { Content: 5 }, "Content: expected text, found 5"],
    ["Brands/7/MessageTemplates/ThankYou", { "Content_zh-CN": [] }, "Content_zh-CN: expected text, found []"],
    ["Users/mei", { StoredCards: {} }, "StoredCards: expected a list, found {}"],
    [
      "Users/mei",
      { StoredCards: [{ ElidedPan: "…1111", CardType: "amex", CardIdentifier: "c" }] },
      'StoredCards > 0 > CardType: expected visa or master, found "amex"',
    ],
  ])("name values of a template and a member: %s %j", (path, fields, remark) => {
    expect(documentRemarks({ [path]: fields as JsonFields })).toEqual([`${path} > ${remark}`]);
  });

  it("don't keep the demo from starting, because the widget has to cope with odd values", async () => {
    const demo = await startDemo({ "data/documents.json": { "Companies/120": { ID: 120, Name: 5 } } });
    expect(demo.remarks).toEqual([expect.stringMatching(/documents\.json: Companies\/120 > Name: expected text/)]);
    expect(demo.documents.read("Companies/120")).toEqual({ ID: 120, Name: 5 });
  });
});
