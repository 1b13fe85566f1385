import { expect, it } from "vitest";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import { linesOf, subjectWith } from "./doctorFixture.ts";
import { type Change, withFaults } from "./documentLines.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";

function lawLines(...changes: readonly Change[]): readonly string[] {
  return linesOf(lookAtLaw(subjectWith({ stores: [], documents: withFaults(changes) })), "law");
}

const dish = (name: string): Change => [menuPath, "Products.1.Name", name];
const ofDish = (key: string, value: string | boolean): Change => [menuPath, `Products.1.${key}`, value];

it.each<[string, readonly Change[], string]>([
  [
    "a surcharge on Visa",
    [[storePath, "SurchargeBankSettings.0.CreditCardType", 1]],
    "! Companies/501 · SurchargeBankSettings: Visa or Mastercard costs extra, which ended in Australia on 1 October 2026. Remove it, or check with your adviser.",
  ],
  [
    "seafood without its origin",
    [dish("Barramundi")],
    "! Companies/501: Seafood whose origin isn't told: Barramundi. Add Origin (A, I or M) to each, or check with your adviser.",
  ],
  [
    "seafood in Chinese",
    [dish("鲜虾饺")],
    "! Companies/501: Seafood whose origin isn't told: 鲜虾饺. Add Origin (A, I or M) to each, or check with your adviser.",
  ],
  [
    "alcohol without an age",
    [dish("House red wine")],
    "! Companies/501: Alcohol, and nothing says that it is for adults only: House red wine. Add IsAlcohol to each, say it in TermsAndConditions, or check with your adviser.",
  ],
  [
    "a chain without kilojoules",
    [
      [storePath, "HQCompanyID", 50],
      ["Companies/502", "", { ...goodDocuments[storePath], ID: 502, HQCompanyID: 50 }],
    ],
    "! Companies/501: The company has 2 stores, and these dishes have no kilojoules: Margherita, Rossa piccante, Lemonade. Add Kilojoules to each, or check with your adviser.",
  ],
])("warns of %s", (_what, changes, line) => {
  expect(lawLines(...changes)).toEqual([line]);
});

it.each<[string, ...Change[]]>([
  ["nothing that the law asks about"],
  ["the origin in its key", dish("Barramundi"), ofDish("Origin", "A")],
  ["the origin in the name", dish("Barramundi (A)")],
  ["the age in the store's terms", dish("House red wine"), [storePath, "TermsAndConditions", "Alcohol from 18 years."]],
  ["the age as the dish's own key", dish("House red wine"), ofDish("IsAlcohol", true)],
  ["a name that only sounds like wine", dish("Ginger beer")],
  ["a name that only sounds like fish", dish("Crab apple juice")],
  ["a store in another country", dish("Snapper"), [storePath, "TimezoneIanaFormat", "Pacific/Auckland"]],
])("is silent about %s", (_what, ...changes) => {
  expect(lawLines(...changes)).toEqual([]);
});
