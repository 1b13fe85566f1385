import { describe, expect, it } from "vitest";
import { accept, buildItem, each, member, noonSeconds, receipt, whole } from "./moneyFixture.ts";

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
    ["as of StartAt", { StartAt: noonSeconds }, 100],
    ["before StartAt", { StartAt: noonSeconds + 1 }, 0],
    ["as of EndAt", { EndAt: noonSeconds }, 0],
    ["before EndAt", { EndAt: noonSeconds + 1 }, 100],
  ])("%s", (_name, change, amount) => {
    expect(receipt([p1], { triggers: [{ ...whole, ...change }] })).toMatchObject({ discount: amount });
  });
});

describe("R20: modes, at posting", () => {
  it.each([
    ["0, by itself", 0, [], {}, 100],
    ["1, not accepted", 1, [], {}, 0],
    ["1, accepted", 1, ["W"], {}, 100],
    ["2, not applied", 2, [], {}, 0],
    ["2, applied", 2, ["W"], {}, 100],
    ["3, by itself at checkout", 3, [], {}, 100],
    ["4, a member's first order", 4, [], { ...member, earlierOrders: 0 }, 100],
    ["4, a member's second", 4, [], member, 0],
    ["4, a guest, whatever they accept", 4, ["W"], {}, 0],
  ])("%s", (_name, TriggerMode, accepted, facts, amount) => {
    const triggers = [{ ...whole, TriggerMode }];
    expect(receipt([p1], { triggers, ...facts }, accept(...accepted))).toMatchObject({ discount: amount });
  });

  it("uses the collection's trigger over the menu's with the same ID, even to leave it out", () => {
    const menu = {
      PriceTriggers: [
        { ...whole, DiscountFlatValue: 7 },
        { ...each, DiscountFlatValue: 2 },
      ],
    };
    expect(receipt([p1], { menu, triggers: [whole] })).toMatchObject({ perItem: 200, wholeOrder: { amount: 100 } });
    expect(receipt([p1], { menu, triggers: [{ ...whole, IsDisabled: true }] })).toMatchObject({ wholeOrder: null });
  });
});
