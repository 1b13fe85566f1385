import type { JsonFields } from "../../../backend/documents/types.ts";
import { listOfCategories, type MenuColumn, menuColumns, modifierSet, taxOfName } from "./columns.ts";
import { readStated, type Stated, type Vocabulary } from "./dietary.ts";
import { idOf, nameOf } from "./ids.ts";
import type { Note, Notes, Place } from "./notes.ts";
import { readCell, readNeeded, type Sheet, type SheetRow } from "./sheet.ts";
import * as kinds from "./values.ts";

export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly at: Place;
  /** What the row says of its product, by the document's keys. Null: its cell is empty. */
  readonly fields: JsonFields;
  readonly allergens: Stated;
  readonly diets: Stated;
  /** Square's sets of choices. */
  readonly sets: readonly ModifierSet[];
}

export interface ModifierSet {
  readonly id: string;
  readonly name: string;
  /** The title of its column. */
  readonly column: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** With the categories above it. */
  readonly path: string;
  readonly chineseName: string | null;
  readonly at: Place;
  readonly dishes: readonly { readonly id: string; readonly at: Place }[];
}

export interface MenuSheet {
  readonly dishes: ReadonlyMap<string, Dish>;
  readonly categories: ReadonlyMap<string, Category>;
}

interface Words {
  readonly allergens: Vocabulary;
  readonly diets: Vocabulary;
  readonly hasDecimalComma: boolean;
}

type Row = SheetRow<MenuColumn>;

/** A dish a row. The same dish in another category is one dish in two places. */
export function readMenu({ rows }: Sheet<MenuColumn>, words: Words, notes: Notes): MenuSheet {
  const dishes = new Map<string, Dish>();
  const categories = new Map<string, Category>();
  const leftOut: number[] = [];
  for (const row of rows) {
    if (readCell(row, "archived", kinds.flag, notes) === true) {
      leftOut.push(row.number);
      continue;
    }
    const odd = ifNoDish(row);
    if (odd) {
      notes.problems.push(odd);
      continue;
    }
    const found = readCategories(row, categories, notes);
    const name =
      readCell(row, "shownName", kinds.name, notes) ??
      readNeeded(row, "name", kinds.name, ["Write the dish's name.", notes]);
    const dish = readDish(row, name ?? "", words, notes);
    const known = dishes.get(dish.id);
    if (found.length === 0 || name === null) continue;
    const others = found.filter(({ dishes: listed }) => !listed.some(({ id }) => id === dish.id));
    const isSecond = others.length < found.length;
    if (known) notes.problems.push(...againstFirst(row, known, dish, isSecond));
    else dishes.set(dish.id, dish);
    for (const category of others) put(categories, category, { id: dish.id, at: dish.at });
  }
  remarkArchived(rows[0], leftOut, notes);
  return { dishes, categories };
}

const total = /^(grand |sub-? ?)?total:?$|^(合计|总计|小计)[:：]?$/i;

/** A heading above its dishes, a line below the last, or a sum. */
function ifNoDish(row: Row): Note | null {
  const [category, name] = [row.text("category"), row.text("name") || row.text("shownName")];
  const sum = [["category", category] as const, ["name", name] as const].find(([, text]) => total.test(text));
  if (sum)
    return { at: row.place(sum[0]), wrong: `${kinds.shown(sum[1])}, a sum.`, fix: "Delete the row: each is a dish." };
  if (category === "" || [name, row.text("price"), row.text("description")].some(Boolean)) return null;
  const fix = "Delete it. Each dish has its category in its own row.";
  return {
    at: row.place("category"),
    wrong: `The row has no dish, only ${JSON.stringify(category.slice(0, 60))}.`,
    fix,
  };
}

function remarkArchived(first: Row | undefined, rows: readonly number[], notes: Notes): void {
  if (!first || rows.length === 0) return;
  const wrong = `${rows.length === 1 ? "Row" : "Rows"} ${rows.join(", ")} ${rows.length === 1 ? "is" : "are"} archived, and left out.`;
  notes.remarks.push({ at: { file: first.place().file }, wrong, fix: "" });
}

