import { describe, expect, it } from "vitest";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import { isAlcohol, isSeafood } from "../../../widget-demo/tools/doctor/law/words.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";
import { type Change, faultsOf, planted, type Row, subjectOf } from "./planted.ts";

const named = (id: number, Name: string): Change => [menuPath, ["Products", `${id}`, "Name"], Name];
/** So many stores of one company, of which the doctor looks at one. */
function chainOf(count: number, state: (at: number) => string, more: JsonFields = {}): readonly Change[] {
  const others = Array.from({ length: count - 1 }, (_, at): Change => {
    const Location = { Country: "Australia", State: state(at) };
    return [
      `Companies/${601 + at}`,
      [],
      { ...goodDocuments[storePath], ID: 601 + at, HQCompanyID: 50, Location, ...more },
    ];
  });
  return [[storePath, ["HQCompanyID"], 50], ...others];
}

const inTheSameState = () => "Vic.";
const everywhere = (at: number) => ["NSW", "QLD", "SA", "WA"][at % 4] ?? "";
const energies = [1, 2, 3].map(
  (id): Change => [menuPath, ["Products", `${id}`, "ShortDescription"], "Fresh. 2,400 kJ"],
);
/** Keys that no shop reads yet. */
const plannedKeys = (...ids: readonly number[]) =>
  ids.map((id): Change => {
    const { Products } = goodDocuments[menuPath] ?? {};
    const product = Object(Products)[id];
    return [menuPath, ["Products", `${id}`], { ...product, Origin: "A", Kilojoules: 2400, IsAlcohol: true }];
  });

const surcharged =
  "! Companies/501 · SurchargeBankSettings: Visa or Mastercard costs extra, which ended in Australia on 1 October 2026. Remove it, or check with your adviser.";

const rows: readonly Row[] = [
  [
    "Paying by Visa costs nothing extra.",
    [[storePath, ["SurchargeBankSettings", 0], { CreditCardType: 1, RateType: 1, Rate: 0.015 }]],
    [surcharged],
  ],
  [
    "Nor does paying by any card.",
    [[storePath, ["SurchargeBankSettings", 0], { CreditCardType: 5, RateType: 2, Rate: 1 }]],
    [surcharged],
  ],
  [
    "Fish says where it is from.",
    [named(1, "Grilled barramundi")],
    [
      "! Companies/501: Seafood whose origin isn't told: Grilled barramundi. Write (A), (I) or (M) behind each name, and what it means, or check with your adviser.",
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
      "! Companies/501: Seafood whose origin isn't told: Prawns, 烤鱼, Oysters and 1 more. Write (A), (I) or (M) behind each name, and what it means, or check with your adviser.",
    ],
  ],
  [
    "A chain in one state tells its kilojoules.",
    chainOf(20, inTheSameState),
    [
      "! Companies/50: The company has 20 stores in VIC (chains of 20 in a state, or 50 in Australia, tell kilojoules), and these dishes don't tell theirs: Margherita, Rossa piccante, Lemonade. Write them in each ShortDescription, such as 2,400 kJ, or check with your adviser.",
    ],
  ],
  [
    "A chain in Australia tells its kilojoules.",
    chainOf(50, everywhere),
    [
      "! Companies/50: The company has 50 stores in Australia (chains of 20 in a state, or 50 in Australia, tell kilojoules), and these dishes don't tell theirs: Margherita, Rossa piccante, Lemonade. Write them in each ShortDescription, such as 2,400 kJ, or check with your adviser.",
    ],
  ],
  [
    "Wine is for adults.",
    [named(3, "Pinot noir, a glass")],
    [
      "! Companies/501: Alcohol, and nothing says that it is for adults only: Pinot noir, a glass. Say it in TermsAndConditions, or in each ShortDescription, or check with your adviser.",
    ],
  ],
];

const answers: readonly (readonly [what: string, changes: readonly Change[]])[] = [
  ["no fish and no wine", []],
  ["a surcharge of nothing", [[storePath, ["SurchargeBankSettings", 0], { CreditCardType: 1, Rate: 0 }]]],
  ["a name that says it", [named(1, "Barramundi (A)")]],
  ["a chain that tells them", [...chainOf(20, inTheSameState), ...energies]],
  ["19 stores in a state", chainOf(19, inTheSameState)],
  ["49 stores in Australia, 13 in a state", chainOf(49, everywhere)],
  ["20 stores that aren't open to diners", chainOf(20, inTheSameState, { IsEnabled: false })],
  [
    "20 stores of nobody",
    [[storePath, ["HQCompanyID"], 0], ...chainOf(20, inTheSameState, { HQCompanyID: 0 }).slice(1)],
  ],
  [
    "terms that name the age",
    [named(3, "Pinot noir"), [storePath, ["TermsAndConditions"], "You must be 18 to drink."]],
  ],
  ["another country", [named(1, "Barramundi"), [storePath, ["TimezoneIanaFormat"], "Europe/Rome"]]],
];

const warningsIn = (changes: readonly Change[]) => faultsOf(lookAtLaw(subjectOf(planted(changes))));

describe("npm run doctor on the law", () => {
  it.each(rows)("%s", (_rule, changes, lines) => {
    expect(warningsIn(changes)).toEqual(lines);
  });

  it.each([
    ["an origin", [named(1, "Grilled barramundi")]],
    ["adults", [named(3, "Pinot noir")]],
    ["kilojoules", chainOf(20, inTheSameState)],
  ])("isn't told of %s by a key that no shop reads", (_what, changes) => {
    const told = warningsIn(changes);
    expect(told).toHaveLength(1);
    expect(warningsIn([...plannedKeys(1, 2, 3), ...changes])).toEqual(told);
  });

  it("names no key that no shop reads", () => {
    const told = rows.flatMap(([, changes]) => warningsIn(changes)).join("\n");
    expect(told).not.toMatch(/\b(Origin|Kilojoules|IsAlcohol)\b/);
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
