import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";
import { type Files, temporaryFolder } from "./demoFixture.ts";

const store = { ID: 120 };

function read(files: Files) {
  return readData(temporaryFolder(files));
}

describe("the demo's data", () => {
  it("needs only documents.json", () => {
    expect(read({ "documents.json": { "Companies/120": store } })).toEqual({
      documents: { "Companies/120": store },
      coupons: [],
      accounts: [],
      delivery: { fees: {}, places: [] },
      configuration: {},
    });
  });

  it("lists the large pictures that exist beside those of its products", () => {
    const Products = {
      1: { PhotoUrl: "/images/soup.webp" },
      2: { PhotoUrl: "/images/tea.webp" },
      3: { PhotoUrl: "/images/soup.webp", LargePhotoUrl: "https://pictures.example/soup.webp" },
      4: { PhotoUrl: "https://pictures.example/images/soup.webp" },
      5: {},
    };
    const { documents } = read({
      "documents.json": { "Companies/120/Menus/DefaultMenu": { Products } },
      "images/soup-large.webp": "",
    });
    expect(documents["Companies/120/Menus/DefaultMenu"]).toEqual({
      Products: { ...Products, 1: { PhotoUrl: "/images/soup.webp", LargePhotoUrl: "/images/soup-large.webp" } },
    });
  });

  it("reads each file of S45 as written", () => {
    const accounts = [{ email: "mei@example.com", password: "order-me-1", uid: "mei", displayName: "Mei" }];
    const coupons = [{ CompanyID: 120, Coupon: { CouponCode: "HALF" } }];
    const delivery = {
      fees: { 120: { Fee: 7.5, DeliveryDuration: 25 } },
      places: [
        { address: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC", lat: -37.81, lng: 144.96 },
      ],
    };
    const data = read({
      "documents.json": { "Companies/120/Menus/DefaultMenu": { Since: { $time: "2026-11-20T01:00:00Z" } } },
      "accounts.json": accounts,
      "coupons.json": coupons,
      "delivery.json": delivery,
      "config.json": { branded: true },
    });
    expect(data).toMatchObject({ accounts, coupons, delivery, configuration: { branded: true } });
  });

  it("R10: leaves checking the fields of a document to the widget, however odd they are", () => {
    const odd = { ID: "not a number", Products: [null, 3, { Price: "free" }], UiColours: null };
    expect(read({ "documents.json": { "Companies/120": odd } }).documents["Companies/120"]).toEqual(odd);
  });

  it("says in which line JSON breaks, and shows nothing of it, which may be a key", () => {
    const files = { "config.json": '{\n  "apiUrl": "/api",\n  "apiKey": secret-of-nonna\n}' };
    expect(() => read({ "documents.json": {}, ...files })).toThrow(
      /config\.json: cannot be read as JSON \(.* in line 3\)/,
    );
    expect(() => read({ "documents.json": {}, ...files })).not.toThrow(/secret/);
  });

  it.each<[string, Files, string]>([
    ["no documents", {}, "documents.json: the file is missing"],
    ["text that is not JSON", { "documents.json": "{ oops" }, "documents.json: cannot be read as JSON"],
    [
      "a collection's path",
      { "documents.json": { "Companies/120/Menus": {} } },
      "Companies/120/Menus: a document's path",
    ],
    ["a path with dots", { "documents.json": { "Companies/..": {} } }, "Companies/..: no segment of a path"],
    [
      "an invalid timestamp",
      { "documents.json": { "Companies/120": { Hours: [{ Until: { $time: "soon" } }] } } },
      'Companies/120: Hours.0.Until is not a timestamp: {"$time":"soon"}',
    ],
    [
      "two brands with the same store id",
      { "documents.json": { "Brands/7/Companies/120": {}, "Brands/8/Companies/120": {} } },
      "documents.json: Brands/8/Companies/120: Brands/7 has a store 120, too",
    ],
    [
      "an account without a password",
      { "accounts.json": [{ email: "a@b.co", uid: "a" }] },
      "accounts.json: 0 > password",
    ],
    [
      "a wrong e-mail address",
      { "accounts.json": [{ email: "a", uid: "a", password: "123456" }] },
      "not an e-mail address",
    ],
    [
      "two accounts with the same address",
      { "accounts.json": ["a@b.co", "A@b.co"].map((email, uid) => ({ email, uid: `${uid}`, password: "123456" })) },
      "the same e-mail address",
    ],
    ["a coupon without a store", { "coupons.json": [{ Coupon: {} }] }, "coupons.json: 0 > CompanyID"],
    ["a negative fee", { "delivery.json": { fees: { 120: { Fee: -1, DeliveryDuration: 2 } } } }, "fees > 120 > Fee"],
    ["a flag that is text", { "config.json": { branded: "yes" } }, "config.json: branded: "],
  ])("refuses %s, and names the file and the place", (_name, files, message) => {
    const folder = temporaryFolder(files);
    expect(() => readData(folder)).toThrow(message);
    expect(() => readData(folder)).toThrow(folder);
  });

  it("lists every problem on its own line", () => {
    const files = { "documents.json": { Companies: 1, "A/b": { $time: 3 } }, "accounts.json": {}, "coupons.json": "" };
    expect(() => read(files)).toThrow(/Companies.*\n.*Companies.*\n.*A\/b.*\n.*coupons\.json.*\n.*accounts\.json/);
  });

  it("reports a missing folder", () => {
    expect(() => readData(join(temporaryFolder(), "nowhere"))).toThrow(/^There is no data folder .*nowhere\.$/);
  });
});
