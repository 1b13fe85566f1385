import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";
import { idOf } from "../../../widget-demo/tools/seed/csv/ids.ts";
import { importedFrom, importOf, menuPath, storePath } from "./sheetFixture.ts";
import { writeSheets } from "./writeSheets.ts";

const letters = fc.constantFrom("a", "B", "é", "宫", '"', ",", "'", " ", "-", "&", "\t", "1", "ß", "İ");
const anyText = fc
  .string({ unit: letters, minLength: 1, maxLength: 12 })
  .map((text) => text.normalize("NFC").trim())
  .filter((text) => text !== "" && !/^=/.test(text));
const anyName = anyText.map((text) => text.replaceAll(/\s+/g, " ")).filter((text) => idOf(text) !== "");
const anyNames = (least: number, most: number) =>
  fc.uniqueArray(anyName, { minLength: least, maxLength: most, selector: idOf });
const anyPrice = fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100);
const anyLabels = fc.record(
  {
    "Name_zh-CN": fc.constantFrom("宫保鸡丁", "茶"),
    ShortDescription: anyText.map((text) => `${text}.\nMade here.`),
    PhotoUrl: fc.constant("https://pictures.example/a.webp"),
    Status: fc.constantFrom(1, 2, 3),
    ProductTagIDs: fc.constant(["grill", "hot"]),
    Origin: fc.constantFrom("A", "I", "M"),
    Kilojoules: fc.integer({ min: 0, max: 9000 }),
    IsAlcohol: fc.constant(true),
  },
  { requiredKeys: [] },
);

const allergens = ["milk", "nut", "soy"];
/** Usual words have their Chinese names in the documents, and not in the sheets. */
const chinese: Readonly<Record<string, string>> = {
  milk: "无牛奶",
  nut: "无坚果",
  soy: "无大豆",
  halal: "清真",
  vegan: "纯素",
};
const anySuited = fc.option(fc.subarray(allergens), { nil: undefined });
const anyDiets = fc.option(fc.subarray(["halal", "vegan"]), { nil: undefined });

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
/** One a day, within the day, so that none overlaps. */
const anyHours = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), clock, clock), {
    minLength: 1,
    maxLength: 7,
    selector: ([day]) => day,
  })
  .map((all) =>
    all
      .toSorted(([one], [other]) => one - other)
      .map(([DayOfWeek, one, other]) => {
        const [OpeningTime, ClosingTime] = one < other ? [one, other] : [other, one];
        return { DayOfWeek, OpeningTime, ClosingTime: ClosingTime === OpeningTime ? "24:00" : ClosingTime };
      }),
  );

const anyStore = fc.record({
  ID: fc.constant(501),
  Name: anyText,
  TimezoneIanaFormat: fc.constant("Australia/Perth"),
  OfficePhone: fc.constantFrom("08 5550 0501", "395550501"),
  Location: fc.record({ State: fc.constant("WA"), Suburb: anyText, Postcode: fc.constant("6160") }),
  DeliveryAreas: fc.constantFrom([{ PostcodeFrom: "6000", PostcodeTo: "6008" }]),
  OrderPreparationTime: fc.integer({ min: 0, max: 90 }),
  ViewComponentConfigs: fc.record({ PickUp: fc.constant(true), LogIn: fc.boolean() }),
  OperatingHours: anyHours,
});

