import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardDiets, dietsOf } from "../../../src/domain/menu/cardDiets.ts";
import { marksOf } from "../../../src/domain/menu/choicesSuited.ts";
import { noDietary } from "../../../src/domain/menu/dietary.ts";
import type { DietaryFit, Menu, Modifier, ModifierGroup } from "../../../src/domain/menu/menu.ts";
import { choicesOf, type Selection } from "../../../src/domain/menu/selection.ts";
import { markAnswers, takenMarks, withTakenMarks } from "../../../src/domain/menu/takenMarks.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "./selectionMenu.ts";

/** "Gluten free" is an allergy and an intolerance: two kinds, one mark. */
const dietary = {
  allergies: [
    { id: "gluten", name: "Gluten free" },
    { id: "milk", name: "Milk free" },
  ],
  intolerances: [{ id: "coeliac", name: "Gluten Free" }],
  preferences: [{ id: "vegan", name: "Vegan" }],
};
const names = ["Gluten free", "Milk free", "Vegan"] as const;

const all: DietaryFit = { allergies: ["gluten", "milk"], intolerances: ["coeliac"], preferences: ["vegan"] };

function choice(name: string, fit: Partial<DietaryFit> = {}, given: Partial<Modifier> = {}): Modifier {
  return buildModifier(name, { price: cents(0), ...given, fit: { ...noDietary, ...fit } });
}

const paid = { price: cents(80) };
const oat = choice("oat", { allergies: ["milk"] });
const soy = choice("soy", { allergies: ["gluten", "milk"] });
const silent = choice("silent");

function menuOf(groups: readonly ModifierGroup[], linkedFit: DietaryFit = noDietary): Menu {
  const dish = buildProduct("dish", { groupIds: groups.map(({ id }) => id) });
  const roll = buildProduct("roll", { groupIds: ["spread"] });
  const spread = buildGroup("spread", [choice("butter", { allergies: ["gluten"] })]);
  const entryOf = (id: string, fit: DietaryFit) => ({ id, productId: id, name: id, price: cents(500), fit });
  const entries = [entryOf("dish", all), entryOf("roll", linkedFit)];
  return {
    ...buildMenu([...groups, spread], [dish, roll]),
    dietary,
    categories: [{ id: "c", name: "c", entries }],
  };
}

const picked = (modifierId: string, groupId = "a", subs: Selection = []) => ({
  groupId,
  modifierId,
  quantity: 1,
  subs,
});

/** What a selection takes: "oat: not Gluten free", "salsa: Milk free?". */
function taken(menu: Menu, selection: Selection): readonly string[] {
  const dish = menu.products.get("dish") ?? buildProduct("dish");
  return takenMarks(choicesOf(dish, menu), selection, names, markAnswers(menu, dietary)).map(
    ({ answer, marks, by }) => {
      const choices = by.map(({ modifier }) => modifier.name).join("+");
      return answer === "unsuited" ? `${choices}: not ${marks.join(", ")}` : `${choices}: ${marks.join(", ")}?`;
    },
  );
}

const one = { isForced: true, isSingle: true, minimum: 1 };
const roll = { linkedProductId: "roll" };

describe("R102: the marks that chosen choices take from a dish", () => {
  it.each<[string, readonly Modifier[], Selection, readonly string[], DietaryFit?]>([
    ["nothing is chosen", [oat, soy], [], []],
    ["it is free of all", [oat, soy], [picked("soy")], []],
    ["it isn't free of one", [oat, soy], [picked("oat")], ["oat: not Gluten free"]],
    ["it says nothing, and another does", [oat, silent], [picked("silent")], ["silent: Gluten free, Milk free?"]],
    ["it says nothing, as all beside it, and costs nothing", [silent], [picked("silent")], []],
    [
      "it says nothing, as all beside it, and is to be paid",
      [choice("bacon", {}, paid)],
      [picked("bacon")],
      ["bacon: Gluten free, Milk free, Vegan?"],
    ],
    [
      "it says nothing, and the dish comes with it",
      [choice("large", {}, { ...paid, preselected: true, preselectedQuantity: 1 })],
      [picked("large")],
      [],
    ],
    ["it states an intolerance alone", [choice("a", { intolerances: ["coeliac"] })], [picked("a")], []],
    [
      "its kinds differ about one mark",
      [choice("a", { allergies: ["gluten", "milk"], intolerances: ["other"] })],
      [picked("a")],
      ["a: not Gluten free"],
    ],
    [
      "it states allergies, and is in no diet, as others are",
      [soy, choice("a", { preferences: ["vegan"] })],
      [picked("soy")],
      ["soy: not Vegan"],
    ],
    [
      "two take the same",
      [oat, choice("malt", { allergies: ["milk"] }), silent],
      [picked("oat"), picked("malt"), picked("silent")],
      ["oat+malt: not Gluten free", "silent: Gluten free, Milk free?"],
    ],
    [
      "its product says it",
      [choice("bun", {}, roll)],
      [picked("bun")],
      ["bun: not Milk free, Vegan"],
      {
        ...noDietary,
        allergies: ["gluten"],
        preferences: ["other"],
      },
    ],
    [
      "a choice below it does",
      [choice("bun", { allergies: ["gluten", "milk"] }, roll)],
      [picked("bun", "a", [picked("butter", "spread")])],
      ["butter: not Milk free"],
    ],
  ])("%s", (_what, modifiers, selection, expected, linkedFit) => {
    expect(taken(menuOf([buildGroup("a", modifiers)], linkedFit), selection)).toEqual(expected);
  });
});

