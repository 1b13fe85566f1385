import type { ChoiceColumn } from "./columns.ts";
import { readStated, type Stated, type Vocabulary } from "./dietary.ts";
import { idOf, nameOf } from "./ids.ts";
import type { Notes, Place } from "./notes.ts";
import type { MenuSheet } from "./readMenu.ts";
import { readCell, readNeeded, type SheetRow } from "./sheet.ts";
import * as kinds from "./values.ts";

export interface SheetChoice {
  readonly id: string;
  readonly name: string;
  readonly chineseName: string | null;
  readonly at: Place;
  readonly price: number;
  readonly tax: number | null;
  readonly allergens: Stated;
  readonly diets: Stated;
}

export interface SheetGroup {
  readonly id: string;
  readonly name: string;
  readonly chineseName: string | null;
  readonly at: Place;
  readonly atLeast: number | null;
  readonly atMost: number | null;
  readonly choices: readonly SheetChoice[];
  /** The ids of the dishes that it belongs to. */
  readonly dishes: ReadonlySet<string>;
}

type Row = SheetRow<ChoiceColumn>;

/** Where a row says that its group belongs, as it is written. */
interface Target {
  readonly dishes: readonly string[];
  readonly categories: readonly string[];
}

interface Draft {
  readonly name: string;
  readonly target: Target;
  readonly rows: Row[];
}

interface Words {
  readonly allergens: Vocabulary;
  readonly diets: Vocabulary;
  readonly hasDecimalComma: boolean;
}

interface Menu extends MenuSheet {
  /** False if a row of the menu couldn't be read, so that a dish may only seem to be missing. */
  readonly isWhole: boolean;
}

/** A choice a row. Rows of one group name and one target are a group. */
export function readChoices(rows: readonly Row[], menu: Menu, words: Words, notes: Notes): readonly SheetGroup[] {
  const drafts = draftsOf(rows, notes);
  const known = new Set(drafts.map(({ name }) => idOf(name)));
  const names = drafts.map(({ name }) => idOf(name));
  const groups = drafts.map((draft) => {
    const isAlone = names.filter((each) => each === idOf(draft.name)).length === 1;
    return groupOf(draft, isAlone, { menu, words, notes });
  });
  noteSets(menu, known, notes);
  return groups;
}

function draftsOf(rows: readonly Row[], notes: Notes): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const row of rows) {
    const name = readNeeded(row, "group", kinds.name, ["Write the group's name, in each row.", notes]);
    if (name === null) continue;
    const target = targetOf(row, notes);
    const isSame = (draft: Draft) => idOf(draft.name) === idOf(name);
    const isSaid = target.dishes.length + target.categories.length > 0;
    // A row that doesn't say it belongs to the group above it.
    const draft = drafts.findLast((each) => isSame(each) && (!isSaid || keyOf(each.target) === keyOf(target)));
    if (draft) draft.rows.push(row);
    else drafts.push({ name, target, rows: [row] });
  }
  return drafts;
}

function targetOf(row: Row, notes: Notes): Target {
  const read = (column: "dish" | "category") =>
    kinds.listOf(readCell(row, column, kinds.text, notes) ?? "").map(nameOf);
  return { dishes: read("dish"), categories: read("category") };
}

const keyOf = ({ dishes, categories }: Target) =>
  JSON.stringify([dishes, categories].map((each) => each.map(idOf).sort()));

interface Reading {
  readonly menu: Menu;
  readonly words: Words;
  readonly notes: Notes;
}

function groupOf({ name, target, rows }: Draft, isAlone: boolean, { menu, words, notes }: Reading): SheetGroup {
  const [first] = rows;
  const at = first?.place("group") ?? { file: "" };
  const id = isAlone ? idOf(name) : idOf([name, ...target.categories, ...target.dishes].join(" "));
  const dishes = first ? dishesOf(first, idOf(name), target, menu, notes) : new Set<string>();
  const choices = rows.flatMap((row) => readChoice(row, id, words, notes) ?? []);
  noteTwice(choices, name, notes);
  const limits = { atLeast: limitOf(rows, "atLeast", notes), atMost: limitOf(rows, "atMost", notes) };
  noteLimits(limits, choices.length, first, notes);
  const chineseName = rows.map((row) => readCell(row, "chineseGroup", kinds.name, notes)).find((each) => each !== null);
  return { id, name, chineseName: chineseName ?? null, at, ...limits, choices, dishes };
}

function readChoice(row: Row, groupId: string, words: Words, notes: Notes): SheetChoice | null {
  const { allergens, diets, hasDecimalComma } = words;
  const money = hasDecimalComma ? kinds.commaKind(kinds.money) : kinds.money;
  const name = readNeeded(row, "choice", kinds.name, ["Write the choice's name.", notes]);
  const read = {
    chineseName: readCell(row, "chineseChoice", kinds.name, notes),
    at: row.place("choice"),
    price: readCell(row, "price", money, notes) ?? 0,
    tax: readCell(row, "tax", kinds.tax, notes),
    allergens: readStated(row, "allergens", allergens, notes),
    diets: readStated(row, "diets", diets, notes),
  };
  return name === null ? null : { id: `${groupId}-${idOf(name)}`, name, ...read };
}

