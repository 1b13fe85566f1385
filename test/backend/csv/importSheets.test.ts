import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { choiceColumns, menuColumns } from "../../../widget-demo/tools/seed/csv/columns.ts";
import { importSheets } from "../../../widget-demo/tools/seed/csv/importSheets.ts";
import { goodMenu, goodStore, importedFrom, menuPath, storePath } from "./sheetFixture.ts";

const page = fileURLToPath(new URL("../../../widget-demo/docs/menu-from-a-spreadsheet.md", import.meta.url));
const templates = fileURLToPath(new URL("../../../widget-demo/data/csv", import.meta.url));

function menuOf(texts: Parameters<typeof importedFrom>[0]) {
  return importedFrom(texts).documents[menuPath];
}

describe("the documents of a spreadsheet", () => {
  it("are right for the templates, without a warning", () => {
    expect(importSheets(templates)).toMatchObject({
      lines: ["✓ Companies/501: 12 dishes in 4 categories, Pickup."],
    });
  });

  it("need category, name and price alone, in columns of any order and case", () => {
    const menu = menuOf({ menu: "PRICE;Name; Category\n$4.80;Flat white;Coffee" });
    expect(menu).toEqual({
      Categories: [{ ID: "coffee", Name: "Coffee", SubMenuItems: [{ ProductID: "flat-white" }] }],
      Products: { "flat-white": { ID: "flat-white", Name: "Flat white", Price: 4.8 } },
    });
  });

  it("have all that a row says", () => {
    const header =
      "category,name,description,price,photo,tags,allergens,diets,origin,kilojoules,alcohol,tax,name_zh-CN,description_zh-CN,category_zh-CN";
    const rows = [
      'Mains,Barramundi,"Grilled,\nwith lemon",34,https://pictures.example/b.webp,"popular, grill",fish,Halal,A,2200,no,10%,尖吻鲈,烤,主菜',
      "Mains,Pinot noir,,14,,sold out,none,,,,yes,10%,,,",
    ];
    const { Categories, Products, LifeStyleChoices } = Object(menuOf({ menu: [header, ...rows].join("\n") }));
    expect(Products).toEqual({
      barramundi: {
        ID: "barramundi",
        Name: "Barramundi",
        "Name_zh-CN": "尖吻鲈",
        ShortDescription: "Grilled,\nwith lemon",
        "ShortDescription_zh-CN": "烤",
        PhotoUrl: "https://pictures.example/b.webp",
        Price: 34,
        TaxRate: 0.1,
        Status: 2,
        ProductTagIDs: ["grill"],
        Origin: "A",
        Kilojoules: 2200,
      },
      "pinot-noir": { ID: "pinot-noir", Name: "Pinot noir", Price: 14, TaxRate: 0.1, Status: 3, IsAlcohol: true },
    });
    expect(Categories).toEqual([
      {
        ID: "mains",
        Name: "Mains",
        "Name_zh-CN": "主菜",
        SubMenuItems: [
          { ProductID: "barramundi", ProductAllergy: [], ProductPreference: ["halal"] },
          { ProductID: "pinot-noir", ProductAllergy: ["fish"] },
        ],
      },
    ]);
    expect(LifeStyleChoices).toEqual({
      Allergy: [{ Id: "fish", Name: "Fish free" }],
      Preference: [{ Id: "halal", Name: "Halal" }],
    });
  });

  it("have a dish of two categories once", () => {
    const { Categories, Products } = Object(menuOf({ menu: `${goodMenu}\nSpecials,Margherita,19,` }));
    expect(Object.keys(Products)).toEqual(["margherita", "lemonade"]);
    expect(Categories[2]).toMatchObject({ ID: "specials", SubMenuItems: [{ ProductID: "margherita" }] });
  });

  it("keep their ids, whatever else changes in the sheets", () => {
    const idsOf = (menu: string) => Object.keys(Object(menuOf({ menu })).Products).sort();
    const rows = goodMenu.split("\n");
    const moved = [rows[0], "Pasta,Carbonara,22,10%", rows[2], rows[1]?.replace("Pizza", "Pizze").replace("19", "21")];
    expect(idsOf(moved.join("\n"))).toEqual(["carbonara", ...idsOf(goodMenu)]);
  });

  it("have what Square's export calls it", () => {
    const header =
      "Reference Handle,Token,Item Name,Variation Name,SKU,Description,Categories,Reporting Category,Price,Archived,Contains Alcohol,Modifier Set - Milk,Tax - GST (10%)";
    const menu = [
      header,
      "#latte,T1,Latte,Regular,L1,With a heart,Coffee,Coffee,$4.80,N,N,Y,Y",
      "#old,T2,Old cake,Regular,C1,,Cakes,Cakes,6,Y,N,N,Y",
      "#water,T3,Water,Regular,W1,,Drinks,Drinks,3,N,N,N,N",
    ].join("\n");
    const { documents, lines } = importedFrom({ menu, choices: "group,choice,price\nMilk,Oat,0.80\nMilk,Soy,0.80" });
    expect(documents[menuPath]).toMatchObject({
      Categories: [{ Name: "Coffee" }, { Name: "Drinks" }],
      Products: {
        latte: { ShortDescription: "With a heart", Price: 4.8, TaxRate: 0.1, ModifierGroups: ["milk"] },
        water: { TaxRate: 0 },
      },
      ModifierGroups: { milk: { Modifiers: [{ ID: "milk-oat", TaxRate: 0.1 }, { ID: "milk-soy" }] } },
    });
    expect(lines).toEqual([
      expect.stringMatching(/^✓/),
      "! menu.csv: Row 3 is archived, and left out.",
      "! menu.csv, row 1: Nothing reads Reference Handle, Token, SKU, Reporting Category.",
    ]);
  });

  it("have what Uber Eats calls it", () => {
    const menu = menuOf({
      menu: "Title,Price,Image URL,Tax rate,Category\nLatte,4.80,https://a.example/l.jpg,10,Coffee",
      choices: "Modifier group,Item,Option,Price,Min permitted,Max permitted\nSize,Latte,Large,1,0,1",
    });
    expect(menu).toMatchObject({
      Products: { latte: { PhotoUrl: "https://a.example/l.jpg", TaxRate: 0.1, ModifierGroups: ["size"] } },
      ModifierGroups: { size: { IsSingleSel: true, MaximumSelection: 1 } },
    });
  });

  it("say of a till's variations that they are choices", () => {
    const menu = "category,name,variation name,price\nCoffee,Latte,Small,4\nCoffee,Latte,Large,5";
    expect(() => importedFrom({ menu })).toThrow(
      /row 3, name: "Latte" is in row 2, too\. Keep one row, with the lowest/,
    );
  });
});

