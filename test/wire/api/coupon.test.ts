import { describe, expect, it } from "vitest";
import { parseCoupon } from "../../../src/wire/api/coupon.ts";
import { parseCouponAnswer } from "../../../src/wire/api/couponAnswer.ts";
import { notId, notList, notNumber, type Path, without, withValue } from "../documents/breaking.ts";
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

interface Row {
  readonly at: Path;
  readonly wrong: readonly unknown[];
  /** Null if there is no coupon. */
  readonly is: object | null;
  readonly missing?: object | null;
}

const rows: readonly Row[] = [
  { at: ["CouponCode"], wrong: notId, is: null },
  { at: ["Product"], wrong: notId, is: null, missing: { productId: null } },
  { at: ["CouponCategory"], wrong: notList, is: { categoryIds: [] } },
  { at: ["CouponCategory", 0], wrong: notId, is: { categoryIds: ["c2"] } },
  { at: ["PercentageValue"], wrong: notNumber, is: { percent: 0 } },
  { at: ["FreeDollar"], wrong: notNumber, is: { flat: 0 } },
  { at: ["MinSpent"], wrong: [...notNumber, -1], is: { minimumSpend: 0 } },
];

const becomes = (is: object | null) => is && { ...coupon, ...is };

describe("R22: a coupon", () => {
  it("reads every field", () => {
    expect(reading(whole)).toEqual({ read: coupon, problems: [] });
  });

  it("may be its code alone", () => {
    const nothing = { productId: null, categoryIds: [], percent: 0, flat: 0, minimumSpend: 0 };
    expect(reading({ CouponCode: "X", Product: "" })).toEqual({ read: { code: "X", ...nothing }, problems: [] });
  });

  it("covers every field in the table", () => {
    const broken = new Set(rows.map(({ at }) => at.at(-1)));
    expect(Object.keys(whole).filter((key) => !broken.has(key))).toEqual([]);
  });

  it.each(rows.map((row) => ({ label: row.at.join("."), ...row })))(
    "R10: $label may be missing",
    ({ at, is, missing = is }) => {
      expect(reading(without(whole, at)).read).toEqual(becomes(missing));
    },
  );

  const wrongs = rows.flatMap(({ wrong, ...rest }) => wrong.map((bad) => ({ label: rest.at.join("."), ...rest, bad })));

  it.each(wrongs)("R10: notes a problem if $label is $bad", ({ at, bad, is }) => {
    const { read, problems } = reading(withValue(whole, at, bad));
    expect(read).toEqual(becomes(is));
    expect(problems[0]?.path).toMatch(/^Coupon/);
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
    noting((context) => parseCouponAnswer(status, typeof body === "string" ? body : JSON.stringify(body), context))
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
