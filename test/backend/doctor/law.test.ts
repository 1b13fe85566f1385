import { describe, expect, it } from "vitest";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import { isAlcohol, isSeafood } from "../../../widget-demo/tools/doctor/law/words.ts";
import { menuPath, storePath } from "./goodDocuments.ts";
import {
  birthDate,
  cardCosts,
  chainOf,
  described,
  everywhere,
  inState,
  inTheSameState,
  licence,
  named,
  notice,
  product,
  said,
  twinIn,
  wine,
  withMeal,
} from "./lawFixture.ts";
import { type Change, faultsOf, planted, subjectOf } from "./planted.ts";

const card =
  "! Companies/501 · SurchargeBankSettings: Diners pay more with Visa or Mastercard, which ended in Australia on 1 October 2026. Remove it, or check with your adviser.";
const originOf = (names: string) =>
  `! Companies/501: Diners don't read where this seafood is from: ${names}. Write Origin (A, I or M) for each, or SeafoodStatement once for the store, or check with your adviser.`;
const energyIn = (where: string) =>
  `! Companies/50: The company has ${where} (chains of 20 in a state, or 50 in Australia, show kilojoules), and these dishes don't show theirs: Margherita, Rossa piccante, Lemonade. Write Kilojoules for each, or check with your adviser.`;
const unmarked = (names: string) =>
  `! Companies/501: It looks like alcohol, and nobody is asked their age: ${names}. Write IsAlcohol true for each, or check with your adviser.`;
const licenceOf = (state: string) =>
  `! Companies/501: Alcohol is sold without the licence number that ${state} asks for: Pinot noir, With a glass of it. Write LiquorLicence, or check with your adviser.`;
const noticeOf = (state: string) =>
  `! Companies/501: Alcohol is sold without the notice that ${state} asks for: Pinot noir, With a glass of it. Write its words into LiquorNotice, or check with your adviser.`;
const birth =
  "! Companies/501 · ViewComponentConfigs: Alcohol is sold without the date of birth that New South Wales asks for: Pinot noir, With a glass of it. Write AskDateOfBirth true, or check with your adviser.";
const question =
  "! Companies/501: Alcohol is sold in Victoria: Pinot noir, With a glass of it. Is it under a restaurant's licence, which allows it with a meal and until 23:00? If so, write AlcoholLimit.WithMeal true and AlcoholLimit.Until 23:00; if not, AlcoholLimit.WithMeal false. Check with your adviser.";
const gift =
  "! Companies/501: This gift card ends in less than three years: Gift card $50. Let it last for three years, or check with your adviser.";

const inChinese: Change = [menuPath, ["Categories", 0, "SubMenuItems", 1, "Name"], "烤鱼"];
const choice = (Name: string, more: object = {}): Change => [
  menuPath,
  ["ModifierGroups", "sizes", "Modifiers", 1],
  { ID: "m2", Name, Price: 3, TaxRate: 0.1, ...more },
];
const pour = { Name: "Pour", Modifiers: [{ ID: "p1", Name: "Barossa shiraz", TaxRate: 0.1 }] };
const energies = [1, 2, 3].map((id) => product(id, "Kilojoules", 2400));

const unlawful: readonly (readonly [rule: string, changes: readonly Change[], lines: readonly string[]])[] = [
  ["A card's surcharge: Visa, in Victoria", [cardCosts(1)], [card]],
  ["A card's surcharge: Mastercard, in Queensland", [inState("QLD"), cardCosts(2)], [card]],
  ["A card's surcharge: all cards, in Western Australia", [inState("WA"), cardCosts(5)], [card]],
  ["Seafood: a dish's name", [named(1, "Grilled barramundi")], [originOf("Grilled barramundi")]],
  ["Seafood: a description", [described(1, "With anchovies and capers.")], [originOf("Margherita")]],
  ["Seafood: a name in Chinese", [inChinese], [originOf("烤鱼")]],
  ["Seafood: a choice", [choice("Add prawns")], [originOf("Add prawns")]],
  ["Kilojoules: 20 stores in a state", chainOf(20, inTheSameState), [energyIn("20 stores in VIC")]],
  ["Kilojoules: 50 stores in Australia", chainOf(50, everywhere), [energyIn("50 stores in Australia")]],
  ["Age: a name, in Queensland", [inState("QLD"), named(3, "Barossa shiraz")], [unmarked("Barossa shiraz")]],
  ["Age: a name in Chinese, in the ACT", [inState("ACT"), named(3, "青岛啤酒")], [unmarked("青岛啤酒")]],
  ["Age: a choice, in South Australia", [inState("South Australia"), choice("A beer")], [unmarked("A beer")]],
  ["Licence: New South Wales", [inState("NSW"), ...wine, notice, birthDate], [licenceOf("New South Wales")]],
  ["Licence: Victoria", [...wine, notice, withMeal], [licenceOf("Victoria")]],
  ["Licence: Tasmania", [inState("Tas"), ...wine, notice], [licenceOf("Tasmania")]],
  ["Licence: Western Australia", [inState("WA"), ...wine, notice], [licenceOf("Western Australia")]],
  ["Notice: New South Wales", [inState("NSW"), ...wine, licence, birthDate], [noticeOf("New South Wales")]],
  ["Notice: Victoria", [...wine, licence, withMeal], [noticeOf("Victoria")]],
  ["Notice: Tasmania", [inState("TAS"), ...wine, licence], [noticeOf("Tasmania")]],
  ["Notice: Western Australia", [inState("wa"), ...wine, licence], [noticeOf("Western Australia")]],
  ["Date of birth: New South Wales", [inState("New South Wales"), ...wine, licence, notice], [birth]],
  ["Hours and a meal: Victoria, a question", [...wine, licence, notice], [question]],
  [
    "Hours: Victoria, where it is sold with a meal",
    [...wine, licence, notice, said("AlcoholLimit", { WithMeal: true })],
    [question],
  ],
  ["Gift cards: one year", [[menuPath, ["Products", "50", "ShortDescription"], "Good for one year."]], [gift]],
  ["Gift cards: the terms", [said("TermsAndConditions", "<p>Gift cards are valid for 24 months.</p>")], [gift]],
];

