import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentRemarks } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { choiceColumns, menuColumns } from "../../../widget-demo/tools/seed/csv/columns.ts";
import { goodMenu, goodStore, importedFrom, importOf, menuPath, problemsOf } from "./sheetFixture.ts";

const menu = (...rows: readonly string[]) => [goodMenu, ...rows].join("\n");
const store = (...rows: readonly string[]) => [goodStore, ...rows].join("\n");
const choices = (...rows: readonly string[]) =>
  ["group,dish,category,choice,price,at least,at most,allergens,tax", ...rows].join("\n");

describe("a mistake has its file, row and column, what is wrong, and what to write", () => {
  it.each([
    [
      "a comma in a price",
      { menu: menu('Pizza,Marinara,"12,50",10%') },
      '✗ menu.csv, row 4, price: It is "12,50". Write 12.50 if it is that many dollars.',
    ],
    [
      "an empty price",
      { menu: menu("Pizza,Marinara,,") },
      "✗ menu.csv, row 4, price: It is empty. Write dollars, such as 12.50.",
    ],
    [
      "a price below 0",
      { menu: menu("Pizza,Marinara,-1,") },
      '✗ menu.csv, row 4, price: It is "-1", and a dish costs nothing at least. Write dollars, such as 12.50.',
    ],
    [
      "no category",
      { menu: menu(",Marinara,17,") },
      "✗ menu.csv, row 4, category: It is empty. Write the category, in each row.",
    ],
    ["no name", { menu: menu("Pizza,,17,") }, "✗ menu.csv, row 4, name: It is empty. Write the dish's name."],
    [
      "a formula's error",
      { menu: menu("Pizza,Marinara,#REF!,") },
      '✗ menu.csv, row 4, price: It is "#REF!", a formula\'s error. Write the value itself.',
    ],
    [
      "a column too narrow",
      { menu: menu("Pizza,Marinara,####,") },
      '✗ menu.csv, row 4, price: It is "####", a formula\'s error. Write the value itself.',
    ],
    [
      "a formula",
      { menu: menu("Pizza,=A1&B1,17,") },
      '✗ menu.csv, row 4, name: It is "=A1&B1", a formula. Write the value itself.',
    ],
    [
      "a dish twice",
      { menu: menu("Pizza,margherita,19,10%") },
      '✗ menu.csv, row 4, name: "margherita" is in row 2, too. Remove one of the two rows.',
    ],
    [
      "another price in another category",
      { menu: menu("Drinks,Margherita,18,10%") },
      '✗ menu.csv, row 4, name: "Margherita" is in row 2, too, in another category, with another Price. Write the same, or give one of them another name.',
    ],
    [
      "names that differ in signs",
      { menu: menu("Pizza,Fish & chips,19,10%", "Pizza,Fish + chips,19,10%") },
      '✗ menu.csv, row 5, name: "Fish + chips" differs only in signs from "Fish & chips" in row 4, so both would have the id fish-chips. Give one of them another word.',
    ],
    [
      "a comma without quotes",
      { menu: menu("Pizza,Quattro, stagioni,19,10%") },
      "✗ menu.csv, row 4: It has 5 cells, and there are 4 columns. Put quotes around a cell that has a comma in it.",
    ],
    [
      "a misspelt column",
      { menu: "categry,name,price\nPizza,Margherita,19" },
      "✗ menu.csv, row 1, categry: No column is called so. Did you mean category?",
    ],
    [
      "a missing column",
      { menu: "name,price\nMargherita,19" },
      "✗ menu.csv, row 1: There is no column category: it has name, price. Write the columns' names into the first row.",
    ],
    [
      "a column twice",
      { menu: "category,name,price,price\nPizza,Margherita,19,19" },
      "✗ menu.csv, row 1, price: Two columns are called so. Keep one of them.",
    ],
    ["an empty sheet", { menu: "\n\n" }, "✗ menu.csv: It is empty. Write the columns category, name, price."],
    ["no dishes", { menu: "category,name,price" }, "✗ menu.csv: It has no dishes. Write a dish in each row."],
    [
      "a choice of no dish",
      { choices: choices("Size,,,Large,4,,,,") },
      "✗ choices.csv, row 2, dish: Its group belongs to no dish. Write a dish or a category, several with semicolons.",
    ],
    [
      "a choice of an unknown dish",
      { choices: choices("Size,Margarita,,Large,4,,,,") },
      '✗ choices.csv, row 2, dish: There is no dish "Margarita" in menu.csv. Did you mean Margherita?',
    ],
    [
      "a choice of an unknown category",
      { choices: choices('Size,,"Pizze, Drinks",Large,4,,,,') },
      '✗ choices.csv, row 2, category: There is no category "Pizze, Drinks" in menu.csv. Did you mean Drinks? Semicolons separate several.',
    ],
    [
      "a dish and its whole category",
      { choices: choices("Size,Margherita,Pizza,Large,4,,,,") },
      "✗ choices.csv, row 2, dish: It names Margherita and the whole category Pizza. Write the dish alone, or the category alone.",
    ],
    [
      "a choice twice",
      { choices: choices("Size,,Pizza,Large,4,,,,", "Size,,Pizza,large,5,,,,") },
      '✗ choices.csv, row 3, choice: "large" is in row 2, too, in the same group Size. Remove one of the two rows, or give it another name.',
    ],
    [
      "at most below at least",
      { choices: choices("Size,,Pizza,Large,4,2,1,,", "Size,,,Small,0,,,,") },
      "✗ choices.csv, row 2, at most: At most is 1, and at least is 2. Write 2 or more, or lower the other.",
    ],
    [
      "at least more than there are",
      { choices: choices("Size,,Pizza,Large,4,2,,,") },
      "✗ choices.csv, row 2, at least: At least is 2, and the group has 1 choice. Write 1 or less, or add choices.",
    ],
    [
      "at most 0",
      { choices: choices("Size,,Pizza,Large,4,,0,,") },
      "✗ choices.csv, row 2, at most: It is 0, so nothing could be chosen. Write a number from 1, or nothing for any number.",
    ],
    [
      "two numbers for one group",
      { choices: choices("Size,,Pizza,Large,4,,1,,", "Size,,,Small,0,,2,,") },
      "✗ choices.csv, row 3, at most: It is 2, and an earlier row of this group has 1. Write the same number in all rows of a group.",
    ],
    [
      "a choice of dishes with different taxes",
      { menu: menu("Pizza,Marinara,17,0%"), choices: choices("Size,,Pizza,Large,4,,,,") },
      "✗ choices.csv, row 2, choice: Large belongs to dishes with different taxes. Add a column tax to choices.csv, or make two groups.",
    ],
    [
      "hours that overlap",
      { store: store("hours,Fri 21:00-2:00") },
      '✗ store.csv, row 7, value: It is "Fri 21:00-2:00", which overlaps with row 5, "Mon-Sun 10:00-22:00". Write each time once.',
    ],
    [
      "hours that may be morning or evening",
      { store: goodStore.replace("10:00-22:00", "10-22") },
      '✗ store.csv, row 5, value: It is "Mon-Sun 10-22", in which 10 may be morning or evening. Write 10:00, or 10am or 10pm.',
    ],
    [
      "an unknown key",
      { store: store("OfficePhne,03 5550 0501") },
      '✗ store.csv, row 7, key: Nothing reads "OfficePhne". Did you mean OfficePhone?',
    ],
    [
      "a key that no version reads yet",
      { store: store("ReadyInMinutes,20") },
      '✗ store.csv, row 7, key: Nothing reads "ReadyInMinutes". Remove the row, or write a key that widget-demo/docs/backend.md names.',
    ],
    [
      "a flag that isn't sure",
      { store: store("Delivery,maybe") },
      '✗ store.csv, row 7, value: It is "maybe". Write yes or no.',
    ],
    [
      "a wrong zone",
      { store: goodStore.replace("Australia/Melbourne", "Melbourne") },
      '✗ store.csv, row 4, value: It is "Melbourne". Did you mean Australia/Melbourne?',
    ],
    [
      "a key twice",
      { store: store("Name,Nonna") },
      "✗ store.csv, row 7, value: Name is in row 3, too. Remove one of the two rows.",
    ],
    [
      "a record without its key",
      { store: store("Location,Carlton") },
      "✗ store.csv, row 7, key: Location has keys of its own. Write Location.Address, and so on.",
    ],
    [
      "a list without its place",
      { store: store("DeliveryAreas,3000") },
      "✗ store.csv, row 7, key: DeliveryAreas is a list. Write DeliveryAreas.1, then its key.",
    ],
    [
      "a list that doesn't begin with 1",
      { store: store("DeliveryAreas.2.PostcodeFrom,3000") },
      "✗ store.csv, row 7, value: There is no DeliveryAreas.2.PostcodeFrom yet. Begin a list with 1, and leave out no number.",
    ],
  ])("%s", (_what, texts, line) => {
    expect(problemsOf(texts)).toEqual([line]);
  });

  it("what only the doctor knows, at its row", () => {
    const rows = store("DeliveryAreas.1.PostcodeFrom,3008", "DeliveryAreas.1.PostcodeTo,3000");
    expect(problemsOf({ store: rows })).toEqual([
      "✗ store.csv, row 7, value: PostcodeTo is below PostcodeFrom, so nobody there can order a delivery. Swap the two.",
    ]);
  });

  it("all of them at once, file by file, and no document", () => {
    const outcome = importOf({
      store: "key,value\nPhone,1\nhours,always",
      menu: menu("Pizza,Marinara,seventeen,a lot"),
      choices: choices("Size,Nothing,,Large,x,,,,"),
    });
    expect(outcome).not.toHaveProperty("documents");
    expect(
      problemsOf({
        store: "key,value\nPhone,1\nhours,always",
        menu: menu("Pizza,Marinara,seventeen,a lot"),
        choices: choices("Size,Nothing,,Large,x,,,,"),
      }),
    ).toEqual([
      expect.stringMatching(/^✗ store\.csv: There is no row ID/),
      expect.stringMatching(/^✗ store\.csv: There is no row Name/),
      expect.stringMatching(/^✗ store\.csv: None of PickUp, Delivery, EatIn, DeliverToRoom is yes/),
      expect.stringMatching(/^✗ store\.csv, row 3, value: It is "always"/),
      expect.stringMatching(/^✗ menu\.csv, row 4, price: It is "seventeen"/),
      expect.stringMatching(/^✗ menu\.csv, row 4, tax: It is "a lot"/),
      expect.stringMatching(/^✗ choices\.csv, row 2, dish: There is no dish "Nothing"/),
      expect.stringMatching(/^✗ choices\.csv, row 2, price: It is "x"/),
    ]);
  });

  it("a brand's store without its headquarters", () => {
    expect(problemsOf({}, true)).toEqual([expect.stringMatching(/^✗ store\.csv: The configuration is of a brand/)]);
    expect(Object.keys(Object(importOf({ store: store("HQCompanyID,7") }, true)).documents)).toEqual([
      "Brands/7/Companies/501",
      "Brands/7/Companies/501/Menus/DefaultMenu",
    ]);
  });
});

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
    ["花生", "无花生"],
  ])("%s: a dish without it reads %s, never the bare name", (allergen, claim) => {
    const { documents } = importedFrom({ menu: withAllergens(allergen, "none") });
    const [choice, ...others] = Object(documents[menuPath]).LifeStyleChoices.Allergy;
    expect([choice.Name, others]).toEqual([claim, []]);
    const [{ SubMenuItems }] = Object(documents[menuPath]).Categories;
    expect(SubMenuItems).toMatchObject([{ ProductAllergy: [] }, { ProductAllergy: [choice.Id] }]);
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

  it("that the store's own list doesn't have are asked about", () => {
    expect(problemsOf({ store: store("allergens,Nuts; Milk"), menu: withAllergens("Nuts; Soy") })).toEqual([
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

describe("whatever cells say", () => {
  const odd = [
    "constructor",
    "__proto__",
    "toString",
    "#REF!",
    "=1",
    "12,50",
    "none",
    "-",
    "yes",
    "a; b",
    "😀",
    "1",
    "0",
  ];
  const near = [
    "Margherita",
    "Pizza",
    "Mon-Fri 10:00-22:00",
    "ID",
    "hours",
    "allergens",
    "PickUp",
    "Location.x",
    "new",
  ];
  const anyCell = fc.oneof(fc.constantFrom("", ...odd, ...near), fc.string({ maxLength: 4 }));
  const anySheet = (columns: readonly string[]) =>
    fc
      .array(fc.array(anyCell, { minLength: columns.length, maxLength: columns.length }), { maxLength: 4 })
      .map((rows) =>
        [columns, ...rows].map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(",")).join("\n"),
      );
  const firstOf = (columns: Readonly<Record<string, readonly string[]>>) =>
    Object.values(columns).map(([name = ""]) => name);

  it("there are documents that the contract knows, or lines that say what to write", () => {
    const anyTexts = fc.record({
      store: fc.oneof(fc.constant(goodStore), anySheet(["key", "value"])),
      menu: anySheet(firstOf(menuColumns)),
      choices: anySheet(firstOf(choiceColumns)),
    });
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const outcome = importOf(texts);
        if ("problems" in outcome) for (const line of outcome.problems) expect(line).toMatch(/^✗ \S.+: .+[.?]$/su);
        else expect(documentRemarks(outcome.documents)).toEqual([]);
      }),
    );
  });
});
