import { describe, expect, it } from "vitest";
import { parsePointRules } from "../../../src/wire/documents/pointRules.ts";
import { type BrokenField, describeBrokenFields, not } from "./breaking.ts";
import { noting } from "./ruleReading.ts";

const menu = {
  EarningRules: [
    { DollarSpent: 7, Point: 1 },
    { DollarSpent: 50, Point: 10 },
  ],
  RedemptionRules: [
    {
      ID: 5,
      Name: "Free drink",
      Point: 10,
      DiscountRate: 100,
      Categories: [3, "c4"],
      Tags: ["cold"],
      ProductVariant: ["p1", 2],
      IsDisabled: false,
      ExpiredDate: { seconds: 1_750_000_000 },
    },
    { ID: "half", Point: 5, DiscountRate: 50 },
  ],
  PointsToDollarRatio: 12.5,
  IsEarnPointsWhenRedeem: true,
};

const drink = {
  key: "5",
  name: "Free drink",
  points: 10,
  discountRate: 100,
  categoryIds: ["3", "c4"],
  tagIds: ["cold"],
  productIds: ["p1", "2"],
  expiresAt: 1_750_000_000_000,
};

const half = {
  key: "half",
  name: "",
  points: 5,
  discountRate: 50,
  categoryIds: [],
  tagIds: [],
  productIds: [],
  expiresAt: null,
};

const rules = {
  redemptions: [drink, half],
  earnings: [
    { spent: 700, points: 1 },
    { spent: 5_000, points: 10 },
  ],
  pointsToDollar: 12.5,
  earnsWhenRedeeming: true,
};

const none = { redemptions: [], earnings: [], pointsToDollar: null, earnsWhenRedeeming: false };

function reading(values: unknown) {
  return noting((context) => parsePointRules(values, "Australia/Sydney", context));
}

const redemptions = (is: object | null) => ({ redemptions: is ? [{ ...drink, ...is }, half] : [half] });
const earnings = { earnings: rules.earnings.slice(1) };
const rule = ["RedemptionRules", 0];

const rows: readonly BrokenField<object>[] = [
  { at: ["EarningRules"], wrong: not.list, is: { earnings: [] } },
  { at: ["EarningRules", 0], wrong: not.record, is: earnings },
  { at: ["EarningRules", 0, "DollarSpent"], wrong: [...not.number, 0, -1, 0.004, 1e12], is: earnings },
  { at: ["EarningRules", 0, "Point"], wrong: [...not.number, 0, -1, 1e12], is: earnings },
  { at: ["RedemptionRules"], wrong: not.list, is: { redemptions: [] } },
  { at: rule, wrong: not.record, is: redemptions(null) },
  { at: [...rule, "ID"], wrong: not.id, is: redemptions({ key: expect.stringContaining("Free drink") }) },
  { at: [...rule, "Name"], wrong: not.text, is: redemptions({ name: "" }) },
  { at: [...rule, "Point"], wrong: [...not.number, 0, -1, 1e12], is: redemptions(null) },
  { at: [...rule, "DiscountRate"], wrong: [...not.number, -1, 100.1], is: redemptions(null) },
  { at: [...rule, "Categories"], wrong: not.list, is: redemptions({ categoryIds: [] }) },
  { at: [...rule, "Tags"], wrong: not.list, is: redemptions({ tagIds: [] }) },
  { at: [...rule, "Tags", 0], wrong: not.id, is: redemptions(null), missing: redemptions({ tagIds: [] }) },
  { at: [...rule, "Categories", 0], wrong: not.id, is: redemptions({ categoryIds: ["c4"] }) },
  {
    at: [...rule, "ProductVariant"],
    wrong: [true, {}, 0.5, [{}], [""]],
    is: redemptions(null),
    missing: redemptions({ productIds: [] }),
  },
  { at: [...rule, "ProductVariant", 0], wrong: not.id, is: redemptions({ productIds: ["2"] }) },
  { at: [...rule, "IsDisabled"], wrong: not.flag, is: {} },
  { at: [...rule, "ExpiredDate"], wrong: [true, [], {}, "soon", -5], is: redemptions({ expiresAt: null }) },
  { at: ["PointsToDollarRatio"], wrong: [...not.number, -1, 1e12], is: { pointsToDollar: null } },
  { at: ["IsEarnPointsWhenRedeem"], wrong: not.flag, is: { earnsWhenRedeeming: false } },
];

