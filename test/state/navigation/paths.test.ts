import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf, type Route, routeAt, storeNamed } from "../../../src/state/navigation/paths.ts";

/** Every route (S43), with and without its optional parts. */
const table: readonly (readonly [string, Route])[] = [
  ["/", { name: "main" }],
  ["/store/120", { name: "store", store: "120" }],
  ["/store/120/giftcards", { name: "giftStore", store: "120" }],
  ["/store/120/checkout", { name: "checkout", store: "120" }],
  ["/store/120/checkout/o-1", { name: "checkout", store: "120", order: "o-1" }],
  ["/store/120/checkout/giftcards", { name: "giftCheckout", store: "120" }],
  ["/store/120/completeorder/o-1/u-1", { name: "completeOrder", store: "120", order: "o-1", user: "u-1" }],
  [
    "/store/120/completeorder/o-1/u-1/7",
    { name: "completeOrder", store: "120", order: "o-1", user: "u-1", company: "7" },
  ],
  ["/store/120/thankyou", { name: "thankYou", store: "120" }],
  ["/store/120/giftcards/thankyou", { name: "giftThankYou", store: "120" }],
  ["/store/120/shoppingcartmobile", { name: "cart", store: "120" }],
  ["/store/120/shoppingcartmobile/q-1", { name: "cart", store: "120", qrcode: "q-1" }],
  ["/store/120/giftshoppingcartmobile", { name: "giftCart", store: "120" }],
  ["/store/120/saveOrderMobile", { name: "savedOrder", store: "120" }],
  ["/store/120/qrcodescanner", { name: "qrScanner", store: "120" }],
  ["/store/120/guestCheckIn", { name: "checkIn", store: "120" }],
  ["/store/120/resetpassword/bWVp", { name: "resetPassword", store: "120", user: "bWVp" }],
  ["/login", { name: "login" }],
  ["/login/120", { name: "loginForStore", store: "120" }],
  ["/login/120/gift", { name: "loginForStore", store: "120", forGift: "gift" }],
  ["/register", { name: "register" }],
  ["/registeruser", { name: "registerUser" }],
  ["/profile", { name: "profile" }],
  ["/120/orderhistory", { name: "orderHistory", store: "120" }],
  ["/120/loyalty", { name: "loyalty", store: "120" }],
  ["/120/userStamps", { name: "stamps", store: "120" }],
  ["/120/ordertracking", { name: "orderTracking", store: "120" }],
  ["/about", { name: "about" }],
  ["/contact", { name: "contact" }],
  ["/privacypolicy", { name: "privacyPolicy" }],
  ["/generalError", { name: "generalError" }],
  ["/pagenotfound", { name: "pageNotFound" }],
  ["/notFoundPage", { name: "storeNotFound" }],
  ["/LogViewer", { name: "log" }],
];

describe("every route (S43, R6)", () => {
  it.each(table)("%s is parsed", (path, route) => {
    expect(routeAt(path)).toEqual(route);
  });

  it.each(table)("%s is built", (path, route) => {
    expect(pathOf(route)).toBe(path);
  });
});

describe("unusual paths", () => {
  it.each<[string, Route]>([
    ["/store/120/", { name: "store", store: "120" }],
    ["//store///120//checkout/", { name: "checkout", store: "120" }],
    ["store/120", { name: "store", store: "120" }],
    ["/STORE/120/CheckOut", { name: "checkout", store: "120" }],
    ["/logviewer", { name: "log" }],
    ["/store/120?room=12&x=/checkout", { name: "store", store: "120" }],
    ["/store/120#top", { name: "store", store: "120" }],
    ["/store/120/#/login", { name: "store", store: "120" }],
    ["/store/Patty%20%26%20Sons", { name: "store", store: "Patty & Sons" }],
    ["/store/%E6%B5%B7%E9%B2%9C", { name: "store", store: "海鲜" }],
    ["/store/a%2Fb", { name: "store", store: "a/b" }],
    ["/store/100%", { name: "store", store: "100%" }],
    ["/store/Straße", { name: "store", store: "Straße" }],
    ["", { name: "main" }],
    ["?room=12", { name: "main" }],
  ])("%s is accepted", (path, route) => {
    expect(routeAt(path)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/store",
    "/store/120/kitchen",
    "/store/120/resetpassword",
    "/store/120/completeorder/o-1",
    "/store/120/checkout/o-1/more",
    "/120/cart",
    "/a/b/c/d/e/f/g",
    "/constructor",
    "/profile/me",
  ])("R6: %s falls back to the main page", (path) => {
    expect(routeAt(path)).toEqual({ name: "main" });
  });
});

const names = table.map(([, route]) => route);
/** Texts that aren't part of a path themselves, as in `/store/120/checkout/giftcards`, which names no order. */
const word = fc.stringMatching(/^[^\s/]{1,12}$/).filter((text) => !/^(store|login|giftcards|\.{1,2})$/i.test(text));
/** Both are built by hand, because fast-check's own arbitraries take seconds to set up on a busy machine. */
const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));
const webPath = fc.array(fc.string()).map((parts) => parts.map((part) => `/${encodeURIComponent(part)}`).join(""));

describe("paths and routes", () => {
  it("a route with any values is parsed back from its path", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(word, { minLength: 4, maxLength: 4 }), (route, words) => {
        const parts = Object.keys(route).filter((key) => key !== "name");
        const filled = { ...route, ...Object.fromEntries(parts.map((part, index) => [part, words[index]])) } as Route;
        expect(routeAt(pathOf(filled))).toEqual(filled);
      }),
    );
  });

  it("any text is some route, and that route's path leads to the same one", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webPath, anyText), (text) => {
        const route = routeAt(text);
        expect(routeAt(pathOf(route))).toEqual(route);
      }),
    );
  });

  it.each<[Route, string | null]>([
    [{ name: "checkout", store: "120" }, "120"],
    [{ name: "loyalty", store: "Patty & Sons" }, "Patty & Sons"],
    [{ name: "main" }, null],
    [{ name: "profile" }, null],
  ])("%j names the store %s", (route, store) => {
    expect(storeNamed(route)).toBe(store);
  });
});