function noteTwice(choices: readonly SheetChoice[], group: string, notes: Notes): void {
  for (const [index, { id, name, at }] of choices.entries()) {
    const first = choices.slice(0, index).find((each) => each.id === id);
    if (!first) continue;
    const wrong = `"${name}" is in row ${first.at.row}, too, in the same group ${group}.`;
    notes.problems.push({ at, wrong, fix: "Remove one of the two rows, or give it another name." });
  }
}

/** Each row of a group may say it, or the first alone. */
function limitOf(rows: readonly Row[], column: "atLeast" | "atMost", notes: Notes): number | null {
  let limit: number | null = null;
  for (const row of rows) {
    const read = readCell(row, column, kinds.count, notes);
    if (read === null) continue;
    limit ??= read;
    if (read === limit) continue;
    const wrong = `It is ${read}, and an earlier row of this group has ${limit}.`;
    notes.problems.push({ at: row.place(column), wrong, fix: "Write the same number in all rows of a group." });
  }
  return limit;
}

type Limits = Pick<SheetGroup, "atLeast" | "atMost">;

function noteLimits({ atLeast, atMost }: Limits, count: number, row: Row | undefined, notes: Notes): void {
  if (!row) return;
  if (atMost === 0) {
    const wrong = "It is 0, so nothing could be chosen.";
    notes.problems.push({ at: row.place("atMost"), wrong, fix: "Write a number from 1, or nothing for any number." });
  } else if (atLeast !== null && atMost !== null && atMost < atLeast) {
    const wrong = `At most is ${atMost}, and at least is ${atLeast}.`;
    notes.problems.push({ at: row.place("atMost"), wrong, fix: `Write ${atLeast} or more, or lower the other.` });
  } else if (atLeast !== null && atLeast > count) {
    const wrong = `At least is ${atLeast}, and the group has ${count} ${count === 1 ? "choice" : "choices"}.`;
    notes.problems.push({ at: row.place("atLeast"), wrong, fix: `Write ${count} or less, or add choices.` });
  }
}

function dishesOf(row: Row, groupId: string, target: Target, menu: Menu, notes: Notes): ReadonlySet<string> {
  const inCategories = target.categories.flatMap((name) => {
    const category = menu.categories.get(idOf(name));
    if (!category) noteUnknown(row, "category", name, [...menu.categories.values()], menu, notes);
    return category?.dishes.map(({ id }) => id) ?? [];
  });
  for (const name of target.dishes)
    if (!menu.dishes.has(idOf(name))) noteUnknown(row, "dish", name, [...menu.dishes.values()], menu, notes);
  const dishes = target.dishes.map(idOf).filter((id) => menu.dishes.has(id));
  const isUnclear = inCategories.length > 0 && dishes.some((id) => inCategories.includes(id));
  if (isUnclear) {
    const wrong = `It names ${target.dishes.join("; ")} and the whole category ${target.categories.join("; ")}.`;
    notes.problems.push({ at: row.place("dish"), wrong, fix: "Write the dish alone, or the category alone." });
  }
  const bySet = [...menu.dishes.values()]
    .filter(({ sets }) => sets.some(({ id }) => id === groupId))
    .map(({ id }) => id);
  const all = new Set([...inCategories, ...dishes, ...bySet]);
  if (all.size === 0 && target.dishes.length + target.categories.length === 0) {
    const wrong = "Its group belongs to no dish.";
    notes.problems.push({ at: row.place("dish"), wrong, fix: "Write a dish or a category, several with semicolons." });
  }
  return all;
}

type Named = readonly { readonly name: string }[];

function noteUnknown(row: Row, column: "dish" | "category", name: string, known: Named, menu: Menu, notes: Notes) {
  if (!menu.isWhole) return;
  const near = known.find((each) => isNear(idOf(each.name), idOf(name)));
  const several = /[,，、]/.test(name) ? " Semicolons separate several." : "";
  const fix = `${near ? `Did you mean ${near.name}?` : `Write a ${column} of menu.csv.`}${several}`;
  notes.problems.push({ at: row.place(column), wrong: `There is no ${column} "${name}" in menu.csv.`, fix });
}

/** One contains the other, or they begin alike and differ in two letters at most. */
function isNear(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  if (one.includes(other) || other.includes(one)) return true;
  const start = [...one].findIndex((letter, at) => letter !== other[at]);
  const end = [...one].reverse().findIndex((letter, at) => letter !== other.at(-1 - at));
  return Math.max(one.length, other.length) - start - end <= 2;
}

/** Square's sets of choices that choices.csv doesn't have. */
function noteSets({ dishes }: Menu, known: ReadonlySet<string>, notes: Notes): void {
  const told = new Set<string>();
  for (const { name, at, sets } of dishes.values()) {
    for (const set of sets) {
      if (known.has(set.id) || told.has(set.id)) continue;
      told.add(set.id);
      const wrong = `${name} has the modifier set "${set.name}", and choices.csv has no such group.`;
      const fix = `Write its choices there, in a group ${set.name}, or delete the column.`;
      notes.problems.push({ at: { ...at, column: set.column }, wrong, fix });
    }
  }
}
