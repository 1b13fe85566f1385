import { describe, expect, it } from "vitest";
import {
  notAddress,
  notCount,
  notFlag,
  notId,
  notList,
  notNumber,
  notRecord,
  notText,
  notTime,
  notWeekday,
  type Path,
  without,
  withValue,
} from "./breaking.ts";
import { menuFields, wholeMenu } from "./menuFields.ts";
import { readMenu } from "./menuReading.ts";

const gone = Symbol("gone");

interface Change {
  readonly becomes: Path;
  readonly value: unknown;
}

interface Row {
  readonly label: string;
  readonly at: Path;
  readonly wrong: readonly unknown[];
  readonly changes: readonly Change[];
}

function row(at: Path, wrong: readonly unknown[], ...changes: readonly (readonly [Path, unknown])[]): Row {
  return { label: at.join("."), at, wrong, changes: changes.map(([becomes, value]) => ({ becomes, value })) };
}

function expecting(changes: readonly Change[]): unknown {
  return changes.reduce<unknown>(
    (menu, { becomes, value }) => (value === gone ? without(menu, becomes) : withValue(menu, becomes, value)),
    wholeMenu,
  );
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
const noTime = [["times"], []] as const;
const modifierFirst = [
  [groupRead.concat("modifiers"), [...wholeMenu.groups.g1.modifiers].reverse()],
  [[...groupRead, "modifiers", 0, "order"], 0],
] as const;

const silly = {
  rate: [...notNumber, -0.1, 100.1],
  dollars: [...notNumber, 1e12, -1e12],
  status: ["2", 4, -1, 1.5, true, [], {}],
  limit: notCount,
  choices: [...notList],
};

const rows: readonly Row[] = [
  row(["Categories"], notList, [["categories"], []]),
  row(["Categories", 0, "ID"], notId, [["categories", 0, "id"], "Burgers"]),
  row(["Categories", 0, "Name"], notText, [["categories", 0, "name"], "c1"]),
  row(["Categories", 0, "SubMenuItems"], notList, [["categories", 0, "entries"], []]),
  row([...entry, "ID"], notId, [[...entryRead, "id"], "product-11"]),
  row([...entry, "ProductID"], notId, noEntry),
  row([...entry, "Name"], notText, [[...entryRead, "name"], "Patty burger"]),
  row([...entry, "Price"], silly.dollars, [[...entryRead, "price"], 1900]),
  row([...entry, "ProductAllergy"], notList, [[...entryRead, "fit", "allergies"], []]),
  row([...entry, "ProductIntolerance"], notList, [[...entryRead, "fit", "intolerances"], []]),
  row([...entry, "ProductPreference"], notList, [[...entryRead, "fit", "preferences"], []]),
  row([...product, "ID"], notId),
  row([...product, "Name"], notText, [[...productRead, "name"], "The Patty"]),
  row([...product, "ShortDescription"], notText, [[...productRead, "description"], ""]),
  row([...product, "PhotoUrl"], notAddress, [[...productRead, "photo"], null]),
  row([...product, "LargePhotoUrl"], notAddress, [[...productRead, "largePhoto"], null]),
  row([...product, "Status"], silly.status, [[...productRead, "ribbon"], null]),
  row([...product, "TaxRate"], silly.rate, [[...productRead, "taxRate"], 0]),
  row([...product, "ProductCode"], notText, [[...productRead, "code"], ""]),
  row([...product, "Price"], silly.dollars, [[...productRead, "price"], null]),
  row([...product, "ModifierGroups"], notList, [[...productRead, "groupIds"], []]),
  row([...product, "RewardPoint"], notCount, [[...productRead, "rewardPoints"], 0]),
  row([...product, "PreparationTime"], [...notNumber, -1], [[...productRead, "preparationMinutes"], 0]),
  row([...product, "ProductCategoryIDs"], notList, [[...productRead, "categoryIds"], []]),
  row([...product, "ProductTagIDs"], notList, [[...productRead, "tagIds"], []]),
  row([...product, "FixedPriceValue"], [...notNumber, -1], [[...productRead, "fixedPrice"], null]),
  row(["Products", "12", "Price"], silly.dollars, [["products", "12", "price"], null], noPriceAnywhere),
  row(["Products", "12"], notRecord, [["products", "12"], gone], noPriceAnywhere),
  row(["ModifierGroups", "2"], notRecord, [["groups", "2"], gone], [[...productRead, "groupIds"], ["g1"]]),
  row([...group, "Name"], notText, [[...groupRead, "name"], ""]),
  row(
    [...group, "DisplayOrder"],
    notNumber,
    [[...groupRead, "order"], 0],
    [
      [...productRead, "groupIds"],
      ["g1", "2"],
    ],
  ),
  row([...group, "Modifiers"], ["text", 7, true], [[...groupRead, "modifiers"], []]),
  row([...group, "IsSingleSel"], notFlag, [[...groupRead, "isSingle"], false]),
  row([...group, "IsForceSel"], notFlag, [[...groupRead, "isForced"], false]),
  row([...group, "IsAutoSel"], notFlag, [[...groupRead, "isAuto"], false]),
  row([...group, "MinimumSelection"], silly.limit, [[...groupRead, "minimum"], 0]),
  row([...group, "MaximumSelection"], silly.limit, [[...groupRead, "maximum"], null]),
  row([...group, "IncludeQuantity"], notFlag, [[...groupRead, "includesQuantity"], false]),
  row([...modifier, "ID"], notId, [modifierRead, gone]),
  row([...modifier, "Name"], notText, [[...modifierRead, "name"], "BAC"]),
  row([...modifier, "Code"], notId, [[...modifierRead, "code"], ""]),
  row([...modifier, "Price"], silly.dollars, [[...modifierRead, "price"], 0]),
  row([...modifier, "TaxRate"], silly.rate, [[...modifierRead, "taxRate"], 0]),
  row([...modifier, "MinQty"], silly.limit, [[...modifierRead, "minimum"], 0]),
  row([...modifier, "MaxQty"], silly.limit, [[...modifierRead, "maximum"], null]),
  row([...modifier, "DisplayOrder"], notNumber, ...modifierFirst),
  row([...modifier, "LinkedProductID"], notId, [[...modifierRead, "linkedProductId"], null]),
  row([...modifier, "quantity"], silly.limit, [[...modifierRead, "preselectedQuantity"], 1]),
  row([...modifier, "IsSelected"], notFlag),
  row(["LifeStyleChoices", "Allergy"], silly.choices, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices", "Intolerance"], silly.choices, [["dietary", "intolerances"], []]),
  row(["LifeStyleChoices", "Preference"], silly.choices, [["dietary", "preferences"], []]),
  row(["LifeStyleChoices", "Allergy", 0, "Id"], notId, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices", "Allergy", 0, "Name"], notText, [["dietary", "allergies"], []]),
  row(["LifeStyleChoices"], notRecord, [["dietary"], { allergies: [], intolerances: [], preferences: [] }]),
  row(["MenuTimeSettings"], notList, noTime),
  row(["MenuTimeSettings", 0, "MenuId"], notId, noTime),
  row(["MenuTimeSettings", 0, "StartTime"], [...notTime, "24:00"], noTime),
  row(["MenuTimeSettings", 0, "EndTime"], notTime, noTime),
  row(
    ["MenuTimeSettings", 0, "DayOfWeek"],
    notWeekday.filter((bad) => typeof bad !== "number"),
    [["times", 0, "weekday"], null],
  ),
];

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe("a menu document with one broken field", () => {
  it("covers every field in the table", () => {
    const whole = ["Products", "ModifierGroups"];
    const broken = new Set([...whole, ...rows.map(({ at }) => String(at.at(-1)))]);
    const ids = ["11", "13", "g1", "201"];
    expect(keysOf(menuFields).filter((key) => !broken.has(key) && !ids.includes(key))).toEqual([]);
  });

  it.each(rows)("R10: takes the default if $label is missing or null, and keeps the rest", ({ at, changes }) => {
    expect(readMenu(without(menuFields, at)).plain).toEqual(expecting(changes));
    expect(readMenu(withValue(menuFields, at, null)).plain).toEqual(expecting(changes));
  });

  const wrongs = rows.flatMap(({ wrong, ...rest }) => wrong.map((bad) => ({ ...rest, bad })));

  it.each(wrongs)("R10: takes the default and notes a problem if $label is $bad", ({ at, bad, changes }) => {
    const { plain, problems } = readMenu(withValue(menuFields, at, bad));
    expect(plain).toEqual(expecting(changes));
    expect(problems[0]?.path).toMatch(/^Menus\/DefaultMenu · /);
    expect(problems.some(({ path, what }) => `${path} ${what}`.includes(String(at.at(-1))))).toBe(true);
  });

  it.each([7, -1, 1.5])("R10: leaves out a menu time on the day %d", (day) => {
    const { plain, problems } = readMenu(withValue(menuFields, ["MenuTimeSettings", 0, "DayOfWeek"], day));
    expect(plain).toEqual(expecting([{ becomes: ["times"], value: [] }]));
    expect(problems).not.toEqual([]);
  });
});