describe("R102: a dish is marked as it comes", () => {
  const marked = (groups: readonly ModifierGroup[]) => {
    const fit = withTakenMarks(menuOf(groups)).categories[0]?.entries[0]?.fit ?? noDietary;
    const onCard = dietsOf(fit, cardDiets(dietary, noDietary)).map(({ name }) => name);
    return [marksOf(fit, dietary).map(({ name }) => name), onCard];
  };
  const every = ["Vegan", "Gluten free", "Milk free", "Gluten Free"];
  const preselected = { preselected: true, preselectedQuantity: 1 };

  it.each<[string, readonly ModifierGroup[], readonly string[], readonly string[]]>([
    ["without choices", [], every, ["Vegan", "Gluten free"]],
    ["with choices that needn't be made", [buildGroup("a", [oat])], every, ["Vegan", "Gluten free"]],
    ["with the first of those that must be", [buildGroup("a", [oat, soy], one)], ["Vegan", "Milk free"], ["Vegan"]],
    [
      "with a free one before a paid one",
      [buildGroup("a", [{ ...oat, ...paid }, soy], one)],
      every,
      ["Vegan", "Gluten free"],
    ],
    ["with a preselected one", [buildGroup("a", [soy, { ...oat, ...preselected }])], ["Vegan", "Milk free"], ["Vegan"]],
    ["with one of which nothing is said", [buildGroup("a", [silent, oat], one)], ["Vegan"], ["Vegan"]],
    [
      "in a group of which nothing is said",
      [buildGroup("a", [choice("x", {}, paid)], one)],
      every,
      ["Vegan", "Gluten free"],
    ],
  ])("%s", (_what, groups, marks, onCard) => {
    expect(marked(groups)).toEqual([marks, onCard]);
  });

  it("and not at all while its choices aren't known", () => {
    const fit = { ...all, taken: "unknown" as const };
    expect([marksOf(fit, dietary), dietsOf(fit, cardDiets(dietary, noDietary))]).toEqual([[], []]);
  });
});

const anyIds = (ids: readonly string[]) => fc.subarray([...ids]);
const anyModifier = fc
  .record({
    fit: fc.record({
      allergies: anyIds(["gluten", "milk", "other"]),
      intolerances: anyIds(["coeliac", "other"]),
      preferences: anyIds(["vegan", "other"]),
    }),
    price: fc.constantFrom(cents(0), cents(80)),
    preselected: fc.boolean(),
    linkedProductId: fc.constantFrom(null, "roll"),
  })
  .map((given) => ({ ...given, preselectedQuantity: given.preselected ? 1 : 0 }));
const anyGroups = fc.array(fc.array(anyModifier, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

it("R102: adding a choice never adds a mark", () => {
  fc.assert(
    fc.property(anyGroups, fc.array(fc.boolean()), fc.nat(), (drawn, chosen, extra) => {
      const groups = drawn.map((each, at) =>
        buildGroup(
          `g${at}`,
          each.map((given, index) => buildModifier(`m${index}`, given)),
        ),
      );
      const menu = menuOf(groups);
      const options = groups.flatMap(({ id, modifiers }) => modifiers.map((modifier) => picked(modifier.id, id)));
      const before = options.filter((_option, at) => chosen[at]);
      const after = options.filter((option, at) => before.includes(option) || at === extra % options.length);
      const choices = choicesOf(menu.products.get("dish") ?? buildProduct("dish"), menu);
      const answerOf = markAnswers(menu, dietary);
      const gone = (selection: Selection) =>
        new Set(takenMarks(choices, selection, names, answerOf).flatMap(({ marks }) => marks));
      expect([...gone(after)]).toEqual(expect.arrayContaining([...gone(before)]));
    }),
  );
});