/** What sheets can say: ids are those of the names, and what no dish or choice names isn't there. */
const anyDocuments = fc
  .record({
    store: anyStore,
    names: anyNames(1, 5),
    categories: anyNames(1, 2),
    groups: anyNames(0, 2),
    choices: anyNames(1, 3),
    prices: fc.array(anyPrice, { minLength: 5, maxLength: 5 }),
    labels: fc.array(anyLabels, { minLength: 5, maxLength: 5 }),
    suited: fc.array(anySuited, { minLength: 5, maxLength: 5 }),
    diets: fc.array(anyDiets, { minLength: 5, maxLength: 5 }),
    choiceDiets: fc.array(anyDiets, { minLength: 3, maxLength: 3 }),
    limits: fc.constantFrom([0, 0], [0, 2], [1, 1], [1, 3], [0, 1]),
  })
  .map(
    ({
      store,
      names,
      categories,
      groups,
      choices,
      prices,
      labels,
      suited,
      diets,
      choiceDiets,
      limits: [atLeast, atMost],
    }) => {
      const groupIds = groups.map(idOf);
      const named = ["halal", "vegan"].filter((diet) =>
        diets.slice(0, names.length).some((all) => all?.includes(diet)),
      );
      const order = names.flatMap((_, at) => diets[at] ?? []).filter((diet, at, all) => all.indexOf(diet) === at);
      const entryOf = (name: string, at: number) => ({
        ProductID: idOf(name),
        ...(suited[at] && { ProductAllergy: suited[at] }),
        ...(diets[at] && { ProductPreference: diets[at] }),
      });
      const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
      const menu = {
        Categories: categories.slice(0, names.length).map((name, index, all) => ({
          ID: idOf(name),
          Name: name,
          SubMenuItems: names.map(entryOf).filter((_, at) => Math.min(at, all.length - 1) === index),
        })),
        Products: Object.fromEntries(
          names.map((name, at) => [
            idOf(name),
            {
              ID: idOf(name),
              Name: name,
              Price: prices[at],
              TaxRate: 0.1,
              ...labels[at],
              ...(groupIds.length > 0 && { ModifierGroups: groupIds }),
            },
          ]),
        ),
        ...(groups.length > 0 && {
          ModifierGroups: Object.fromEntries(
            groups.map((name, index) => [
              idOf(name),
              {
                Name: name,
                DisplayOrder: index + 1,
                ...(atMost === 1 && { IsSingleSel: true }),
                ...(atLeast && { IsForceSel: true, MinimumSelection: atLeast }),
                ...(atMost && { MaximumSelection: atMost }),
                Modifiers: choices.map((choice, at) => ({
                  ID: `${idOf(name)}-${idOf(choice)}`,
                  Name: choice,
                  Price: Math.round(((prices[at] ?? 0) - 10) * 100) / 100,
                  TaxRate: 0.1,
                  DisplayOrder: at + 1,
                  ...(suited[at] && { ProductAllergy: suited[at] }),
                  ...(choiceDiets[at] && { ProductPreference: choiceDiets[at].filter((diet) => named.includes(diet)) }),
                })),
              },
            ]),
          ),
        }),
        LifeStyleChoices: {
          Allergy: allergens.map((Id) => ({ Id, Name: `${capital(Id)} free`, "Name_zh-CN": chinese[Id] })),
          ...(named.length > 0 && {
            Preference: order.map((Id) => ({ Id, Name: capital(Id), "Name_zh-CN": chinese[Id] })),
          }),
        },
      };
      return { [storePath]: store, [menuPath]: JSON.parse(JSON.stringify(menu)) } as unknown as Documents;
    },
  );

describe("documents that are written into sheets and read again", () => {
  it("are equal, for all that sheets can say", () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const outcome = importOf(writeSheets(documents));
        expect(outcome).not.toHaveProperty("problems");
        expect("documents" in outcome && outcome.documents).toEqual(documents);
      }),
    );
  });

  const demo: Documents = JSON.parse(
    readFileSync(fileURLToPath(new URL("../../../widget-demo/data/documents.json", import.meta.url)), "utf8"),
  );
  const sellers = Object.keys(demo).filter((path) => `${path}/Menus/DefaultMenu` in demo);

  it.each(sellers)("of the demo are equal the second time: %s", (path) => {
    const picked = { [path]: demo[path] ?? {}, [`${path}/Menus/DefaultMenu`]: demo[`${path}/Menus/DefaultMenu`] ?? {} };
    const once = importedFrom(writeSheets(picked)).documents;
    expect(importedFrom(writeSheets(once)).documents).toEqual(once);
  });
});

it("the templates are equal the second time", () => {
  const read = (name: string) =>
    readFileSync(join(fileURLToPath(new URL("../../../widget-demo/data/csv", import.meta.url)), name), "utf8");
  const once = importedFrom({
    store: read("store.csv"),
    menu: read("menu.csv"),
    choices: read("choices.csv"),
  }).documents;
  expect(importedFrom(writeSheets(once)).documents).toEqual(once);
});
