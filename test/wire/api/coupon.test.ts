import { describe, expect, it } from "vitest";
import { parseCoupon, parseCouponResponse } from "../../../src/wire/api/coupon.ts";
import { type BrokenField, describeBrokenFields, not } from "../documents/breaking.ts";
import { noting } from "../documents/ruleReading.ts";

const whole = {
  CouponCode: "TEN",
  Product: 11,
  CouponCategory: [1, "c2"],
  PercentageValue: 10,
  FreeDollar: 5.5,
  MinSpent: 20,
};

const coupon = { code: "TEN", productId: "11", categoryIds: ["1", "c2"], percent: 10, flat: 550, minimumSpend: 2_000 };

function reading(value: unknown) {
  return noting((context) => parseCoupon(value, context));
}

/** Null if there is no coupon. */
const rows: readonly BrokenField<object | null>[] = [
  { at: ["CouponCode"], wrong: not.id, is: null },
  { at: ["Product"], wrong: not.id, is: null, missing: { productId: null } },
  { at: ["CouponCategory"], wrong: not.list, is: { categoryIds: [] } },
  { at: ["CouponCategory", 0], wrong: not.id, is: { categoryIds: ["c2"] } },
  { at: ["PercentageValue"], wrong: not.number, is: { percent: 0 } },
  { at: ["FreeDollar"], wrong: not.number, is: { flat: 0 } },
  { at: ["MinSpent"], wrong: [...not.number, -1], is: { minimumSpend: 0 } },
];

describeBrokenFields("R22: a coupon's field", {
  ...{ whole, rows, read: reading, noted: /^Coupon/ },
  becomes: (is) => is && { ...coupon, ...is },
});

describe("R22: a coupon", () => {
  it("reads every field", () => {
    expect(reading(whole)).toEqual({ read: coupon, problems: [] });
  });

  it("may be its code alone", () => {
    const nothing = { productId: null, categoryIds: [], percent: 0, flat: 0, minimumSpend: 0 };
    expect(reading({ CouponCode: "X", Product: "" })).toEqual({ read: { code: "X", ...nothing }, problems: [] });
  });

  it.each([
    ["a percent that isn't positive is ignored", { PercentageValue: -10 }, { ...coupon, percent: 0 }],
    ["a FreeDollar that isn't positive is ignored", { FreeDollar: -5 }, { ...coupon, flat: 0 }],
    ["R10: a coupon of more than 100 % is invalid", { PercentageValue: 100.1 }, null],
    ["a coupon for unreadable categories is invalid", { Product: null, CouponCategory: [{}] }, null],
  ])("%s", (_name, given, is) => {
    expect(reading({ ...whole, ...given }).read).toEqual(is);
  });

  it.each([null, "TEN", 7, []])("is null for %j", (value) => {
    expect(reading(value).read).toBeNull();
  });
});

describe("the response to a coupon code", () => {
  const answered = (status: number, body: unknown) =>
    noting((context) => parseCouponResponse(status, typeof body === "string" ? body : JSON.stringify(body), context))
      .read;
  const refusal = { Success: false, Status: { Message: "This code has expired." } };

  it.each([
    ["a coupon", 200, { Success: true, Coupon: whole }, { kind: "valid", coupon }],
    ["a refusal with its reason", 200, refusal, { kind: "refused", message: "This code has expired." }],
    ["a refusal of an unknown code", 404, refusal, { kind: "refused", message: "This code has expired." }],
    ["an unreadable coupon", 200, { Success: true, Coupon: 7 }, { kind: "refused", message: "" }],
    ["no coupon at all", 200, { Success: true }, { kind: "refused", message: "" }],
    [
      "a coupon in a refusal",
      200,
      { ...refusal, Coupon: whole },
      { kind: "refused", message: "This code has expired." },
    ],
    ["a failure", 500, refusal, { kind: "no-answer" }],
    ["a proxy's page", 200, "<html>", { kind: "no-answer" }],
    ["a response without Success", 200, { Coupon: whole }, { kind: "no-answer" }],
  ])("may be %s", (_name, status, body, is) => {
    expect(answered(status, body)).toEqual(is);
  });
});
