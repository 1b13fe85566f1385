import { describe, expect, it } from "vitest";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { goodDocuments, menuPath, offerPath, storePath } from "./goodDocuments.ts";
import { faultsOf, planted, type Row, subjectOf } from "./planted.ts";

const rows: readonly Row[] = [
  [
    "! Companies/501/PriceTriggers/two: It ended on 1 February 2026, so nobody gets it. Delete it, or write a later EndAt.",
    [[offerPath, ["EndAt"], { $time: "2026-02-01T00:00:00Z" }]],
  ],
  [
    "✗ Companies/501/PriceTriggers/two: EndAt is before StartAt, so it never applies. Swap the two, or correct the year.",
    [[offerPath, ["EndAt"], "2025-02-01T00:00:00Z"]],
  ],
  [
    "✗ Companies/501/PriceTriggers/two: EndAt isn't after StartAt, so it never applies. Swap the two, or correct one.",
    [
      [offerPath, ["StartAt"], "2030-02-01T18:00"],
      [offerPath, ["EndAt"], "2030-02-01T12:00"],
    ],
  ],
  [
    "! Companies/501/PriceTriggers/zwei: PriceTriggers/two has the same ID, two, so this one never applies. Remove one, or give it another ID.",
    [[`${storePath}/PriceTriggers/zwei`, [], goodDocuments[offerPath]]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · PriceTriggers[0]: PriceTriggers/two has the same ID, two, so this one never applies. Remove one, or give it another ID.",
    [[menuPath, ["PriceTriggers"], [goodDocuments[offerPath]]]],
  ],
  [
    "! Companies/501/PriceTriggers/two: It needs dishes of category smoke, and no dish has it, so it never applies. Give the category to dishes, or correct the id.",
    [[offerPath, ["ProductCategoryConditions"], [{ ProductCategoryID: "smoke" }]]],
  ],
  [
    "! Companies/501/PriceTriggers/two: It needs dishes of tag green, and no dish has it, so it never applies. Give the tag to dishes, or correct the id.",
    [[offerPath, ["ProductTagConditions", 0, "ProductTagID"], "green"]],
  ],
  [
    "! Companies/501/PriceTriggers/two: It needs 25 of tag red, and a cart takes 20 at most, so it never applies. Lower the Quantity.",
    [[offerPath, ["ProductTagConditions", 0, "Quantity"], 25]],
  ],
  [
    "! Companies/501/PriceTriggers/two: ProductOutcomes names tag green, which no dish has, so nothing becomes cheaper by it. Correct the id, or remove it.",
    [[offerPath, ["ProductOutcomes", 0, "ID"], "green"]],
  ],
  [
    "! Companies/501/PriceTriggers/two: DiscountPercentageValue is 0, so it takes nothing off. Write DiscountPercentageValue.",
    [[offerPath, ["DiscountPercentageValue"], 0]],
  ],
  [
    "✗ Companies/501/PriceTriggers/two · OutcomeType: It is 9, so it never applies. Write 0 (the whole order; no outcomes), 1 (a roll-in, which makes another dish a meal; outcomes are products), 2 (a roll-in; outcomes are categories), 3 (a roll-in; outcomes are tags), 4 (each item; outcomes are categories), 5 (each item; outcomes are tags).",
    [[offerPath, ["OutcomeType"], 9]],
  ],
  [
    "✗ Companies/501/PriceTriggers/two: OutcomeType 1 to 5 needs ProductOutcomes, so it never applies. Say in ProductOutcomes what becomes cheaper.",
    [[offerPath, ["ProductOutcomes"], []]],
  ],
  [
    "! Companies/501/PriceTriggers/two: It is for a member's first order, and nobody can log in, so it never applies. Switch LogIn on, or write another TriggerMode.",
    [
      [offerPath, ["TriggerMode"], 4],
      [storePath, ["ViewComponentConfigs", "LogIn"], false],
    ],
  ],
  [
    "! Companies/501/PriceTriggers/two: A roll-in is offered before the checkout, so with this TriggerMode it never is. Write TriggerMode 0, 1 or 2.",
    [
      [offerPath, ["OutcomeType"], 3],
      [offerPath, ["TriggerMode"], 3],
    ],
  ],
  [
    "! Companies/501/PriceTriggers/two: It sets each dish's own FixedPriceValue, and no such dish has one, so it takes nothing off. Add FixedPriceValue to the dishes.",
    [
      [offerPath, ["OutcomePriceType"], 2],
      [offerPath, ["IsOutcomeLinkedToProduct"], true],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · RedemptionRules[0]: It names product 33, which no dish has, so no points can be spent on it. Correct the id, or remove it.",
    [[menuPath, ["RedemptionRules", 0, "ProductVariant"], 33]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · RedemptionRules[0]: It ended on 1 February 2026, so nobody gets it. Delete it, or write a later ExpiredDate.",
    [[menuPath, ["RedemptionRules", 0, "ExpiredDate"], "2026-02-01T00:00:00Z"]],
  ],
  [
    "! Companies/501/PriceTriggers/two: DiscountPercentageValue is 0.1, which is 0.1 %. Write 10 for 10 %.",
    [[offerPath, ["DiscountPercentageValue"], 0.1]],
  ],
];

describe("npm run doctor on offers and rewards", () => {
  it.each(rows)("%s", (says, changes) => {
    expect(faultsOf(lookAtDocuments(subjectOf(planted(changes)))).join("\n")).toBe(says);
  });
});
