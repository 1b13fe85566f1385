import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { choiceColumns, menuColumns } from "../../../widget-demo/tools/seed/csv/columns.ts";
import { importSheets } from "../../../widget-demo/tools/seed/csv/importSheets.ts";
import { goodMenu, goodStore, importedFrom, importOf, menuPath, problemsOf, storePath } from "./sheetFixture.ts";

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
      Allergy: [{ Id: "fish", Name: "Fish free", "Name_zh-CN": "无鱼" }],
      Preference: [{ Id: "halal", Name: "Halal", "Name_zh-CN": "清真" }],
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

  it("have Square's categories one by one, and the names that its customers read", () => {
    const menu = [
      "Token,Item Name,Customer-facing Name,Categories,Price",
      'T1,FW,Flat white,"Specials, Drinks > Coffee",4.80',
      "T2,Mocha,,Drinks > Coffee (T2B3ROTJ3HFGVBO22QLOOJDE),5.20",
      'T3,Pinot noir,,"Wine (T2B3ROTJ3HFGVBO22QLOOJDE), Wine (6K5VS5M7K5GY56B24KMTD37Q)",14',
    ].join("\n");
    const { Categories, Products } = Object(menuOf({ menu }));
    const listed = Object(Categories).map(({ Name, SubMenuItems }: { Name: string; SubMenuItems: unknown[] }) => [
      Name,
      SubMenuItems.map((entry) => Object(entry).ProductID),
    ]);
    expect(listed).toEqual([
      ["Specials", ["flat-white"]],
      ["Coffee", ["flat-white", "mocha"]],
      ["Wine", ["pinot-noir"]],
    ]);
    expect(Products["flat-white"]).toMatchObject({ Name: "Flat white" });
  });

  it("keep a comma in a category of one's own", () => {
    const { Categories } = Object(menuOf({ menu: 'category,name,price\n"Coffee, tea > chai",Latte,5' }));
    expect(Categories).toMatchObject([{ Name: "Coffee, tea > chai" }]);
  });

  it("ask which of Square's categories are one", () => {
    const menu = "Item Name,Categories,Price\nJuice,Drinks > Kids,4\nNuggets,Food > Kids,9";
    expect(problemsOf({ menu })).toEqual([
      '✗ menu.csv, row 3, Categories: "Food > Kids" ends like "Drinks > Kids" in row 2, so both would be Kids. Give one of them another word.',
    ]);
  });

  it("begin below what stands above the columns' names, as in Square's template", () => {
    const menu = [
      "Instructions,,",
      '"1) each row contains an item name; 2) the same category, and so on.",,',
      ",,",
      "Item Name,Categories,Price",
      "Latte,Coffee,$4.8O",
    ].join("\n");
    expect(problemsOf({ menu })).toEqual([
      '✗ menu.csv, row 5, Price: It is "$4.8O". Write 4.80 if it is that many dollars.',
    ]);
    expect(importedFrom({ menu: menu.replace("4.8O", "4.80") }).lines).toContain(
      "! menu.csv: Rows 1, 2 stand above the columns' names, and are left out.",
    );
  });

  it("have all of the columns of Square's export without a question", () => {
    const header =
      "Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,SEO Title,SEO Description,Permalink,GTIN,Square Online Item Visibility,Item Type,Weight (kg),Social Media Link Title,Social Media Link Description,Shipping Enabled,Self-serve Ordering Enabled,Delivery Enabled,Pickup Enabled,Price,Online Sale Price,Archived,Sellable,Contains Alcohol,Stockable,Skip Detail Screen in POS,Auto Add Item to Check,Preselect First Variation,Option Name 1,Option Value 1,Default Unit Cost,Default Vendor Name,Default Vendor Code,Enabled Corner,Current Quantity Corner,New Quantity Corner,Stock Alert Enabled Corner,Stock Alert Count Corner,Price Corner,Tax - GST (10%)";
    const cells = { "Item Name": "Latte", Categories: "Coffee", Price: "4.80", Archived: "N", "Tax - GST (10%)": "Y" };
    const row = header.split(",").map((title) => Object(cells)[title] ?? "");
    expect(importOf({ menu: [header, row.join(",")].join("\n") })).toHaveProperty("documents");
  });

  it("say which of Square's sets of choices are missing", () => {
    const menu = "Item Name,Categories,Price,Modifier Set - Milk\nLatte,Coffee,4.80,Y\nMocha,Coffee,5,Y";
    expect(problemsOf({ menu })).toEqual([
      '✗ menu.csv, row 2, Modifier Set - Milk: Latte has the modifier set "Milk", and choices.csv has no such group. Write its choices there, in a group Milk, or delete the column.',
    ]);
  });

  it("have commas in prices and numbers where the store says so", () => {
    const comma = "DeliveryRadius;8,5\nSuburb;Carlton, North\nDecimal comma;yes";
    const store = `${goodStore.replaceAll(",", ";")}\n${comma}`;
    const { documents } = importedFrom({
      store,
      menu: "category;name;price\nCoffee;Latte;4,80\nCatering;Lunch for 20;1.250,00",
      choices: "group;category;choice;price\nMilk;Coffee;Oat;0,80",
    });
    expect(documents[menuPath]).toMatchObject({
      Products: { latte: { Price: 4.8 }, "lunch-for-20": { Price: 1250 } },
      ModifierGroups: { milk: { Modifiers: [{ Price: 0.8 }] } },
    });
    expect(documents[storePath]).toMatchObject({ DeliveryRadius: 8.5, Location: { Suburb: "Carlton, North" } });
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
      /row 3, name: "Latte" is in row 2, too\. Keep one row, with the lowest price, and write the others into choices\.csv: a group such as Size, in which Large adds 1\.00\./,
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
  const { shownName: _shownName, variation: _variation, archived: _archived, ...ours } = menuColumns;
  const names = [...Object.values(ours), ...Object.values(choiceColumns)].map(([name]) => name);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
