import { describe, expect, it } from "vitest";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { menuPath, storePath } from "./goodDocuments.ts";
import { faultsOf, gone, planted, type Row, subjectOf } from "./planted.ts";

const rows: readonly Row[] = [
  [
    "✗ Companies/501: It has no Menus, so diners read that the menu is empty. Add Companies/501/Menus/DefaultMenu.",
    [[menuPath, [], gone]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu: It has no Categories with dishes. Diners read that the menu is empty. Add dishes to a category.",
    [
      [menuPath, ["Categories"], []],
      [menuPath, ["SpecialCategories"], gone],
      [menuPath, ["RedemptionRules"], gone],
    ],
  ],
  [
    '✗ Companies/501/Menus/DefaultMenu · Products.1.Price: It is the text "19.00", so Margherita isn\'t shown. Write the number 19, without quotes.',
    [[menuPath, ["Products", "1", "Price"], "19.00"]],
  ],
  [
    '✗ Companies/501/Menus/DefaultMenu · Products.2.Price: It is the text "18", so only its entries\' own prices count. Write the number 18, without quotes.',
    [[menuPath, ["Products", "2", "Price"], "18"]],
  ],
  [
    '✗ Companies/501/Menus/DefaultMenu · Categories[0].SubMenuItems[1].Price: It is the text "17.50", so its product\'s price counts, if it has one. Write the number 17.5, without quotes.',
    [[menuPath, ["Categories", 0, "SubMenuItems", 1, "Price"], "17.50"]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Products.1.Price: It is -19, so Margherita isn't shown. Write dollars from 0, such as 18.85.",
    [[menuPath, ["Products", "1", "Price"], -19]],
  ],
  [
    [
      "✗ Companies/501/Menus/DefaultMenu · Categories[0].Name_zh: Nothing reads Name_zh: capitals and signs count. Write Name_zh-CN.",
      "✗ Companies/501/Menus/DefaultMenu · Products.2.ShortDescription_zh_CN: Nothing reads ShortDescription_zh_CN: capitals and signs count. Write ShortDescription_zh-CN.",
    ].join("\n"),
    [
      [menuPath, ["Categories", 0, "Name_zh"], "比萨"],
      [menuPath, ["Products", "2", "ShortDescription_zh_CN"], "番茄、大蒜"],
    ],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Categories[0].SubMenuItems[0]: Neither it nor product 1 has a Price, so Margherita isn't shown. Add the price in dollars.",
    [[menuPath, ["Products", "1", "Price"], gone]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Categories[0].SubMenuItems[0]: Neither it nor product 1 has a Name, so diners can't know what it is. Add the Name.",
    [[menuPath, ["Products", "1", "Name"], gone]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Categories[0].SubMenuItems[0].ProductID: ProductID is 999, which isn't in Products, so it isn't shown. Add product 999, or remove the entry.",
    [[menuPath, ["Categories", 0, "SubMenuItems", 0, "ProductID"], 999]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · SpecialCategories.SCTypeGiftcard.SubMenuItems[0].ProductID: ProductID is 51, which isn't in Products, so it isn't shown. Add product 51, or remove the entry.",
    [[menuPath, ["SpecialCategories", "SCTypeGiftcard", "SubMenuItems", 0, "ProductID"], 51]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Products.2.ModifierGroups: It names the choices \"toppings\", which don't exist, so diners can't choose them for Rossa. Add them to ModifierGroups, or remove them here.",
    [[menuPath, ["Products", "2", "ModifierGroups"], ["toppings"]]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[1].LinkedProductID: LinkedProductID is 33, which isn't in Products, so With lemonade never sells out with it. Add product 33, or remove the key.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 1, "LinkedProductID"], 33]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[0].ID: It is missing, so Large can't be chosen. Add ID, such as 101.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "ID"], gone]],
  ],
  [
    '✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[0].Price: It is the text "4", so Large costs nothing. Write the number 4, without quotes.',
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "Price"], "4"]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes: It asks for 3 choices and allows 2, so Margherita can't be ordered. Lower MinimumSelection, or add choices.",
    [[menuPath, ["ModifierGroups", "sizes", "MinimumSelection"], 3]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes: All of its choices are sold out, so Margherita can't be ordered. Mark Margherita as sold out, too, or add a choice.",
    [
      [menuPath, ["ModifierGroups", "sizes", "Modifiers"], [{ ID: "m2", Name: "With lemonade", LinkedProductID: 3 }]],
      [menuPath, ["Products", "3", "Status"], 3],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes: It asks for 2 choices, and all but 1 are sold out, so Margherita can't be ordered. Mark Margherita as sold out, too, or add a choice.",
    [
      [menuPath, ["ModifierGroups", "sizes", "MinimumSelection"], 2],
      [menuPath, ["Products", "3", "Status"], 3],
    ],
  ],

  [
    "✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes: MaximumSelection is below MinimumSelection, so there is no maximum. Correct one of the two.",
    [
      [menuPath, ["ModifierGroups", "sizes", "MaximumSelection"], 1],
      [menuPath, ["ModifierGroups", "sizes", "MinimumSelection"], 2],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Products.1.ID: ID is 7, but its key in Products counts. Write 1.",
    [[menuPath, ["Products", "1", "ID"], 7]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Categories[0].SubMenuItems[1].ProductAllergy: It names \"4\", which LifeStyleChoices.Allergy doesn't have, so diners can't filter by it. Add it there, or remove it here.",
    [[menuPath, ["Categories", 0, "SubMenuItems", 1, "ProductAllergy"], [4]]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · Categories: The id c1 stands twice, so only the first counts. Keep one, or give it another id.",
    [[menuPath, ["Categories", 1, "ID"], "c1"]],
  ],
  [
    '✗ Companies/501/Menus/DefaultMenu · Products.2.PhotoUrl: It is the text "http://pictures.example/rossa.webp", so Rossa has no photo. Write an https address.',
    [[menuPath, ["Products", "2", "PhotoUrl"], "http://pictures.example/rossa.webp"]],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu: 2 of 3 prices are above $500: are they cents? Write dollars: 19 for $19.00.",
    [
      [menuPath, ["Products", "1", "Price"], 1900],
      [menuPath, ["Products", "3", "Price"], 500],
      [menuPath, ["Categories", 0, "SubMenuItems", 1, "Price"], 1750],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Products.1: Margherita costs $1,900.00, where others cost about $17.50: is it in cents? Write 19.00 if it is.",
    [[menuPath, ["Products", "1", "Price"], 1900]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Products.2: Rossa costs $480.00, where others cost about $5.20: is it in cents? Write 4.80 if it is.",
    [
      [menuPath, ["Products", "1", "Price"], 5.2],
      [menuPath, ["Products", "2", "Price"], 480],
      [menuPath, ["Categories", 0, "SubMenuItems", 1], { ID: 2, ProductID: 2 }],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu: All of the 3 prices are whole dollars from $100: are they cents? Write dollars: 19 for $19.00.",
    [
      [menuPath, ["Products", "1", "Price"], 480],
      [menuPath, ["Products", "3", "Price"], 350],
      [menuPath, ["Categories", 0, "SubMenuItems", 1, "Price"], 450],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[0]: Large adds $400.00, though Margherita costs $19.00: is it in cents? Write 4.00 if it is.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "Price"], 400]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu: No dish has a TaxRate, so receipts say GST $0.00. Write 0.1, or 0 where there is no GST.",
    [
      [menuPath, ["Products", "1", "TaxRate"], gone],
      [menuPath, ["Products", "2", "TaxRate"], gone],
      [menuPath, ["Products", "3", "TaxRate"], gone],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Products.2: Rossa piccante has no TaxRate, so its price has no GST, though Margherita has. Write 0.1, or 0 where there is no GST.",
    [[menuPath, ["Products", "2", "TaxRate"], gone]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · Products.1.TaxRate: TaxRate 1 is read as 1 %: is that its GST? Write 0.1 for 10 %.",
    [[menuPath, ["Products", "1", "TaxRate"], 1]],
  ],
  [
    "! Companies/501/Menus/Lunch: No MenuTimeSettings name it, so it is never served. Say in MenuTimeSettings when it is served, or delete it.",
    [
      [
        `${storePath}/Menus/Lunch`,
        [],
        {
          Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: 1 }] }],
          Products: { "1": { Name: "Soup", Price: 9, TaxRate: 0.1 } },
        },
      ],
    ],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · MenuTimeSettings[0].MenuId: MenuId is Lunch, and there is no such menu, so nothing is served by it. Write the id of a menu, such as DefaultMenu.",
    [[menuPath, ["MenuTimeSettings"], [{ MenuId: "Lunch", StartTime: "11:00", EndTime: "15:00" }]]],
  ],
  [
    "! Companies/501/Menus: None of its 2 menus is DefaultMenu, so Dinner is served outside all times. Name the usual one DefaultMenu.",
    [
      [menuPath, [], gone],
      [
        `${storePath}/Menus/Dinner`,
        [],
        {
          Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: 1 }] }],
          Products: { "1": { Name: "Soup", Price: 9, TaxRate: 0.1, ProductTagIDs: ["red"] } },
        },
      ],
      [
        `${storePath}/Menus/Lunch`,
        [],
        {
          MenuTimeSettings: [{ MenuId: "Lunch", StartTime: "11:00", EndTime: "15:00" }],
          Categories: [{ ID: "c1", SubMenuItems: [{ ProductID: 1 }] }],
          Products: { "1": { Name: "Soup", Price: 9, TaxRate: 0.1 } },
        },
      ],
    ],
  ],
  [
    "✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers: The id m1 stands twice, so only the first counts. Keep one, or give it another id.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 1, "ID"], "m1"]],
  ],
  [
    "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[0]: Large has no TaxRate, so its price has no GST, though Margherita has. Write 0.1, or 0 where there is no GST.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "TaxRate"], gone]],
  ],

  [
    "! Companies/501/Menus/DefaultMenu · Products.1.Price: It is 9.995, so diners see $10.00. Write two decimals.",
    [[menuPath, ["Products", "1", "Price"], 9.995]],
  ],

  [
    '✗ Companies/501/Menus/DefaultMenu · Products: It is a list, so it counts as empty. Write an object by id: {"1": {…}, "2": {…}}.',
    [[menuPath, ["Products"], [{ ID: 1, Name: "Margherita", Price: 19 }]]],
  ],
];

describe("npm run doctor on a menu", () => {
  it.each(rows)("%s", (says, changes) => {
    expect(faultsOf(lookAtDocuments(subjectOf(planted(changes)))).join("\n")).toBe(says);
  });
});