describe("choices", () => {
  const header = "group,dish,category,choice,price,at least,at most";

  it("belong to dishes and categories, in the order of the sheet", () => {
    const choices = [
      header,
      "Size,,Pizza; Drinks,Small,,1,1",
      "Size,,,Large,4,,",
      "Extras,Margherita,,Olives,$2.00,,3",
      "Extras,,,No basil,-1,,",
    ].join("\n");
    const { Products, ModifierGroups } = Object(menuOf({ choices }));
    expect(Products).toMatchObject({
      margherita: { ModifierGroups: ["size", "extras"] },
      lemonade: { ModifierGroups: ["size"] },
    });
    expect(ModifierGroups).toEqual({
      size: {
        Name: "Size",
        DisplayOrder: 1,
        IsSingleSel: true,
        IsForceSel: true,
        MinimumSelection: 1,
        MaximumSelection: 1,
        Modifiers: [
          { ID: "size-small", Name: "Small", Price: 0, TaxRate: 0.1, DisplayOrder: 1 },
          { ID: "size-large", Name: "Large", Price: 4, TaxRate: 0.1, DisplayOrder: 2 },
        ],
      },
      extras: {
        Name: "Extras",
        DisplayOrder: 2,
        MaximumSelection: 3,
        Modifiers: [
          { ID: "extras-olives", Name: "Olives", Price: 2, TaxRate: 0.1, DisplayOrder: 1 },
          { ID: "extras-no-basil", Name: "No basil", Price: -1, TaxRate: 0.1, DisplayOrder: 2 },
        ],
      },
    });
  });

  it("of two groups with one name belong to their own dishes", () => {
    const choices = [header, "Size,,Pizza,30 cm,,1,1", "Size,,Drinks,Small,,1,1", "Size,,,Large,1,,"].join("\n");
    const { Products, ModifierGroups } = Object(menuOf({ choices }));
    expect(Object.keys(ModifierGroups)).toEqual(["size-pizza", "size-drinks"]);
    expect(Products.lemonade.ModifierGroups).toEqual(["size-drinks"]);
    expect(ModifierGroups["size-drinks"].Modifiers).toHaveLength(2);
  });
});

describe("the store", () => {
  it("has any key of its document, deeper ones by a point or without what they stand in", () => {
    const rows = [
      "Location.Suburb,Carlton",
      "postcode,3053",
      "office phone,0395550501",
      "ViewComponentConfigs.UiColours.Mobile.ButtonColour,#b3401a",
      "DeliveryAreas.1.PostcodeFrom,3000",
      "DeliveryAreas.1.PostcodeTo,3008",
      "DeliveryRadius,8",
      "Enable Cash On Pickup,yes",
      'TermsAndConditions,"<p>Be kind</p>"',
      "ClosingStoreMessage_zh-CN,九点再见",
      "Logo,",
    ];
    expect(importedFrom({ store: [goodStore, ...rows].join("\n") }).documents[storePath]).toMatchObject({
      ID: 501,
      Name: "Nonna Rosa",
      Location: { Suburb: "Carlton", Postcode: "3053" },
      OfficePhone: "0395550501",
      ViewComponentConfigs: {
        PickUp: true,
        EnableCashOnPickup: true,
        UiColours: { Mobile: { ButtonColour: "#b3401a" } },
      },
      DeliveryAreas: [{ PostcodeFrom: "3000", PostcodeTo: "3008" }],
      DeliveryRadius: 8,
      TermsAndConditions: "<p>Be kind</p>",
      "ClosingStoreMessage_zh-CN": "九点再见",
    });
  });

  it("has its hours day by day, several a day and past midnight", () => {
    const store = goodStore.replace("Mon-Sun 10:00-22:00", '"Fri 17:00-1:00"\nhours,"Sun,Fri 9:00-15:00"');
    expect(importedFrom({ store }).documents[storePath]?.["OperatingHours"]).toEqual([
      { DayOfWeek: 0, OpeningTime: "09:00", ClosingTime: "15:00" },
      { DayOfWeek: 5, OpeningTime: "09:00", ClosingTime: "15:00" },
      { DayOfWeek: 5, OpeningTime: "17:00", ClosingTime: "01:00" },
    ]);
  });
});

it("the page for cafés has every column", () => {
  const text = readFileSync(page, "utf8");
  const { variation: _variation, archived: _archived, ...ours } = menuColumns;
  const names = [...Object.values(ours), ...Object.values(choiceColumns)].map(([name]) => name);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
