import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import type { Documents } from "../../../widget-demo/tools/doctor/subject.ts";

type Row = Readonly<Record<string, unknown>>;

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const tags: Readonly<Record<number, string>> = { 1: "new", 2: "popular", 3: "sold out" };

const rowsIn = (record: unknown, key: string): Row[] => Object(record)[key] ?? [];
const textOf = (value: unknown) => (value === undefined || value === null ? "" : String(value));

function cell(value: unknown): string {
  const text = textOf(value);
  return /[",;\t\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map(cell).join(","))
    .join("\r\n");
}

/** The three sheets that say a store and its menu, as far as sheets can. */
export function writeSheets(documents: Documents) {
  const [storePath = ""] = Object.keys(documents);
  const menu = documents[`${storePath}/Menus/DefaultMenu`] ?? {};
  const allergens = namesIn(menu, "Allergy");
  const diets = namesIn(menu, "Preference");
  return {
    store: csvOf(["key", "value"], [...storeRows(documents[storePath] ?? {}), ...listRow(allergens)]),
    menu: menuSheet(menu, allergens, diets),
    choices: choiceSheet(menu, allergens, diets),
  };
}

type Names = ReadonlyMap<string, string>;

/** "Nut free" is what a dish suits; sheets say what is in it. */
function namesIn(menu: JsonFields, list: string): Names {
  const nameOf = (name: unknown) => (list === "Allergy" ? String(name).replace(/ free$|^无/, "") : String(name));
  return new Map(rowsIn(menu["LifeStyleChoices"], list).map(({ Id, Name }) => [String(Id), nameOf(Name)]));
}

function listRow(names: Names): Row[] {
  return names.size > 0 ? [{ key: "allergens", value: [...names.values()].join(";") }] : [];
}

function storeRows(record: JsonFields, before = ""): Row[] {
  return Object.entries(record).flatMap(([key, value]): Row[] => {
    // The platform's own.
    if (key === "TimezoneCity") return [];
    if (key === "OperatingHours") return rowsIn(record, key).map(hoursRow);
    if (typeof value === "object" && value !== null) {
      const entries = Array.isArray(value)
        ? value.map((each, at) => [String(at + 1), each] as const)
        : Object.entries(value);
      return storeRows(Object.fromEntries(entries), `${before}${key}.`);
    }
    return [{ key: `${before}${key}`, value }];
  });
}

function hoursRow({ DayOfWeek, OpeningTime, ClosingTime }: Row): Row {
  return { key: "hours", value: `${days[Number(DayOfWeek)]} ${OpeningTime}-${ClosingTime}` };
}

/** What it contains, of what it suits. */
function containedBy(suited: unknown, names: Names): string {
  if (!Array.isArray(suited)) return "";
  const ids = suited.map(String);
  return [...names].flatMap(([id, name]) => (ids.includes(id) ? [] : name)).join("; ") || "none";
}

/** Which diets it suits. */
function suitedDiets(suited: unknown, names: Names): string {
  if (!Array.isArray(suited)) return "";
  return suited.map((id) => names.get(String(id))).join("; ") || "none";
}

function menuSheet(menu: JsonFields, allergens: Names, diets: Names): string {
  const columns = ["category", "name", "description", "price", "photo", "tags", "allergens", "diets", "origin"];
  const more = ["kilojoules", "alcohol", "tax", "name_zh-CN", "description_zh-CN", "category_zh-CN"];
  const rows = rowsIn(menu, "Categories").flatMap((category) =>
    rowsIn(category, "SubMenuItems").map((entry): Row => {
      const product: Row = Object(menu["Products"])[String(entry["ProductID"])] ?? {};
      return {
        category: category["Name"],
        name: product["Name"],
        description: product["ShortDescription"],
        price: product["Price"],
        photo: product["PhotoUrl"],
        tags: [tags[Number(product["Status"])], ...rowsIn(product, "ProductTagIDs")].filter(Boolean).join("; "),
        allergens: containedBy(entry["ProductAllergy"], allergens),
        diets: suitedDiets(entry["ProductPreference"], diets),
        origin: product["Origin"],
        kilojoules: product["Kilojoules"],
        alcohol: product["IsAlcohol"],
        tax: product["TaxRate"],
        "name_zh-CN": product["Name_zh-CN"],
        "description_zh-CN": product["ShortDescription_zh-CN"],
        "category_zh-CN": category["Name_zh-CN"],
      };
    }),
  );
  return csvOf([...columns, ...more], rows);
}

function choiceSheet(menu: JsonFields, allergens: Names, diets: Names): string {
  const columns = ["group", "dish", "choice", "price", "at least", "at most", "allergens", "diets", "tax"];
  const entries = rowsIn(menu, "Categories").flatMap((category) => rowsIn(category, "SubMenuItems"));
  const listed = [...new Set(entries.map(({ ProductID }) => String(ProductID)))];
  const products = listed.map((id): Row => Object(menu["Products"])[id] ?? {});
  // An object has numbers before names.
  const orderOf = ([, group]: readonly [string, unknown]) => Number(Object(group)["DisplayOrder"]);
  const groups = Object.entries(Object(menu["ModifierGroups"]));
  const inOrder = groups.toSorted((one, other) => orderOf(one) - orderOf(other));
  const rows = inOrder.flatMap(([id, group]) => {
    const having = products.filter((product) => rowsIn(product, "ModifierGroups").map(String).includes(id));
    const { Name, MinimumSelection, MaximumSelection, "Name_zh-CN": chineseName }: Row = Object(group);
    const modifiers = having.length > 0 ? rowsIn(group, "Modifiers") : [];
    return modifiers.map(
      (modifier): Row => ({
        group: Name,
        dish: having.map((product) => product["Name"]).join("; "),
        choice: modifier["Name"],
        price: modifier["Price"],
        // Sheets can't say that a choice may be taken twice.
        "at least": MinimumSelection && Math.min(Number(MinimumSelection), modifiers.length),
        "at most": MaximumSelection,
        allergens: containedBy(modifier["ProductAllergy"], allergens),
        diets: suitedDiets(modifier["ProductPreference"], diets),
        tax: modifier["TaxRate"],
        "group_zh-CN": chineseName,
        "choice_zh-CN": modifier["Name_zh-CN"],
      }),
    );
  });
  return csvOf([...columns, "group_zh-CN", "choice_zh-CN"], rows);
}
