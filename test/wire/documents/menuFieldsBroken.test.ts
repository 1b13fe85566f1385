import { describe, expect, it } from "vitest";
import {
  type BrokenField,
  type Change,
  changedBy,
  describeBrokenFields,
  gone,
  not,
  type Path,
  withValue,
} from "./breaking.ts";
import { menuFields, wholeMenu } from "./menuFields.ts";
import { readMenu } from "./menuReading.ts";

function row(at: Path, wrong: readonly unknown[], ...is: readonly Change[]): BrokenField<readonly Change[]> {
  return { at, wrong, is };
}

const entry = ["Categories", 0, "SubMenuItems", 0];
const entryRead = ["categories", 0, "entries", 0];
const product = ["Products", "11"];
const productRead = ["products", "11"];
const group = ["ModifierGroups", "g1"];
const groupRead = ["groups", "g1"];
const modifier = [...group, "Modifiers", 0];
// The modifier with the higher price is ordered last.
const modifierRead = [...groupRead, "modifiers", 1];
const noEntry = [entryRead, gone] as const;
const noPriceAnywhere = [["categories", 0, "entries", 1], gone] as const;
// "No bun" says nothing, and where both may be chosen, the dish comes with both.
const withoutMarks = [
  [...entryRead, "fit", "taken"],
  { allergies: ["1"], intolerances: ["i1"], preferences: ["p1"] },
] as const;
const noTime = [["times"], []] as const;
const modifierFirst = [
  [groupRead.concat("modifiers"), [...wholeMenu.groups.g1.modifiers].reverse()],
  [[...groupRead, "modifiers", 0, "order"], 0],
] as const;

const silly = {
  rate: [...not.number, -0.1, 100.1],
  dollars: [...not.number, 1e12, -1e12],
  status: ["2", 4, -1, 1.5, true, [], {}],
  limit: not.count,
  choices: [...not.list],
};

