import { describe, expect, it } from "vitest";
import { buildItem, each, noonSeconds, receipt, whole } from "./moneyFixture.ts";

const p1 = buildItem("P1");
const at = (text: string) => ({ $time: text });

describe("R10: an invalid trigger", () => {
  it.each([
    ["no OutcomeType", { OutcomeType: null }],
    ["an unknown OutcomeType", { OutcomeType: 6 }],
    ["an unknown price type", { OutcomePriceType: 4 }],
    ["an unknown mode", { TriggerMode: 5 }],
    ["an unknown run type", { RunType: 3 }],
    ["a negative flat value", { DiscountFlatValue: -1 }],
    ["a percent above 100", { OutcomePriceType: 1, DiscountPercentageValue: 101 }],
    ["a percent below 0", { OutcomePriceType: 1, DiscountPercentageValue: -1 }],
    ["a fixed price without its value", { OutcomePriceType: 2 }],
    ["a whole order's price left to a product", { OutcomePriceType: 2, IsOutcomeLinkedToProduct: true }],
    ["an end before its start", { StartAt: at("2026-12-02T00:00:00Z"), EndAt: at("2026-12-01T00:00:00Z") }],
    ["a condition without its id", { ProductCategoryConditions: [{ Quantity: 1 }] }],
    ["no ID", { ID: "" }],
    ["a flag that switches it off", { IsDisabled: true }],
    ["its other flag", { Disable: true }],
  ])("is left out: %s", (_name, change) => {
    expect(receipt([p1], { triggers: [whole] })).toMatchObject({ total: 1900 });
    expect(receipt([p1], { triggers: [{ ...whole, ...change }] })).toMatchObject({ total: 2000 });
  });

  it("is left out with empty outcomes of its type", () => {
    expect(receipt([p1], { triggers: [{ ...each, ProductOutcomes: [] }] })).toMatchObject({ perItem: 0 });
  });

  it("takes the defaults for fields of a wrong type", () => {
    const odd = { ...whole, Priority: "1", TriggerMode: null, RunType: "x", MinimumSpend: {}, StartAt: "soon" };
    expect(receipt([p1], { triggers: [odd] })).toMatchObject({ total: 1900 });
  });
});

describe("R17: when a trigger applies", () => {
  it.each([
    ["as of EndAt", { EndAt: noonSeconds }, 0],
    ["before EndAt", { EndAt: noonSeconds + 1 }, 100],
  ])("%s", (_name, change, amount) => {
    expect(receipt([p1], { triggers: [{ ...whole, ...change }] })).toMatchObject({ discount: amount });
  });
});
