import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";
import { moveBehindBrands } from "../../support/branded.ts";
import { buildTenants } from "../../support/buildTenants.ts";
import { giftMenu, giftStore } from "../ordering/giftFixture.ts";
import { files } from "../ordering/orderFixture.ts";
import { goodDocuments, menuPath, offerPath, storePath } from "./goodDocuments.ts";
import { faultsOf, linesOf, subjectOf } from "./planted.ts";

const file = fileURLToPath(new URL("../../../widget-demo/data/documents.json", import.meta.url));
const demo: Record<string, JsonFields> = JSON.parse(readFileSync(file, "utf8"));
/** With their headquarters, which the tests of orders don't need. */
const ordered: Documents = {
  ...(files["data/documents.json"] as Documents | undefined),
  "Companies/7": demo["Companies/7"] ?? {},
};

/** The demo's stores in the colours and under the names of other restaurants. */
function dressed(): Documents {
  const tenants = buildTenants({ read: (path) => demo[path] });
  const stores = tenants.map(({ colours = {}, store }, at): [string, JsonFields] => [
    `Companies/${1200 + at}`,
    {
      ...demo["Companies/120"],
      ID: 1200 + at,
      ...store?.en,
      ViewComponentConfigs: { PickUp: true, UiColours: { Mobile: colours, Desktop: colours } },
    },
  ]);
  const menu = demo["Companies/120/Menus/DefaultMenu"] ?? {};
  return Object.fromEntries([
    ["Companies/7", demo["Companies/7"] ?? {}],
    ...stores.flatMap((each) => [each, [`${each[0]}/Menus/DefaultMenu`, menu] as const]),
  ]);
}

type Case = readonly [name: string, documents: Documents];

const lawful: readonly Case[] = [
  ["the demo", demo],
  ["the demo behind brands", moveBehindBrands(demo).documents as Documents],
  ["the demo as other restaurants", dressed()],
];

const sets: readonly Case[] = [
  ...lawful,
  ["the store of the orders", ordered],
  [
    "the store of the gift cards",
    { ...ordered, "Companies/907": giftStore, "Companies/907/Menus/DefaultMenu": giftMenu },
  ],
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

  it.each(lawful)("has nothing to ask of %s", (_name, documents) => {
    expect(faultsOf(lookAtLaw(subjectOf(documents)))).toEqual([]);
  });

  it("says of each store of the demo what it offers", () => {
    const stores = Object.keys(demo).filter((path) => /^Companies\/\d+$/.test(path));
    expect(linesOf(lookAtDocuments(subjectOf(demo)))).toHaveLength(stores.length);
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

  it("knows offers on a category of the menu, which dishes are picked from", () => {
    const conditions = { ProductCategoryConditions: [{ ProductCategoryID: "c1", Quantity: 2 }] };
    const documents: Documents = { ...goodDocuments, [offerPath]: { ...goodDocuments[offerPath], ...conditions } };
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([]);
  });

  it("takes a store whose HQCompanyID is 0 as one without headquarters", () => {
    const documents: Documents = { ...goodDocuments, [storePath]: { ...goodDocuments[storePath], HQCompanyID: 0 } };
    expect(faultsOf(lookAtDocuments(subjectOf(documents)))).toEqual([]);
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