function put(categories: Map<string, Category>, category: Category, dish: Category["dishes"][number]): void {
  categories.set(category.id, { ...category, dishes: [...category.dishes, dish] });
}

const noCategory = {
  wrong: "It is empty.",
  fix: "Write the category in each row: of merged cells, only the first has it.",
  kind: "category",
} as const;

/** One; of Square's sheets, several. */
function readCategories(row: Row, known: ReadonlyMap<string, Category>, notes: Notes): readonly Category[] {
  if (row.text("category") === "") notes.problems.push({ at: row.place("category"), ...noCategory });
  const cell = readCell(row, "category", kinds.name, notes);
  const chineseName = readCell(row, "chineseCategory", kinds.name, notes);
  const paths = cell === null ? [] : pathsIn(cell, row.place("category").column ?? "");
  const found = paths.map((path) => categoryAt(path, row.place("category"), known, notes));
  return found.map((each) => ({ ...each, chineseName: each.chineseName ?? (found.length === 1 ? chineseName : null) }));
}

/** Where two of Square's have one name, each has its token in brackets. */
const token = / \([A-Z0-9]{24}\)$/;

function pathsIn(cell: string, column: string): readonly string[] {
  if (!listOfCategories.test(column)) return [cell];
  const paths = cell.split(",").map((each) => each.trim().replace(token, ""));
  return [...new Set(paths.filter((path) => idOf(path) !== ""))];
}

function categoryAt(path: string, at: Place, known: ReadonlyMap<string, Category>, notes: Notes): Category {
  const name = listOfCategories.test(at.column ?? "") ? (path.split(" > ").at(-1) ?? path) : path;
  const first = known.get(idOf(name));
  if (!first) return { id: idOf(name), name, path, chineseName: null, at, dishes: [] };
  if (!isSameName(first.name, name)) notes.problems.push(tooAlike(at, name, first));
  else if (!isSameName(first.path, path)) notes.problems.push(endsAlike(at, path, first));
  return first;
}

function endsAlike(at: Place, path: string, first: Category) {
  const wrong = `"${path}" ends like "${first.path}" in row ${first.at.row}, so both would be ${first.name}.`;
  return { at, wrong, fix: "Give one of them another word." };
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function tooAlike(at: Place, name: string, first: { readonly name: string; readonly at: Place }) {
  const wrong = `"${name}" differs only in signs from "${first.name}" in row ${first.at.row}, so both would have the id ${idOf(name)}.`;
  return { at, wrong, fix: "Give one of them another word." };
}

function readDish(row: Row, name: string, { allergens, diets, hasDecimalComma }: Words, notes: Notes): Dish {
  const price = hasDecimalComma ? kinds.commaKind(kinds.price) : kinds.price;
  return {
    id: idOf(name),
    name,
    at: row.place("name"),
    fields: saidIn(row, {
      "Name_zh-CN": readCell(row, "chineseName", kinds.name, notes),
      ShortDescription: readCell(row, "description", kinds.text, notes),
      "ShortDescription_zh-CN": readCell(row, "chineseDescription", kinds.chineseText, notes),
      PhotoUrl: readCell(row, "photo", kinds.photo, notes),
      Price: readNeeded(row, "price", price, ["Write dollars, such as 12.50.", notes]),
      TaxRate: readTax(row, notes),
      ...readTags(row, notes),
      Origin: readCell(row, "origin", kinds.origin, notes),
      Kilojoules: readCell(row, "kilojoules", kinds.kilojoules, notes),
      IsAlcohol: readCell(row, "alcohol", kinds.flag, notes) || null,
    }),
    allergens: readStated(row, "allergens", allergens, notes),
    diets: readStated(row, "diets", diets, notes),
    sets: row
      .matching(modifierSet)
      .flatMap(([column, text]) => (readTill(row, column, text, notes) ? [modifierSetOf(column)] : [])),
  };
}

function modifierSetOf(column: string): ModifierSet {
  const name = nameOf(column.replace(modifierSet, "$1"));
  return { id: idOf(name), name, column };
}

const columnOf: Readonly<Record<string, MenuColumn>> = {
  "Name_zh-CN": "chineseName",
  ShortDescription: "description",
  "ShortDescription_zh-CN": "chineseDescription",
  PhotoUrl: "photo",
  TaxRate: "tax",
  Status: "tags",
  ProductTagIDs: "tags",
  Origin: "origin",
  Kilojoules: "kilojoules",
  IsAlcohol: "alcohol",
};

/** Without the keys of which the sheet has no column. */
function saidIn(row: Row, fields: JsonFields): JsonFields {
  const isSaid = (key: string) => columnOf[key] !== undefined && row.has(columnOf[key]);
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== null || isSaid(key)));
}

