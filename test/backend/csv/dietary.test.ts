import { describe, expect, it } from "vitest";
import { goodStore, importedFrom, menuPath, problemsOf } from "./sheetFixture.ts";

describe("allergens", () => {
  const withAllergens = (...cells: readonly string[]) =>
    ["category,name,price,tax,allergens", ...cells.map((cell, at) => `Food,Dish ${at + 1},5,10%,"${cell}"`)].join("\n");

  it.each([
    [
      "nut free",
      /^✗ menu\.csv, row 2, allergens: It has "nut free", and the column says what is in the dish\. Write what is/,
    ],
    ["no nuts", /says what is in the dish/],
    ["不含坚果", /says what is in the dish/],
    ["may contain nuts", /It has "may contain nuts"\. Write only the allergen's name, such as nuts\./],
    ["traces of nuts", /Write only the allergen's name/],
    ["-", /It is "-"\. Write none if it has none of them, and nothing if you don't say\./],
    ["none; nuts", /which is none and some/],
    ["N/A", /It is "N\/A"\. Write none if/],
    ["none known", /It is "none known"\. Write none if/],
    ["see menu", /It is "see menu"\. Write none if/],
    ["yes", /It is "yes"\. Write none if/],
    ["GF", /It has "GF", and the column says what is in the dish/],
    ["Nuts; vegan", /It has "vegan", a diet\. Write it into diets\./],
    ["gluten and milk", /It has "Gluten and milk", which may be several\. Write one name for each/],
    ["milk/soy", /It has "Milk\/soy", which may be several/],
    ["nuts (almond)", /It has "Nuts \(almond\)", which may be several/],
  ])("that could be misread are asked about: %s", (cell, problem) => {
    expect(problemsOf({ menu: withAllergens(cell) })).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ["Nuts", "Nut free"],
    ["tree nut", "Tree nut free"],
    ["Anchovies", "Anchovy free"],
    ["tomatoes", "Tomato free"],
    ["peaches", "Peach free"],
    ["Citrus", "Citrus free"],
    ["Nuts.", "Nut free"],
    ["花生", "无花生"],
  ])("%s: a dish without it reads %s, never the bare name", (allergen, claim) => {
    const { documents } = importedFrom({ menu: withAllergens(allergen, "none") });
    const [choice, ...others] = Object(documents[menuPath]).LifeStyleChoices.Allergy;
    expect([choice.Name, others]).toEqual([claim, []]);
    const [{ SubMenuItems }] = Object(documents[menuPath]).Categories;
    expect(SubMenuItems).toMatchObject([{ ProductAllergy: [] }, { ProductAllergy: [choice.Id] }]);
  });

  it.each([
    [
      ["Milk", "Gluten; Dairy"],
      /^✗ menu\.csv, row 3, allergens: Dairy is what the sheets call Milk elsewhere.*Write Milk/,
    ],
    [["soy", "soya beans"], /row 3, allergens: Soya bean is what the sheets call Soy elsewhere/],
    [["乳制品", "奶"], /row 3, allergens: 奶 is what the sheets call 乳制品 elsewhere/],
    [["Gluten", "Wheat"], /row 3, allergens: It has Wheat and not Gluten, which.* Write both: Gluten; Wheat\./],
    [["Cheese", "Milk"], /row 2, allergens: It has Cheese and not Milk/],
    [["prawns", "Shellfish"], /row 2, allergens: It has Prawn and not Shellfish/],
  ])("that are one, or a part of one, don't stand side by side: %j", (cells, problem) => {
    expect(problemsOf({ menu: withAllergens(...cells) })).toEqual([expect.stringMatching(problem)]);
  });

  it.each([[["Wheat; Gluten", "Gluten"]], [["Almonds", "Wheat"]], [["Nuts", "Peanuts"]], [["Fish", "Shellfish"]]])(
    "that differ are named as they are: %j",
    (cells) => {
      expect(problemsOf({ menu: withAllergens(...cells) })).toEqual([]);
    },
  );

  it("aren't denied in diets, where it would stand twice", () => {
    const menu =
      "category,name,price,tax,allergens,diets\nFood,Dish,5,10%,Gluten,\nFood,Salad,5,10%,none,Vegan; Gluten free";
    expect(problemsOf({ menu })).toEqual([
      expect.stringMatching(/^✗ menu\.csv, row 3, diets: "Gluten free" stands here/),
    ]);
  });

  it("that are one are told where store.csv or a choice names them", () => {
    const menu = withAllergens("Milk").replace("Dish 1", "Latte");
    const choices = "group,dish,choice,allergens\nMilk,Latte,Oat,Lactose";
    expect(problemsOf({ menu, choices })).toEqual([
      expect.stringMatching(/^✗ choices\.csv, row 2, allergens: Lactose/),
    ]);
    const store = `${goodStore}\nallergens,Milk; Dairy`;
    expect(problemsOf({ store, menu })).toEqual([expect.stringMatching(/^✗ store\.csv, row 7, value: Dairy/)]);
  });

  it("are one in the singular and the plural, so that no dish is shown as free of what it has", () => {
    const { documents } = importedFrom({ menu: withAllergens("Nuts; milk", "nut", "eggs") });
    expect(documents[menuPath]).toMatchObject({
      Categories: [
        {
          SubMenuItems: [
            { ProductAllergy: ["egg"] },
            { ProductAllergy: ["milk", "egg"] },
            { ProductAllergy: ["nut", "milk"] },
          ],
        },
      ],
    });
  });

  it("may have any name in the store's own list", () => {
    const store = `${goodStore}\nallergens,Milk; Nuts (tree and ground)`;
    expect(problemsOf({ store, menu: withAllergens("Milk; Nuts (tree and ground)") })).toEqual([]);
  });

  it("that the store's own list doesn't have are asked about", () => {
    expect(problemsOf({ store: `${goodStore}\nallergens,Nuts; Milk`, menu: withAllergens("Nuts; Soy") })).toEqual([
      '✗ menu.csv, row 2, allergens: "Soy" isn\'t among the allergens in store.csv, row 7. Write one of Nut; Milk, or add it there.',
    ]);
  });

  it("that a dish doesn't say are never said to be absent", () => {
    const { lines } = importedFrom({ menu: withAllergens("nuts", "milk", "", "none") });
    expect(lines).toContainEqual(expect.stringMatching(/^! menu\.csv: Nothing is in allergens for Dish 3, so diners/));
  });

  it("that are all in one dish read like none that is stated, which is told", () => {
    const { lines } = importedFrom({ menu: withAllergens("nuts", "none") });
    expect(lines).toContainEqual(
      expect.stringMatching(/^! menu\.csv, row 2, allergens: Dish 1 has all of the allergens/),
    );
  });
});

describe("diets", () => {
  const menu = (...cells: readonly string[]) =>
    ["category,name,price,tax,diets", ...cells.map((cell, at) => `Food,Dish ${at + 1},5,10%,${cell}`)].join("\n");
  const choices = (...rows: readonly string[]) => ["group,dish,choice,price,allergens,diets", ...rows].join("\n");

  it("of a choice are those of the menu, under one name and in one list", () => {
    const sheets = {
      menu: menu("Vegetarian", "vegetarian; Vegan"),
      choices: choices("Extra,Dish 1,Egg,2,,VEGETARIAN"),
    };
    const { LifeStyleChoices, ModifierGroups } = Object(importedFrom(sheets).documents[menuPath]);
    expect(LifeStyleChoices.Preference).toEqual([
      { Id: "vegetarian", Name: "Vegetarian", "Name_zh-CN": "素食" },
      { Id: "vegan", Name: "Vegan", "Name_zh-CN": "纯素" },
    ]);
    expect(ModifierGroups.extra.Modifiers).toMatchObject([{ ProductPreference: ["vegetarian"] }]);
  });

  it("that are none are no diet of this name", () => {
    const sheets = { menu: menu("Vegetarian", "none"), choices: choices("Extra,Dish 1,Bacon,2,,none") };
    expect(importedFrom(sheets).documents[menuPath]).toMatchObject({
      Categories: [{ SubMenuItems: [{ ProductPreference: ["vegetarian"] }, { ProductPreference: [] }] }],
      ModifierGroups: { extra: { Modifiers: [{ ProductPreference: [] }] } },
      LifeStyleChoices: { Preference: [{ Id: "vegetarian" }] },
    });
  });

  it.each([
    ["-", 'It is "-". Write none if it has none of them, and nothing if you don\'t say.'],
    ["N/A", 'It is "N/A". Write none if it has none of them, and nothing if you don\'t say.'],
    ["Halal; V", 'It has "V". Write Vegetarian or Vegan.'],
    ["(ve)", 'It has "(ve)". Write Vegetarian or Vegan.'],
    ["Not vegan", 'It has "Not vegan", and the column says which diets it suits. Write only what it suits, or none.'],
    [
      "GF",
      'It has "GF", which is no diet. Write what is in each dish into allergens: the shop says of what it is free.',
    ],
    [
      "Halal & Vegan",
      'It has "Halal & Vegan", which may be several. Write one name for each, and semicolons between them.',
    ],
    ["none; Halal", 'It is "none; Halal", which is none and some. Write none alone, or the others.'],
    ["=A1", 'It is "=A1", a formula. Write the value itself.'],
  ])("that could be misread are asked about, of a dish and of a choice: %s", (cell, asked) => {
    expect(problemsOf({ menu: menu(cell) })).toEqual([`✗ menu.csv, row 2, diets: ${asked}`]);
    expect(problemsOf({ menu: menu("Halal"), choices: choices(`Extra,Dish 1,Egg,2,,${cell}`) })).toEqual([
      `✗ choices.csv, row 2, diets: ${asked}`,
    ]);
  });

  it("that are vegan are vegetarian, too", () => {
    const vegan =
      "It has Vegan and not Vegetarian, which other rows name, so it would read as not vegetarian. Write both: Vegetarian; Vegan.";
    expect(problemsOf({ menu: menu("Vegetarian", "Vegan") })).toEqual([`✗ menu.csv, row 3, diets: ${vegan}`]);
    const oat = { menu: menu("Vegetarian; Vegan"), choices: choices("Milk,Dish 1,Oat,1,,Vegan") };
    expect(problemsOf(oat)).toEqual([`✗ choices.csv, row 2, diets: ${vegan}`]);
    expect(problemsOf({ menu: menu("Vegan", "Vegan; Halal") })).toEqual([]);
  });

  it("of a choice that no dish has are asked about", () => {
    const egg = choices("Extra,Dish 1,Egg,2,,Vegeterian");
    expect(problemsOf({ menu: menu("Vegetarian"), choices: egg })).toEqual([
      '✗ choices.csv, row 2, diets: No dish in menu.csv has the diet "Vegeterian", and a choice adds none to its dish. Write one of Vegetarian, or add it to the dishes.',
    ]);
  });

  it("that would say again what allergens say are told at a choice, too", () => {
    const sheets = {
      menu: "category,name,price,tax,allergens\nFood,Dish,5,10%,Gluten",
      choices: choices("Bread,Dish,Rice,2,none,Gluten free"),
    };
    expect(problemsOf(sheets)).toContainEqual(
      expect.stringMatching(/^✗ choices\.csv, row 2, diets: "Gluten free" stands here/),
    );
  });

  it("that choices don't say, though they take a mark, are asked about in one line", () => {
    const remarks = (...rows: readonly string[]) =>
      importedFrom({ menu: menu("Vegetarian", ""), choices: choices(...rows) }).lines.filter((line) =>
        line.includes("diets"),
      );
    expect(remarks("Cooking,Dish 1,Medium,,,", "Extra,Dish 2,Bacon,2,,")).toEqual([]);
    expect(remarks("Extra,Dish 1,Egg,2,,", "Extra,,Bacon,3,,none", "Cooking,Dish 1,Medium,,,")).toEqual([
      "! choices.csv: Nothing is in diets for 1 choice, though the dishes say theirs: Extra (Egg). So a dish loses its marks, such as Vegetarian, with such a choice. Write which each suits, or none.",
    ]);
    expect(remarks("Extra,Dish 1,Egg,,,Vegetarian", "Extra,,Bacon,,,", "Size,Dish 1,Large,,none,")).toEqual([
      expect.stringContaining("for 2 choices, though the dishes say theirs: Extra (Bacon), Size (Large)."),
    ]);
  });
});
