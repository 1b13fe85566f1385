import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";
import { moveBehindBrands } from "../../support/branded.ts";
import { goodDocuments, menuPath, offerPath, storePath } from "./goodDocuments.ts";
import { type Change, faultsOf, linesOf, planted, subjectOf } from "./planted.ts";

const file = fileURLToPath(new URL("../../../widget-demo/data/documents.json", import.meta.url));
const demo: Record<string, JsonFields> = JSON.parse(readFileSync(file, "utf8"));
const sets: readonly (readonly [name: string, documents: Documents])[] = [
  ["the demo", demo],
  ["the demo behind brands", moveBehindBrands(demo).documents as Documents],
];

describe("npm run doctor on documents in which nothing is wrong", () => {
  it("says what the store offers", () => {
    const line = "✓ Companies/501: 3 dishes in 2 categories, 1 gift card, Delivery and Pickup.";
    expect(linesOf(lookAtDocuments(subjectOf(goodDocuments)))).toEqual([line]);
    expect(linesOf(lookAtDocuments(subjectOf(goodDocuments, { stores: [501] })))).toEqual([line]);
  });

  it.each(sets)("finds nothing in %s", (_name, documents) => {
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([]);
  });

  it.each(sets)("has nothing to ask of %s", (_name, documents) => {
    expect(faultsOf(lookAtLaw(subjectOf(documents)))).toEqual([]);
  });

  it.each([
    ["a banquet", 68, 38],
    ["a whole pig", 380, 38],
    ["a whole cake", 120, 8.5],
    ["a bottle", 180, 14],
  ])("takes %s at $%d beside $%d for dear, not for cents", (_what, dear, usual) => {
    const changes: readonly Change[] = [
      [menuPath, ["Products", "1", "Price"], dear],
      [menuPath, ["Categories", 0, "SubMenuItems", 1, "Price"], usual],
    ];
    expect(faultsOf(lookAtDocuments(subjectOf(planted(changes))))).toEqual([]);
  });

  it("leaves keys alone that are planned, in a language, or of the platform", () => {
    const documents: Documents = {
      ...goodDocuments,
      [storePath]: {
        ...goodDocuments[storePath],
        TimezoneCity: "Melbourne",
        "StoreTitle_zh-CN": "罗莎奶奶",
        // Of another system, beside ours.
        StoreTitle_zh: "罗莎奶奶",
        ClosingStoreMessage_it: "Chiuso",
        ReadyInMinutes: 35,
      },
      [menuPath]: { ...goodDocuments[menuPath], CartSuggestions: [3] },
    };
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([]);
  });

  it.each<readonly [what: string, change: Change]>([
    ["one choice of several that is sold out", [menuPath, ["Products", "3", "Status"], 3]],
    ["a choice whose tax is written as 0", [menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "TaxRate"], 0]],
    ["a dish that is dear", [menuPath, ["Products", "1", "Price"], 480]],
    [
      "fees that meet, and none above the last",
      [
        storePath,
        ["FreightFeeRules"],
        [
          { PriceRangeMaximum: 30, FreightFeeAmount: 8 },
          { PriceRangeMinimum: 30.01, PriceRangeMaximum: 40 },
          { PriceRangeMinimum: 40, FreightFeeAmount: 5 },
        ],
      ],
    ],
    [
      "offers on a category of the menu",
      [offerPath, ["ProductCategoryConditions"], [{ ProductCategoryID: "c1", Quantity: 2 }]],
    ],
    ["a store whose HQCompanyID is 0", [storePath, ["HQCompanyID"], 0]],
  ])("has nothing to say of %s", (_what, change) => {
    expect(faultsOf(lookAtDocuments(subjectOf(planted([change]))))).toEqual([]);
  });

  it("counts what two menus have in common once", () => {
    const lunch = {
      ...goodDocuments[menuPath],
      MenuTimeSettings: [{ MenuId: "Lunch", StartTime: "11:00", EndTime: "15:00" }],
    };
    const documents: Documents = { ...goodDocuments, [`${storePath}/Menus/Lunch`]: lunch };
    expect(linesOf(lookAtDocuments(subjectOf(documents)))).toEqual([
      "✓ Companies/501: 3 dishes in 2 categories, 2 menus, 1 gift card, Delivery and Pickup.",
    ]);
  });

  it.each([
    [
      "steps that meet at one amount",
      [
        { DayOfWeek: 0, AmountMaximum: 50 },
        { DayOfWeek: 0, AmountMinimum: 50 },
      ],
    ],
    ["two days of a week", [{ DayOfWeek: 0 }, { DayOfWeek: 6 }]],
    ["a holiday on another day", [{ DayOfWeek: 0 }, { StartDate: "2030-12-25", EndDate: "2030-12-26" }]],
    ["a Sunday that is over", [{ DayOfWeek: 0 }, { StartDate: "2022-12-25", EndDate: "2022-12-25" }]],
  ])("has nothing to say of surcharges on %s", (_what, rules) => {
    const SurchargeHolidaySettings = rules.map((rule, at) => ({
      ID: at,
      Name: `${at}`,
      RateType: 1,
      Rate: 0.1,
      ...rule,
    }));
    const documents = { ...goodDocuments, [storePath]: { ...goodDocuments[storePath], SurchargeHolidaySettings } };
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([]);
  });

  it("leaves out the stores that it isn't asked about", () => {
    const documents: Documents = { ...goodDocuments, "Companies/502": { OperatingHours: "always" } };
    expect(faultsOf(lookAtDocuments(subjectOf(documents, { stores: [501] })))).toEqual([]);
  });
});