/** A cell of Square's: Y, N or nothing. */
function readTill(row: Row, column: string, text: string, notes: Notes): boolean {
  const read = text === "" ? { value: false } : kinds.flag(text);
  if ("value" in read) return read.value;
  notes.problems.push({ at: row.place(column), wrong: read.wrong, fix: "Write Y or N." });
  return false;
}

function readTax(row: Row, notes: Notes): number | null {
  const own = readCell(row, "tax", kinds.tax, notes);
  const columns = row.matching(taxOfName);
  if (own !== null || columns.length === 0 || row.text("tax") !== "") return own;
  const percents = columns
    .filter(([title, text]) => readTill(row, title, text, notes))
    .map(([title]) => Number(title.replace(taxOfName, "$1")));
  return Number((percents.reduce((sum, each) => sum + each, 0) / 100).toFixed(6));
}

/** What a diner reads on a dish. */
const statuses = new Map(Object.entries({ new: 1, popular: 2, "sold out": 3, 新品: 1, 热门: 2, 售罄: 3 }));

/** Other tags are those that offers know a dish by. */
function readTags(row: Row, notes: Notes) {
  const cell = readCell(row, "tags", kinds.text, notes) ?? "";
  const tags = kinds.wordsOf(cell).map((each) => nameOf(each).toLowerCase());
  const status = [...new Set(tags.flatMap((tag) => statuses.get(tag) ?? []))];
  if (status.length > 1) {
    const wrong = `${kinds.shown(cell)}, and a dish has one of new, popular and sold out.`;
    notes.problems.push({ at: row.place("tags"), wrong, fix: "Write one of them." });
  }
  const others = tags.filter((tag) => !statuses.has(tag)).map(idOf);
  return { Status: status[0] ?? null, ProductTagIDs: others.length > 0 ? [...new Set(others)] : null };
}

const titleOf = (key: string) => menuColumns[columnOf[key] ?? "price"][0];

/** What a row says otherwise than the first of its name. */
function againstFirst(row: Row, first: Dish, dish: Dish, isSecond: boolean) {
  const at = row.place("name");
  if (!isSameName(first.name, dish.name)) return [tooAlike(at, dish.name, first)];
  const variation = row.text("variation");
  const where = `"${dish.name}" is in row ${first.at.row}, too`;
  const more = Number(dish.fields["Price"]) - Number(first.fields["Price"]);
  const adds = more >= 0 ? `in which ${variation} adds ${more.toFixed(2)}` : "with what each adds";
  const asChoices = `Keep one row, with the lowest price, and write the others into choices.csv: a group such as Size, ${adds}.`;
  if (isSecond) return [{ at, wrong: `${where}.`, fix: variation === "" ? "Remove one of the two rows." : asChoices }];
  const differs = [
    ...Object.entries(dish.fields).flatMap(([key, value]) =>
      value !== null && String(value) !== String(first.fields[key]) ? titleOf(key) : [],
    ),
    ...(dish.allergens !== null && String(dish.allergens) !== String(first.allergens) ? ["allergens"] : []),
    ...(dish.diets !== null && String(dish.diets) !== String(first.diets) ? ["diets"] : []),
  ];
  if (differs.length === 0) return [];
  const fix = "Write the same, or give one of them another name.";
  return [{ at, wrong: `${where}, in another category, with another ${differs.join(", ")}.`, fix }];
}
