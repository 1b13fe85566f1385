import { describe, expect, it } from "vitest";
import { type BrokenField, describeBrokenFields, not } from "./breaking.ts";
import { changed, perItem, reading, whole } from "./triggerFields.ts";

const badNumber = ["2", true, [], {}];
const onlyTag = { conditions: whole.conditions.slice(1) };
const onlySecond = { outcomes: whole.outcomes.slice(1) };
const [burgers, hot] = whole.conditions;

/** Null if the trigger is left out. */
const rows: readonly BrokenField<object | null>[] = [
  { at: ["ID"], wrong: not.id, is: { id: "doc0" } },
  { at: ["Name"], wrong: not.text, is: { name: "" } },
  { at: ["Priority"], wrong: not.number, is: { priority: 0 } },
  { at: ["IsDisabled"], wrong: not.flag, is: {} },
  { at: ["NotApplicableWithCoupon"], wrong: not.flag, is: { isBlockedByCoupon: false } },
  { at: ["MinimumSpend"], wrong: [...not.number, 1e12], is: { minimumSpend: 0 } },
  { at: ["StartAt"], wrong: [true, [], {}, "soon", -5], is: { startsAt: null } },
  { at: ["EndAt"], wrong: [true, [], {}, "soon", -5], is: { endsAt: null } },
  { at: ["TriggerMode"], wrong: badNumber, is: { mode: "automatic" } },
  { at: ["RunType"], wrong: badNumber, is: { runsOften: false } },
  { at: ["OutcomeType"], wrong: [...badNumber, 6, -1, 1.5], is: null },
  { at: ["OutcomePriceType"], wrong: badNumber, is: { cut: { kind: "flat", amount: 100 } } },
  { at: ["DiscountPercentageValue"], wrong: not.number, is: { cut: { kind: "percent", percent: 0 } } },
  { at: ["DiscountFlatValue"], wrong: not.number, is: {} },
  { at: ["FixedPriceValue"], wrong: not.number, is: {} },
  { at: ["IsOutcomeLinkedToProduct"], wrong: not.flag, is: {} },
  { at: ["IsMostExpensiveFirst"], wrong: not.flag, is: { isDearestFirst: false } },
  { at: ["ProductCategoryConditions"], wrong: not.list, is: null, missing: onlyTag },
  { at: ["ProductTagConditions"], wrong: not.list, is: null, missing: { conditions: [burgers] } },
  { at: ["ProductCategoryConditions", 0], wrong: not.record, is: null, missing: onlyTag },
  { at: ["ProductCategoryConditions", 0, "ProductCategoryID"], wrong: not.id, is: null },
  { at: ["ProductTagConditions", 0, "ProductTagID"], wrong: not.id, is: null },
  {
    at: ["ProductCategoryConditions", 0, "Quantity"],
    wrong: not.count,
    is: { conditions: [{ ...burgers, quantity: 1 }, hot] },
  },
  {
    at: ["ProductTagConditions", 0, "Quantity"],
    wrong: not.count,
    is: { conditions: [burgers, { ...hot, quantity: 1 }] },
  },
  { at: ["ProductOutcomes"], wrong: not.list, is: null },
  { at: ["ProductOutcomes", 0], wrong: not.record, is: onlySecond },
  { at: ["ProductOutcomes", 0, "ID"], wrong: not.id, is: onlySecond },
  {
    at: ["ProductOutcomes", 0, "Quantity"],
    wrong: not.count,
    is: { outcomes: [{ ...whole.outcomes[0], quantity: null }, whole.outcomes[1]] },
  },
];

const other = { ID: "other", OutcomeType: 0, Priority: 9 };
const otherRead = reading([other]).read;

describeBrokenFields("a field of a price trigger's document", {
  ...{ whole: perItem, rows, read: (document) => reading([document, other]), noted: /^PriceTriggers\/doc0/ },
  becomes: (is) => [...(is ? [{ ...whole, ...is }] : []), ...otherRead],
});

describe("a price trigger's document", () => {
  it.each([
    ["an unknown TriggerMode", { TriggerMode: 5 }],
    ["an unknown RunType", { RunType: 3 }],
    ["an unknown OutcomePriceType", { OutcomePriceType: 4 }],
    ["an EndAt before its StartAt", { StartAt: 1_750_000_001 }],
    ["a percent below 0", { DiscountPercentageValue: -1 }],
    ["a percent above 100", { DiscountPercentageValue: 100.1 }],
    ["a negative discount", { OutcomePriceType: 0, DiscountFlatValue: -0.01 }],
    ["no fixed price", { OutcomePriceType: 2, FixedPriceValue: null }],
    ["a negative fixed price", { OutcomePriceType: 2, FixedPriceValue: -1 }],
    ["no outcome", { ProductOutcomes: [] }],
  ])("R10: is left out and noted if it has %s", (_name, given) => {
    const { read, problems } = reading([changed(given), other]);
    expect(read.map(({ id }) => id)).toEqual(["other"]);
    expect(problems.at(-1)?.what).toMatch(/^left out/);
  });

  it("R18: reads an outcome's Quantity of 0 as all, R10: and a condition's as 1", () => {
    const outcome = reading([changed({ ProductOutcomes: [{ ID: 4, Quantity: 0 }] })]).read[0];
    expect(outcome).toMatchObject({ outcomes: [{ quantity: null }] });
    const condition = reading([changed({ ProductCategoryConditions: [{ ProductCategoryID: 4, Quantity: 0 }] })])
      .read[0];
    expect(condition?.conditions[0]?.quantity).toBe(1);
  });
});