const rows: readonly BrokenField<readonly Change[]>[] = [
  row(["Categories"], not.list, [["categories"], []]),
  row(["Categories", 0, "ID"], not.id, [["categories", 0, "id"], "Burgers"]),
  row(["Categories", 0, "Name"], not.text, [["categories", 0, "name"], "c1"]),
  row(["Categories", 0, "SubMenuItems"], not.list, [["categories", 0, "entries"], []]),
  row([...entry, "ID"], not.id, [[...entryRead, "id"], "product-11"]),
  row([...entry, "ProductID"], not.id, noEntry),
  row([...entry, "Name"], not.text, [[...entryRead, "name"], "Patty burger"]),
  row([...entry, "Price"], silly.dollars, [[...entryRead, "price"], 1900]),
  row([...entry, "ProductAllergy"], not.list, [[...entryRead, "fit", "allergies"], []]),
  row([...entry, "ProductIntolerance"], not.list, [[...entryRead, "fit", "intolerances"], []]),
  row([...entry, "ProductPreference"], not.list, [[...entryRead, "fit", "preferences"], []]),
  row([...product, "ID"], not.id),
  row([...product, "Name"], not.text, [[...productRead, "name"], "The Patty"]),
  row([...product, "ShortDescription"], not.text, [[...productRead, "description"], ""]),
  row([...product, "PhotoUrl"], not.address, [[...productRead, "photo"], null]),
  row([...product, "LargePhotoUrl"], not.address, [[...productRead, "largePhoto"], null]),
  row(
    [...product, "PhotoFocus"],
    [...not.text, "top", "50", "50 101", "-1 50", "5 5 5"],
    [[...productRead, "photoFocus"], null],
  ),
  row([...product, "Status"], silly.status, [[...productRead, "ribbon"], null]),
  row([...product, "TaxRate"], silly.rate, [[...productRead, "taxRate"], 0]),
  row([...product, "ProductCode"], not.text, [[...productRead, "code"], ""]),
  row([...product, "Price"], silly.dollars, [[...productRead, "price"], null]),
  row([...product, "ModifierGroups"], not.list, [[...productRead, "groupIds"], []]),
  row([...product, "RewardPoint"], [...not.number, -1], [[...productRead, "rewardPoints"], 0]),
  row([...product, "PreparationTime"], [...not.number, -1], [[...productRead, "preparationMinutes"], 0]),
  row([...product, "ProductCategoryIDs"], not.list, [[...productRead, "categoryIds"], []]),
  row([...product, "ProductTagIDs"], not.list, [[...productRead, "tagIds"], []]),
  row([...product, "FixedPriceValue"], [...not.number, -1], [[...productRead, "fixedPrice"], null]),
  row([...product, "Origin"], [...not.text, "a", "AU"], [[...productRead, "labels", "origin"], null]),
  row([...product, "Kilojoules"], not.count, [[...productRead, "labels", "kilojoules"], null]),
  row([...product, "IsAlcohol"], not.flag, [[...productRead, "labels", "isAlcohol"], false]),
  row(["Products", "12", "Price"], silly.dollars, [["products", "12", "price"], null], noPriceAnywhere),
  row(["Products", "12"], not.record, [["products", "12"], gone], noPriceAnywhere),
  row(["ModifierGroups", "2"], not.record, [["groups", "2"], gone], [[...productRead, "groupIds"], ["g1"]]),
  row([...group, "Name"], not.text, [[...groupRead, "name"], ""]),
  row(
    [...group, "DisplayOrder"],
    not.number,
    [[...groupRead, "order"], 0],
    [
      [...productRead, "groupIds"],
      ["g1", "2"],
    ],
  ),
  row([...group, "Modifiers"], ["text", 7, true], [[...groupRead, "modifiers"], []]),
  row([...group, "IsSingleSel"], not.flag, [[...groupRead, "isSingle"], false], withoutMarks),
  row([...group, "IsForceSel"], not.flag, [[...groupRead, "isForced"], false]),
  row([...group, "IsAutoSel"], not.flag, [[...groupRead, "isAuto"], false]),
  row([...group, "MinimumSelection"], silly.limit, [[...groupRead, "minimum"], 0]),
  row([...group, "MaximumSelection"], silly.limit, [[...groupRead, "maximum"], null]),
  row([...group, "IncludeQuantity"], not.flag, [[...groupRead, "includesQuantity"], false]),
  row([...modifier, "ID"], not.id, [modifierRead, gone]),
  row([...modifier, "Name"], not.text, [[...modifierRead, "name"], "BAC"]),
  row([...modifier, "Code"], not.id, [[...modifierRead, "code"], ""]),
  row([...modifier, "Price"], silly.dollars, [[...modifierRead, "price"], 0]),
  row([...modifier, "TaxRate"], silly.rate, [[...modifierRead, "taxRate"], 0]),
  row([...modifier, "MinQty"], silly.limit, [[...modifierRead, "minimum"], 0]),
  row([...modifier, "MaxQty"], silly.limit, [[...modifierRead, "maximum"], null]),
  row([...modifier, "DisplayOrder"], not.number, ...modifierFirst),
  row([...modifier, "LinkedProductID"], not.id, [[...modifierRead, "linkedProductId"], null]),
  row([...modifier, "quantity"], silly.limit, [[...modifierRead, "preselectedQuantity"], 1]),
  row([...modifier, "IsSelected"], not.flag),
  row([...modifier, "ProductAllergy"], not.list, [[...modifierRead, "fit", "allergies"], []]),
  row([...modifier, "ProductIntolerance"], not.list, [[...modifierRead, "fit", "intolerances"], []]),
  row([...modifier, "ProductPreference"], not.list, [[...modifierRead, "fit", "preferences"], []]),
  row([...modifier, "Origin"], [...not.text, "a", "AU"], [[...modifierRead, "labels", "origin"], null]),
  row([...modifier, "Kilojoules"], not.count, [[...modifierRead, "labels", "kilojoules"], null]),
  row([...modifier, "IsAlcohol"], not.flag, [[...modifierRead, "labels", "isAlcohol"], false]),
  row(["LifeStyleChoices", "Allergy"], silly.choices, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices", "Intolerance"], silly.choices, [["dietary", "intolerances"], []]),
  row(["LifeStyleChoices", "Preference"], silly.choices, [["dietary", "preferences"], []]),
  row(["LifeStyleChoices", "Allergy", 0, "Id"], not.id, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices", "Allergy", 0, "Name"], not.text, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices"], not.record, [["dietary"], { allergies: [], intolerances: [], preferences: [] }]),
  row(["MenuTimeSettings"], not.list, noTime),
  row(["MenuTimeSettings", 0, "MenuId"], not.id, noTime),
  row(["MenuTimeSettings", 0, "StartTime"], [...not.time, "24:00"], noTime),
  row(["MenuTimeSettings", 0, "EndTime"], not.time, noTime),
  row(
    ["MenuTimeSettings", 0, "DayOfWeek"],
    not.weekday.filter((bad) => typeof bad !== "number"),
    [["times", 0, "weekday"], null],
  ),
];

describeBrokenFields("a field of a menu document", {
  ...{ whole: menuFields, rows, except: ["Products", "11", "13", "g1", "201"], haveDefaults: true },
  noted: /^Menus\/DefaultMenu · /,
  becomes: (is) => changedBy(wholeMenu, is),
  read(document) {
    const { plain, problems } = readMenu(document);
    return { read: plain, problems };
  },
});

describe("a menu document", () => {
  it.each([7, -1, 1.5])("R10: leaves out a menu time on the day %d", (day) => {
    const { plain, problems } = readMenu(withValue(menuFields, ["MenuTimeSettings", 0, "DayOfWeek"], day));
    expect(plain).toEqual(changedBy(wholeMenu, [noTime]));
    expect(problems).not.toEqual([]);
  });
});
