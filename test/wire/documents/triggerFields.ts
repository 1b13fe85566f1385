import { parseTriggers } from "../../../src/wire/documents/triggers.ts";
import { noting } from "./ruleReading.ts";

/** A trigger in which every field differs from its default. */
export const perItem = {
  ID: 17,
  Name: "Half a burger",
  Priority: 3,
  IsDisabled: false,
  NotApplicableWithCoupon: true,
  MinimumSpend: 12.5,
  StartAt: "2025-04-20T00:00:00",
  EndAt: 1_750_000_000,
  TriggerMode: 2,
  RunType: 2,
  OutcomeType: 4,
  OutcomePriceType: 1,
  DiscountPercentageValue: 50,
  DiscountFlatValue: 1,
  FixedPriceValue: 2,
  IsOutcomeLinkedToProduct: false,
  IsMostExpensiveFirst: true,
  ProductCategoryConditions: [{ ProductCategoryID: 4, Quantity: 2 }],
  ProductTagConditions: [{ ProductTagID: "hot", Quantity: 3 }],
  ProductOutcomes: [{ ID: 4, Quantity: 1 }, { ID: "c5" }],
};

export const whole = {
  kind: "per-item",
  id: "17",
  name: "Half a burger",
  priority: 3,
  mode: "manual",
  isBlockedByCoupon: true,
  minimumSpend: 1_250,
  startsAt: Date.parse("2025-04-19T14:00:00Z"),
  endsAt: 1_750_000_000_000,
  conditions: [
    { kind: "category", id: "4", quantity: 2 },
    { kind: "tag", id: "hot", quantity: 3 },
  ],
  cut: { kind: "percent", percent: 50 },
  runsOften: true,
  outcomes: [
    { kind: "category", id: "4", quantity: 1 },
    { kind: "category", id: "c5", quantity: null },
  ],
  isDearestFirst: true,
};

export function reading(documents: readonly unknown[], menu: unknown = {}) {
  const stored = documents.map((fields, index) => ({ id: `doc${index}`, fields: fields as Record<string, unknown> }));
  return noting((context) => parseTriggers({ documents: stored, menu }, "Australia/Sydney", context));
}

export const changed = (given: object) => ({ ...perItem, ...given });
