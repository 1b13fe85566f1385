import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentRemarks } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { choiceColumns, menuColumns } from "../../../widget-demo/tools/seed/csv/columns.ts";
import { goodMenu, goodStore, importedFrom, importOf, problemsOf } from "./sheetFixture.ts";

const menu = (...rows: readonly string[]) => [goodMenu, ...rows].join("\n");
const store = (...rows: readonly string[]) => [goodStore, ...rows].join("\n");
const choices = (...rows: readonly string[]) =>
  ["group,dish,category,choice,price,at least,at most,allergens,tax", ...rows].join("\n");

describe("a mistake has its file, row and column, what is wrong, and what to write", () => {
  it.each([
    [
      "a comma in a price",
      { menu: menu('Pizza,Marinara,"12,50",10%') },
      '✗ menu.csv, row 4, price: It is "12,50". Write 12.50 if it is that many dollars. If all prices have commas, write a row decimal comma,yes into store.csv.',
    ],
    [
      "many commas in prices, in one line",
      {
        menu: menu('Pizza,A,"12,50",', 'Pizza,B,"13,50",', 'Pizza,C,"14,00",', 'Pizza,D,"9,5",'),
      },
      '✗ menu.csv, row 4, price: It is "12,50". Write 12.50 if it is that many dollars. If all prices have commas, write a row decimal comma,yes into store.csv. The same in rows 5, 6, 7.',
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
      "✗ menu.csv, row 4, category: It is empty. Write the category in each row: of merged cells, only the first has it.",
    ],
    [
      "merged cells, in one line",
      { menu: menu(",A,12,", ",B,13,", ",C,14,", ",D,9,") },
      "✗ menu.csv, row 4, category: It is empty. Write the category in each row: of merged cells, only the first has it. The same in rows 5, 6, 7.",
    ],
    [
      "a heading above its dishes",
      { menu: menu("PASTA,,,") },
      '✗ menu.csv, row 4, category: The row has no dish, only "PASTA". Delete it. Each dish has its category in its own row.',
    ],
    [
      "a sum in the first column",
      { menu: menu("Total,,24,") },
      '✗ menu.csv, row 4, category: It is "Total", a sum. Delete the row: each is a dish.',
    ],
    [
      "a sum by its name",
      { menu: menu(",合计：,24,") },
      '✗ menu.csv, row 4, name: It is "合计：", a sum. Delete the row: each is a dish.',
    ],
    [
      "letters that a plain CSV has lost",
      { menu: "category,name,price,name_zh-CN\nPizza,Dumplings ??,19,????" },
      [
        '✗ menu.csv, row 2, name: It is "Dumplings ??", in which letters are lost. Write it again, and save as CSV UTF-8.',
        '✗ menu.csv, row 2, name_zh-CN: It is "????", in which letters are lost. Write it again, and save as CSV UTF-8.',
      ],
    ],
    [
      "letters that were opened as others",
      { menu: menu("Pizza,CrÃ¨me brÃ»lÃ©e,12,") },
      '✗ menu.csv, row 4, name: It is "CrÃ¨me brÃ»lÃ©e", in which letters are lost. Write it again, and save as CSV UTF-8.',
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
      '✗ menu.csv, row 4, name: "Margherita" is in row 2, too, in another category, with another price. Write the same, or give one of them another name.',
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
      "✗ store.csv, row 7, key: Location has keys of its own. Write Address, and so on.",
    ],
    [
      "a list without its place",
      { store: store("DeliveryAreas,3000") },
      "✗ store.csv, row 7, key: DeliveryAreas is a list. Write DeliveryAreas.1.PostcodeFrom or DeliveryAreas.1.PostcodeTo.",
    ],
    [
      "a record with a few keys",
      { store: store("AlcoholLimit,yes") },
      "✗ store.csv, row 7, key: AlcoholLimit has keys of its own. Write AlcoholLimit.Units, AlcoholLimit.WithMeal or AlcoholLimit.Until.",
    ],
    [
      "a key without what it stands in",
      { store: store("WithMeal,yes") },
      '✗ store.csv, row 7, key: Nothing reads "WithMeal". Did you mean AlcoholLimit.WithMeal?',
    ],
    [
      "a key of a list's member without its place",
      { store: store("PostcodeTo,3008") },
      '✗ store.csv, row 7, key: Nothing reads "PostcodeTo". Did you mean DeliveryAreas.1.PostcodeTo?',
    ],
    [
      "a key that several records have",
      { store: store("Rate,0.15") },
      '✗ store.csv, row 7, key: Nothing reads "Rate". Remove the row, or write a key that widget-demo/docs/backend.md names.',
    ],
    [
      "a misspelt deeper key",
      { store: store("AlcoholLimit.WithMeel,yes") },
      '✗ store.csv, row 7, key: Nothing reads "AlcoholLimit.WithMeel". Did you mean AlcoholLimit.WithMeal?',
    ],
    [
      "a deeper key twice",
      { store: store("DeliveryAreas.1.PostcodeFrom,3000", "DeliveryAreas.1.PostcodeFrom,3001") },
      "✗ store.csv, row 8, value: DeliveryAreas.1.PostcodeFrom is in row 7, too. Remove one of the two rows.",
    ],
    [
      "a comma in a number of the store",
      { store: store('DeliveryRadius,"8,5"') },
      '✗ store.csv, row 7, value: It is "8,5". Write a number, such as 8.',
    ],
    [
      "a list that doesn't begin with 1",
      { store: store("DeliveryAreas.2.PostcodeFrom,3000") },
      "✗ store.csv, row 7, value: There is no DeliveryAreas.2.PostcodeFrom yet. Begin a list with 1, and leave out no number.",
    ],
  ])("%s", (_what, texts, line) => {
    expect(problemsOf(texts)).toEqual([line].flat());
  });

  it("what only the doctor knows, at its row", () => {
    const rows = store("DeliveryAreas.1.PostcodeFrom,3008", "DeliveryAreas.1.PostcodeTo,3000");
    expect(problemsOf({ store: rows })).toEqual([
      "✗ store.csv, row 7, value: DeliveryAreas.1.PostcodeTo is below DeliveryAreas.1.PostcodeFrom, so nobody there can order a delivery. Swap the two.",
    ]);
  });

  it.each([
    [
      "a key that is missing",
      store("DeliveryAreas.1.PostcodeFrom,3008"),
      "✗ store.csv, row 7, value: It is missing, so nobody there can order a delivery. Add DeliveryAreas.1.PostcodeTo, such as 3006.",
    ],
    [
      "a share",
      store(
        "SurchargeHolidaySettings.1.DayOfWeek,0",
        "SurchargeHolidaySettings.1.RateType,1",
        "SurchargeHolidaySettings.1.Rate,15",
      ),
      "✗ store.csv, row 7, value: A SurchargeHolidaySettings.1.Rate of 15 is 1,500 %, so this surcharge isn't charged. Write 0.1 for 10 %, or SurchargeHolidaySettings.1.RateType 2 for dollars.",
    ],
    [
      "a key that stands nowhere",
      `${goodStore.replace("time zone,Australia/Melbourne", "State,WA")}`,
      "✗ store.csv: It has no TimezoneIanaFormat, so it opens and closes by Sydney's clock, in WA. Write TimezoneIanaFormat,Australia/Perth.",
    ],
  ])("what only the doctor knows, with the key to write: %s", (_what, rows, line) => {
    expect(problemsOf({ store: rows })).toEqual([line]);
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

describe("what is probably meant otherwise is asked, and keeps nothing from being written", () => {
  const linesOf = (texts: Parameters<typeof importedFrom>[0]) =>
    importedFrom(texts).lines.filter((line) => line.startsWith("!"));
  const coffee = (...prices: readonly string[]) =>
    ["category,name,price,tax", ...prices.map((price, at) => `Coffee,Coffee ${at + 1},${price},10%`)].join("\n");

  it("a price that is like the others in cents", () => {
    expect(linesOf({ menu: coffee("480", "4.50", "5.20") })).toEqual([
      "! menu.csv, row 2, name: Coffee 1 costs $480.00, where others cost about $5.20: is it in cents? Write 4.80 if it is.",
    ]);
    expect(linesOf({ menu: coffee("480", "450", "520") })).toEqual([
      "! menu.csv: All of the 3 prices are whole dollars from $100: are they cents? Write dollars: 19 for $19.00.",
    ]);
  });

  it.each(["380", "68", "42.50"])("not a dear dish at %s among mains at $38", (price) => {
    expect(linesOf({ menu: coffee(price, "38", "36.50", "41") })).toEqual([]);
  });

  it("a choice that adds many times its dish", () => {
    const milk = ["group,category,choice,price", "Milk,Coffee,Oat,80", "Milk,,Soy,0.80", "Milk,,Bottle,20"].join("\n");
    expect(linesOf({ menu: coffee("4.80", "4.50"), choices: milk })).toEqual([
      "! choices.csv, row 2, choice: Oat adds $80.00, though Coffee 1 costs $4.80: is it in cents? Write 0.80 if it is.",
    ]);
  });

  it("a column without a name that has something", () => {
    expect(linesOf({ menu: "category,name,price,tax,,\nPizza,A,19,10%,,\nPizza,B,19,10%,,spicy" })).toEqual([
      '! menu.csv: Column F has no name, and is left out: row 3 has "spicy" there.',
    ]);
  });

  it("a name with a description in it", () => {
    const long = `Salad of “${"leaves ".repeat(12)}”`;
    expect(linesOf({ menu: `category,name,price,tax\nFood,${long},9,10%\nFood,What is this??,9,10%` })).toEqual([
      expect.stringMatching(
        /^! menu\.csv, row 2, name: The name has \d+ letters: "Salad of “.*…"\. If a part of it is/,
      ),
    ]);
  });

  it("choices that don't say what is in them, though their dishes do: a line for all", () => {
    const sheets = {
      menu: "category,name,price,tax,allergens\nCoffee,Latte,5,10%,Milk\nCoffee,Long black,4,10%,none\nFood,Toast,9,10%,",
      choices: [
        "group,dish,choice,allergens",
        "Milk,Latte,Full cream,Milk",
        "Milk,,Oat,",
        ...["Small,", "Large,", "Jug,", "Bucket,"].map((choice) => `Size,Latte; Long black,${choice}`),
        "Spread,Toast,Jam,",
      ].join("\n"),
    };
    expect(linesOf(sheets)).toEqual([
      expect.stringMatching(/^! menu\.csv: Nothing is in allergens for Toast, so/),
      expect.stringMatching(/^! menu\.csv, row 2, allergens: Latte has all/),
      "! choices.csv: Nothing is in allergens for 5 choices, though the dishes say theirs: Milk (Oat), Size (Small, Large, Jug and 1 more). So a diner with an allergy isn't told what such a choice has in it. Write what is in each, or none.",
    ]);
    const stated = sheets.choices.replaceAll(/,$/gm, ",none").replace("Jam,none", "Jam,");
    expect(linesOf({ ...sheets, choices: stated }).filter((line) => line.includes("choices.csv"))).toEqual([]);
  });

  it("what the law asks, in the words of the sheets", () => {
    const alcohol =
      "category,name,price,tax,alcohol\nDrinks,Pinot noir,14,10%,yes\nDrinks,Pale ale,12,10%,\nFood,Fish and chips,24,10%,";
    const lines = linesOf({ menu: alcohol, store: store("State,VIC", "LiquorLicence,1", "LiquorNotice,No") });
    expect(lines).toEqual([
      "! menu.csv: Diners don't read where this seafood is from: Fish and chips. Write A, I or M in the column origin for each, or a row SeafoodStatement once in store.csv, or check with your adviser.",
      "! menu.csv: It looks like alcohol, and nobody is asked their age: Pale ale. Write yes in the column alcohol for each, or check with your adviser.",
      "! store.csv: Alcohol is sold in Victoria: Pinot noir, Pale ale. Is it under a restaurant's licence, which allows it with a meal and until 23:00? If so, write AlcoholLimit.WithMeal,yes and AlcoholLimit.Until,23:00; if not, AlcoholLimit.WithMeal,no. Check with your adviser.",
    ]);
    const answered = store(
      "State,VIC",
      "LiquorLicence,1",
      "LiquorNotice,No",
      "AlcoholLimit.WithMeal,yes",
      "AlcoholLimit.Until,23:00",
    );
    expect(linesOf({ menu: alcohol, store: answered })).toEqual(lines.slice(0, 2));
  });

  it("what the law asks in New South Wales, with the rows to write", () => {
    const menu = "category,name,price,tax,alcohol\nDrinks,Pinot noir,14,10%,yes";
    expect(linesOf({ menu, store: store("State,NSW") }).map((line) => line.split(": Pinot noir. ")[1])).toEqual([
      "Write a row LiquorLicence, or check with your adviser.",
      "Write its words into a row LiquorNotice, or check with your adviser.",
      "Write AskDateOfBirth,yes, or check with your adviser.",
    ]);
  });

  it("a menu without tax, by its column", () => {
    expect(linesOf({ menu: "category,name,price\nCoffee,Latte,5" })).toEqual([
      "! menu.csv: No dish has a tax, so receipts say GST $0.00. Write 10% in the column tax, or 0% where there is no GST.",
    ]);
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
