import { expect, it } from "vitest";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { menuPath, offerPath, storePath } from "./goodDocuments.ts";
import { faultsOf, gone, planted, type Row, subjectOf } from "./planted.ts";

const rules = [
  { PriceRangeMaximum: 30, FreightFeeAmount: 8 },
  { PriceRangeMinimum: 40, FreightFeeAmount: 5 },
];

/** What the schemas take, and nobody means. */
const rows: readonly Row[] = [
  [
    "An offer's percentage isn't a share.",
    [[offerPath, ["DiscountPercentageValue"], 0.1]],
    ["! Companies/501/PriceTriggers/two: DiscountPercentageValue is 0.1, which is 0.1 %. Write 10 for 10 %."],
  ],
  [
    "A delivery's radius is in kilometres.",
    [[storePath, ["DeliveryRadius"], 5000]],
    ["! Companies/501 · DeliveryRadius: It is 5000, which is 5,000 km: is it in metres? Write kilometres, such as 5."],
  ],
  [
    "Every cart has a delivery fee.",
    [[storePath, ["FreightFeeRules"], rules]],
    [
      "! Companies/501 · FreightFeeRules: No rule is for carts from $30.01 to $39.99, so their delivery is free. Let the rules meet.",
    ],
  ],
  [
    "Delivery may be free above the last rule, and rules may meet.",
    [[storePath, ["FreightFeeRules"], [...rules, { PriceRangeMinimum: 30.01, PriceRangeMaximum: 40 }]]],
    [],
  ],
  [
    "A choice's id stands once in its group.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 1, "ID"], "m1"]],
    [
      "✗ Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers: The id m1 stands twice, so only the first counts. Keep one, or give it another id.",
    ],
  ],
  [
    "A choice has its own tax.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "TaxRate"], gone]],
    [
      "! Companies/501/Menus/DefaultMenu · ModifierGroups.sizes.Modifiers[0]: Large has no TaxRate, so its price has no GST, though Margherita has. Write 0.1, or 0 where there is no GST.",
    ],
  ],
  [
    "A choice without tax is written as 0.",
    [[menuPath, ["ModifierGroups", "sizes", "Modifiers", 0, "TaxRate"], 0]],
    [],
  ],
  [
    "A price has whole cents.",
    [[menuPath, ["Products", "1", "Price"], 9.995]],
    ["! Companies/501/Menus/DefaultMenu · Products.1.Price: It is 9.995, so diners see $10.00. Write two decimals."],
  ],
  [
    "Nobody is led to a key that no shop reads yet.",
    [
      [menuPath, ["cartSuggestions"], [3]],
      [storePath, ["VerifyRoom"], true],
      [storePath, ["ViewComponentConfigs", "verifyRoom"], true],
    ],
    [
      "! Companies/501: Nothing reads verifyRoom, VerifyRoom. Leave them if another system reads them.",
      "! Companies/501/Menus/DefaultMenu: Nothing reads cartSuggestions. Leave it if another system reads it.",
    ],
  ],
  [
    "What such a key says is nobody's loss.",
    [
      [storePath, ["ReadyInMinutes"], "35"],
      [menuPath, ["CartSuggestions"], [99]],
    ],
    [],
  ],
  [
    "One price is in cents.",
    [[menuPath, ["Products", "1", "Price"], 750]],
    [
      "! Companies/501/Menus/DefaultMenu · Products.1: Margherita costs $750.00, where others cost about $17.50: is it in cents? Write dollars: 19 for $19.00.",
    ],
  ],
  ["A dish may be dear.", [[menuPath, ["Products", "1", "Price"], 480]], []],
  [
    "Sunday is 0.",
    [[storePath, ["OperatingHours", 0, "DayOfWeek"], 7]],
    ["✗ Companies/501 · OperatingHours[0].DayOfWeek: It is 7, so the store is closed then. Write 0 for Sunday."],
  ],
  [
    "Latitude and longitude aren't swapped.",
    [
      [storePath, ["Location", "Latitude"], 144.97],
      [storePath, ["Location", "Longitude"], -37.8],
    ],
    ["✗ Companies/501 · Location.Latitude: It is 144.97, so it counts as missing. Swap it with Longitude."],
  ],
  [
    "A state may be written out.",
    [
      [storePath, ["Location", "State"], "Queensland"],
      [storePath, ["TimezoneIanaFormat"], gone],
    ],
    [
      "✗ Companies/501: It has no TimezoneIanaFormat, so it opens and closes by Sydney's clock, in Queensland. Write Australia/Brisbane.",
    ],
  ],
  [
    "A text for every store isn't a store's.",
    [[`${storePath}/MessageTemplates/thankyou`, [], { Content: "Grazie" }]],
    [
      "✗ Companies/501/MessageTemplates/thankyou: Nothing reads it here: did you mean MessageTemplates/thankyou? Move it there.",
    ],
  ],
  [
    "Products are an object, and that is the one line.",
    [[menuPath, ["Products"], [{ ID: 1, Name: "Margherita", Price: 19 }]]],
    [
      '✗ Companies/501/Menus/DefaultMenu · Products: It is a list, so it counts as empty. Write an object by id: {"1": {…}, "2": {…}}.',
    ],
  ],
];

it.each(rows)("%s", (_rule, changes, lines) => {
  expect(faultsOf(lookAtDocuments(subjectOf(planted(changes))))).toEqual(lines);
});
