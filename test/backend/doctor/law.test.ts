import { describe, expect, it } from "vitest";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import { isAlcohol, isSeafood } from "../../../widget-demo/tools/doctor/law/words.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";
import { type Change, faultsOf, planted, type Row, subjectOf } from "./planted.ts";

const named = (id: number, Name: string): Change => [menuPath, ["Products", `${id}`, "Name"], Name];
const second = "Companies/502";

/** The same company has another store. */
const chain: readonly Change[] = [
  [storePath, ["HQCompanyID"], 50],
  [second, [], { ...goodDocuments[storePath], ID: 502, HQCompanyID: 50 }],
];

const surcharged =
  "! Companies/501 · SurchargeBankSettings: Visa or Mastercard costs extra, which ended in Australia on 1 October 2026. Remove it, or check with your adviser.";

const rows: readonly Row[] = [
  [
    "Paying by Visa costs nothing extra.",
    [[storePath, ["SurchargeBankSettings", 0, "CreditCardType"], 1]],
    [surcharged],
  ],
  ["Nor does paying by any card.", [[storePath, ["SurchargeBankSettings", 0, "CreditCardType"], 5]], [surcharged]],
  [
    "Fish says where it is from.",
    [named(1, "Grilled barramundi")],
    [
      "! Companies/501: Seafood whose origin isn't told: Grilled barramundi. Add Origin (A, I or M) to each, or check with your adviser.",
    ],
  ],
  [
    "Four dishes of fish are one line.",
    [
      named(1, "Prawns"),
      [menuPath, ["Categories", 0, "SubMenuItems", 1, "Name"], "烤鱼"],
      named(3, "Oysters"),
      [menuPath, ["Categories", 1, "SubMenuItems", 1], { ID: 4, ProductID: 3, Name: "Squid" }],
    ],
    [
      "! Companies/501: Seafood whose origin isn't told: Prawns, 烤鱼, Oysters and 1 more. Add Origin (A, I or M) to each, or check with your adviser.",
    ],
  ],
  [
    "A chain tells its kilojoules.",
    chain,
    [
      "! Companies/501: The company has 2 stores (chains of 20 in a state, or 50 in Australia, tell kilojoules), and these dishes have none: Margherita, Rossa piccante, Lemonade. Add Kilojoules to each, or check with your adviser.",
    ],
  ],
  [
    "Wine is for adults.",
    [named(3, "Pinot noir, a glass")],
    [
      "! Companies/501: Alcohol, and nothing says that it is for adults only: Pinot noir, a glass. Add IsAlcohol to each, say it in TermsAndConditions, or check with your adviser.",
    ],
  ],
];

const answers: readonly (readonly [what: string, changes: readonly Change[]])[] = [
  ["no fish and no wine", []],
  ["a surcharge of nothing", [[storePath, ["SurchargeBankSettings", 0], { CreditCardType: 1, Rate: 0 }]]],
  ["an origin", [named(1, "Barramundi"), [menuPath, ["Products", "1", "Origin"], "A"]]],
  ["a name that says it", [named(1, "Barramundi (A)")]],
  ["kilojoules", [...chain, ...[1, 2, 3].map((id): Change => [menuPath, ["Products", `${id}`, "Kilojoules"], 2400])]],
  ["another store that is closed for good", [...chain, [second, ["IsEnabled"], false]]],
  ["a drink that is known as one", [named(3, "Pinot noir"), [menuPath, ["Products", "3", "IsAlcohol"], true]]],
  [
    "terms that name the age",
    [named(3, "Pinot noir"), [storePath, ["TermsAndConditions"], "You must be 18 to drink."]],
  ],
  ["another country", [named(1, "Barramundi"), [storePath, ["TimezoneIanaFormat"], "Europe/Rome"]]],
];

const warningsIn = (changes: readonly Change[]) => faultsOf(lookAtLaw(subjectOf(planted(changes))));

describe("npm run doctor on the law", () => {
  it.each(rows)("%s", (_rule, changes, lines) => {
    expect(warningsIn(changes).filter((line) => line.includes("501"))).toEqual(lines);
  });

  it.each(answers)("has nothing to ask of %s", (_what, changes) => {
    expect(warningsIn(changes)).toEqual([]);
  });

  it("knows seafood and alcohol by their names, and what only sounds like them", () => {
    const seafood = ["Fish and chips", "Tuna mayo roll", "虾饺", "Moreton Bay bugs tail"];
    const noSeafood = ["Oyster mushrooms", "Beef in oyster sauce", "鱼香茄子", "Swedish fish"];
    const drinks = ["Pale ale", "Espresso martini", "红酒", "Gin and tonic"];
    const noDrinks = ["Ginger beer", "Beef in red wine sauce", "Prawn cocktail", "Virgin mojito mocktail", "姜汁啤酒"];
    const misread = [
      ...seafood.filter((name) => !isSeafood(name)),
      ...noSeafood.filter(isSeafood),
      ...drinks.filter((name) => !isAlcohol(name)),
      ...noDrinks.filter(isAlcohol),
    ];
    expect(misread).toEqual([]);
  });

  it("looks only at the stores in question", () => {
    const documents = planted([named(1, "Barramundi")]);
    expect(lookAtLaw(subjectOf(documents, { stores: [502] }))).toEqual([]);
  });
});
