import { describe, expect, it } from "vitest";
import {
  notCount,
  notFlag,
  notId,
  notList,
  notNumber,
  notRecord,
  notText,
  type Path,
  without,
  withValue,
} from "./breaking.ts";
import { changed, perItem, reading, whole } from "./triggerFields.ts";

interface Row {
  readonly at: Path;
  readonly wrong: readonly unknown[];
  /** What the trigger becomes; null if it is left out. */
  readonly is: object | null;
  /** What the trigger becomes if the field is missing, if that is different. */
  readonly missing?: object | null;
}

const badNumber = ["2", true, [], {}];
const onlyTag = { conditions: whole.conditions.slice(1) };
const onlySecond = { outcomes: whole.outcomes.slice(1) };
const [burgers, hot] = whole.conditions;

const rows: readonly Row[] = [
  { at: ["ID"], wrong: notId, is: { id: "doc0" } },
  { at: ["Name"], wrong: notText, is: { name: "" } },
  { at: ["Priority"], wrong: notNumber, is: { priority: 0 } },
  { at: ["IsDisabled"], wrong: notFlag, is: {} },
  { at: ["NotApplicableWithCoupon"], wrong: notFlag, is: { isBlockedByCoupon: false } },
  { at: ["MinimumSpend"], wrong: [...notNumber, 1e12], is: { minimumSpend: 0 } },
  { at: ["StartAt"], wrong: [true, [], {}, "soon", -5], is: { startsAt: null } },
  { at: ["EndAt"], wrong: [true, [], {}, "soon", -5], is: { endsAt: null } },
  { at: ["TriggerMode"], wrong: badNumber, is: { mode: "automatic" } },
  { at: ["RunType"], wrong: badNumber, is: { runsOften: false } },
  { at: ["OutcomeType"], wrong: [...badNumber, 6, -1, 1.5], is: null },
  { at: ["OutcomePriceType"], wrong: badNumber, is: { cut: { kind: "flat", amount: 100 } } },
  { at: ["DiscountPercentageValue"], wrong: notNumber, is: { cut: { kind: "percent", percent: 0 } } },
  { at: ["DiscountFlatValue"], wrong: notNumber, is: {} },
  { at: ["FixedPriceValue"], wrong: notNumber, is: {} },
  { at: ["IsOutcomeLinkedToProduct"], wrong: notFlag, is: {} },
  { at: ["IsMostExpensiveFirst"], wrong: notFlag, is: { isDearestFirst: false } },
  { at: ["ProductCategoryConditions"], wrong: notList, is: null, missing: onlyTag },
  { at: ["ProductTagConditions"], wrong: notList, is: null, missing: { conditions: [burgers] } },
  { at: ["ProductCategoryConditions", 0], wrong: notRecord, is: null, missing: onlyTag },
  { at: ["ProductCategoryConditions", 0, "ProductCategoryID"], wrong: notId, is: null },
  { at: ["ProductTagConditions", 0, "ProductTagID"], wrong: notId, is: null },
  {
    at: ["ProductCategoryConditions", 0, "Quantity"],
    wrong: notCount,
    is: { conditions: [{ ...burgers, quantity: 1 }, hot] },
  },
  {
    at: ["ProductTagConditions", 0, "Quantity"],
    wrong: notCount,
    is: { conditions: [burgers, { ...hot, quantity: 1 }] },
  },
  { at: ["ProductOutcomes"], wrong: notList, is: null },
  { at: ["ProductOutcomes", 0], wrong: notRecord, is: onlySecond },
  { at: ["ProductOutcomes", 0, "ID"], wrong: notId, is: onlySecond },
  {
    at: ["ProductOutcomes", 0, "Quantity"],
    wrong: notCount,
    is: { outcomes: [{ ...whole.outcomes[0], quantity: null }, whole.outcomes[1]] },
  },
];

describe("a price trigger's document with one broken field", () => {
  const other = { ID: "other", OutcomeType: 0, Priority: 9 };
  const ids = (given: object | null) => (given ? [{ ...whole, ...given }] : []);

  it("covers every field in the table", () => {
    const keys = Object.keys(perItem).concat("ProductCategoryID", "ProductTagID", "Quantity");
    const broken = new Set(rows.map(({ at }) => at.at(-1)));
    expect(keys.filter((key) => !broken.has(key))).toEqual([]);
  });

  it.each(rows.map((row) => ({ label: row.at.join("."), ...row })))(
    "R10: may lack $label",
    ({ at, is, missing = is }) => {
      expect(reading([without(perItem, at), other]).read.slice(0, -1)).toEqual(ids(missing));
    },
  );

  const wrongs = rows.flatMap(({ wrong, ...rest }) => wrong.map((bad) => ({ label: rest.at.join("."), ...rest, bad })));

  it.each(wrongs)("R10: notes a problem if $label is $bad, and keeps the rest", ({ at, bad, is }) => {
    const { read, problems } = reading([withValue(perItem, at, bad), other]);
    expect(read.slice(0, -1)).toEqual(ids(is));
    expect(read.at(-1)?.id).toBe("other");
    expect(problems[0]?.path).toMatch(/^PriceTriggers\/doc0/);
  });

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