const lawful: readonly (readonly [what: string, changes: readonly Change[]])[] = [
  ["no fish and no wine", []],
  ["a surcharge of nothing", [[storePath, ["SurchargeBankSettings", 0], { CreditCardType: 1, Rate: 0 }]]],
  ["a surcharge on American Express", [cardCosts(3)]],
  ["a name that tells the origin", [named(1, "Barramundi (A)")]],
  ["a label", [named(1, "Barramundi"), product(1, "Origin", "A"), choice("Add prawns", { Origin: "I" })]],
  ["a statement", [named(1, "Barramundi"), said("SeafoodStatement", "All of our seafood is Australian.")]],
  ["a description that tells it", [named(1, "Barramundi"), described(1, "Australian, over coals.")]],
  ["wine in New South Wales", [inState("NSW"), ...wine, licence, notice, birthDate]],
  ["wine in a restaurant of Victoria", [...wine, licence, notice, withMeal]],
  ["wine in a bar of Victoria", [...wine, licence, notice, said("AlcoholLimit", { WithMeal: false })]],
  ["wine in Tasmania", [inState("TAS"), ...wine, licence, notice]],
  ["wine in Western Australia", [inState("WA"), ...wine, licence, notice]],
  ["wine in Queensland, for which nothing is claimed", [inState("QLD"), ...wine]],
  ["wine in a state that isn't known", [inState(""), ...wine]],
  [
    "which wine it is",
    [inState("QLD"), ...wine, product(3, "ModifierGroups", ["pour"]), [menuPath, ["ModifierGroups", "pour"], pour]],
  ],
  ["a chain that tells kilojoules", [...chainOf(20, inTheSameState), ...energies]],
  ["19 stores in a state", chainOf(19, inTheSameState)],
  ["49 stores in Australia, 13 in a state", chainOf(49, everywhere)],
  ["20 stores that aren't open to diners", chainOf(20, inTheSameState, { IsEnabled: false })],
  ["20 stores of nobody", [said("HQCompanyID", 0), ...chainOf(20, inTheSameState, { HQCompanyID: 0 }).slice(1)]],
  ["a gift card of three years", [said("TermsAndConditions", "A gift card is good for three years.")]],
  ["years that aren't a gift card's", [said("TermsAndConditions", "We keep orders within one year.")]],
  ["another country", [said("TimezoneIanaFormat", "Europe/Rome"), cardCosts(1), ...wine, named(1, "Barramundi")]],
];

const warningsIn = (changes: readonly Change[]) => faultsOf(lookAtLaw(subjectOf(planted(changes))));

describe("npm run doctor on the law", () => {
  it.each(unlawful)("R101: finds what isn't lawful. %s", (_rule, changes, lines) => {
    expect(warningsIn(changes)).toEqual(lines);
  });

  it.each(lawful)("R101: has nothing to ask of %s", (_what, changes) => {
    expect(warningsIn(changes)).toEqual([]);
  });

  it("R101: always names the adviser", () => {
    const told = unlawful.flatMap(([, , lines]) => lines);
    expect(told.filter((line) => !/check with your adviser\.$/i.test(line))).toEqual([]);
  });

  it("is told nothing by a key that isn't read", () => {
    const statement = said("SeafoodStatement_zh-CN", "本店海鲜均产自澳大利亚。");
    expect(warningsIn([named(1, "Barramundi"), statement])).toEqual([originOf("Barramundi")]);
  });

  it("names three of four dishes", () => {
    const fourth: Change = [menuPath, ["Categories", 1, "SubMenuItems", 1], { ID: 4, ProductID: 3, Name: "Squid" }];
    expect(warningsIn([named(1, "Prawns"), inChinese, named(3, "Oysters"), fourth])).toEqual([
      originOf("Prawns, 烤鱼, Oysters and 1 more"),
    ]);
  });

  it("says a thing once for all stores of a company, and for each state what is its own", () => {
    const drinks = [...wine, licence];
    const together = warningsIn([inState("WA"), ...drinks, ...twinIn("WA", drinks)]);
    expect(together).toEqual([
      noticeOf("Western Australia").replace(" Write", " The same in 1 more store, such as Companies/502. Write"),
    ]);
    const apart = warningsIn([inState("WA"), ...drinks, ...twinIn("TAS", drinks)]);
    expect(apart).toEqual([noticeOf("Western Australia"), noticeOf("Tasmania").replace("501", "502")]);
  });

  it("knows seafood and alcohol by their names, and what only sounds like them", () => {
    const seafood = ["Fish and chips", "Tuna mayo roll", "虾饺", "Moreton Bay bug roll", "Whole flounder"];
    const noSeafood = [
      "Oyster mushrooms",
      "Beef in oyster sauce",
      "鱼香茄子",
      "Swedish fish",
      "Potato scallops",
      "No fish",
    ];
    const drinks = ["Pale ale", "Espresso martini", "红酒", "Gin and tonic", "Michelada"];
    const noDrinks = [
      "Ginger beer",
      "Beef in red wine sauce",
      "Prawn cocktail",
      "Virgin mojito mocktail",
      "Alcohol-free lager",
      "姜汁啤酒",
    ];
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