describeBrokenFields("a field of a menu's point rules", {
  ...{ whole: menu, rows, except: ["seconds"], read: reading, noted: /^Menus/ },
  becomes: (is) => ({ ...rules, ...is }),
});

describe("the point rules of a menu", () => {
  it("are read completely", () => {
    expect(reading(menu)).toEqual({ read: rules, problems: [] });
  });

  it("R10: are empty by default", () => {
    expect(reading({})).toEqual({ read: none, problems: [] });
    expect(reading("no menu").read).toEqual(none);
  });

  it("have no ratio if it is 0, which is no problem", () => {
    expect(reading({ PointsToDollarRatio: 0 })).toEqual({ read: none, problems: [] });
  });
});

describe("the key of a redemption rule", () => {
  const free = { Name: "Free", Point: 10, DiscountRate: 100 };
  const keys = (...written: readonly object[]) =>
    reading({ RedemptionRules: written }).read.redemptions.map(({ key }) => key);

  it("stays the same without an ID when the list's order changes", () => {
    const others = [
      { ...free, Point: 20 },
      { ...free, Name: "Other" },
      { ...free, DiscountRate: 50 },
    ];
    expect(keys(...others, free).at(-1)).toBe(keys(free, ...others)[0]);
    expect(new Set(keys(free, ...others)).size).toBe(4);
  });

  it("tells rules for different products apart", () => {
    expect(new Set(keys({ ...free, Categories: ["c1"] }, { ...free, Tags: ["c1"] }, free)).size).toBe(3);
    expect(new Set(keys({ ...free, ProductVariant: "p1" }, { ...free, ProductVariant: ["p2"] }, free)).size).toBe(3);
    expect(keys({ ...free, Tags: ["a", "b"] })).toEqual(keys({ ...free, Tags: ["b", "a"] }));
  });

  const until = (seconds: number) => ({ ...free, ExpiredDate: seconds });

  it.each([
    ["the later", [until(1_000), until(2_000)], 2_000_000],
    ["the later, even if it is listed first", [until(2_000), until(1_000)], 2_000_000],
    ["the one without an end", [until(1_000), free], null],
    ["the one without an end, even if it is listed first", [free, until(1_000)], null],
  ])("keeps %s of two rules with the same key, and notes it", (_name, RedemptionRules, expiresAt) => {
    const { read, problems } = reading({ RedemptionRules });
    expect(read.redemptions.map((rule) => rule.expiresAt)).toEqual([expiresAt]);
    expect(problems).toHaveLength(1);
  });

  it.each(["IsDisabled", "Disable"])("R95: ignores a rule with %s", (name) => {
    const { read, problems } = reading({ RedemptionRules: [{ ...free, [name]: true }, until(1_000)] });
    expect(read.redemptions.map((rule) => rule.expiresAt)).toEqual([1_000_000]);
    expect(problems).toEqual([]);
  });
});

describe("the ProductVariant of a redemption rule", () => {
  it.each([
    ["an id", "p1", ["p1"]],
    ["a number", 7, ["7"]],
    ["a list", ["p1", 7], ["p1", "7"]],
    ["an empty list", [], []],
    ["a blank text", " ", []],
    ["null", null, []],
  ])("may be %s", (_name, ProductVariant, productIds) => {
    const { read, problems } = reading({ RedemptionRules: [{ Point: 1, DiscountRate: 100, ProductVariant }] });
    expect(read.redemptions.map((rule) => rule.productIds)).toEqual([productIds]);
    expect(problems).toEqual([]);
  });
});
