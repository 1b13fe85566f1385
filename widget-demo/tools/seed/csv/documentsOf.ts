import type { JsonFields } from "../../../backend/documents/types.ts";
import { placeIn } from "../../doctor/documents/fault.ts";
import type { Documents } from "../../doctor/subject.ts";
import { claimOf, suitedBy, type Vocabulary } from "./dietary.ts";
import type { Notes, Place } from "./notes.ts";
import type { SheetChoice, SheetGroup } from "./readChoices.ts";
import type { Category, Dish, MenuSheet } from "./readMenu.ts";
import type { StoreSheet } from "./readStore.ts";
import { chineseOf } from "./usualWords.ts";

export interface Sheets {
  readonly store: StoreSheet;
  readonly menu: MenuSheet;
  readonly groups: readonly SheetGroup[];
  readonly allergens: Vocabulary;
  readonly diets: Vocabulary;
}

export interface Made {
  readonly documents: Documents;
  /** Where each part of them is said, by its place as the doctor writes it. */
  readonly origins: ReadonlyMap<string, Place>;
}

/**
 * The store's document and its menu. Below a brand, `root` is its path. What the sheets say to be nothing is null, so that
 * it takes away what was there before.
 */
export function documentsOf(sheets: Sheets, root: string, notes: Notes): Made {
  const { store, menu, groups } = sheets;
  const storePath = `${root}Companies/${store.fields["ID"]}`;
  const menuPath = `${storePath}/Menus/DefaultMenu`;
  const products = [...menu.dishes.values()].map((dish) => [dish.id, productOf(dish, groups)] as const);
  const vocabularies = {
    Allergy: sheets.allergens.words.map((word) => ({
      Id: word.id,
      Name: claimOf(word),
      ...chineseOf("allergen", word.name),
    })),
    Preference: sheets.diets.words.map(({ id, name }) => ({ Id: id, Name: name, ...chineseOf("diet", name) })),
  };
  const dietary = Object.fromEntries(Object.entries(vocabularies).filter(([, list]) => list.length > 0));
  const document: JsonFields = {
    Categories: [...menu.categories.values()].map((category) => categoryOf(category, sheets)),
    Products: Object.fromEntries(products),
    ...(groups.length > 0 && {
      ModifierGroups: Object.fromEntries(groups.map((group, at) => [group.id, groupOf(group, at, sheets, notes)])),
    }),
    ...(Object.keys(dietary).length > 0 && { LifeStyleChoices: dietary }),
  };
  return {
    documents: { [storePath]: store.fields, [menuPath]: document },
    origins: originsOf(sheets, storePath, menuPath),
  };
}

function productOf({ id, name, fields }: Dish, groups: readonly SheetGroup[]): JsonFields {
  const ids = groups.filter(({ dishes }) => dishes.has(id)).map((group) => group.id);
  return { ID: id, Name: name, ...fields, ModifierGroups: ids.length > 0 ? ids : null };
}

function categoryOf({ id, name, chineseName, dishes }: Category, { menu, allergens }: Sheets): JsonFields {
  const entries = dishes.map((dish) => {
    const { allergens: has = null, diets = null } = menu.dishes.get(dish.id) ?? {};
    const suited = suitedBy(has, allergens);
    return {
      ProductID: dish.id,
      ProductAllergy: suited,
      ProductPreference: diets,
    };
  });
  return { ID: id, Name: name, ...(chineseName && { "Name_zh-CN": chineseName }), SubMenuItems: entries };
}

function groupOf(group: SheetGroup, at: number, sheets: Sheets, notes: Notes): JsonFields {
  const { name, chineseName, atLeast, atMost, choices } = group;
  return {
    Name: name,
    ...(chineseName && { "Name_zh-CN": chineseName }),
    DisplayOrder: at + 1,
    IsSingleSel: atMost === 1 || null,
    IsForceSel: atLeast ? true : null,
    MinimumSelection: atLeast || null,
    MaximumSelection: atMost,
    Modifiers: choices.map((choice, index) => choiceOf(choice, index, taxOf(choice, group, sheets, notes), sheets)),
  };
}

function choiceOf(choice: SheetChoice, index: number, tax: number | null, { allergens }: Sheets): JsonFields {
  const { id, name, chineseName, price, diets } = choice;
  const suited = suitedBy(choice.allergens, allergens);
  return {
    ID: id,
    Name: name,
    ...(chineseName && { "Name_zh-CN": chineseName }),
    Price: price,
    TaxRate: tax,
    DisplayOrder: index + 1,
    ProductAllergy: suited,
    ProductPreference: diets,
  };
}

/** A choice without a tax of its own has that of its dishes. */
function taxOf({ at, name, tax, price }: SheetChoice, { dishes }: SheetGroup, { menu }: Sheets, notes: Notes) {
  if (tax !== null) return tax;
  const rates = [...dishes].map((id) => menu.dishes.get(id)?.fields["TaxRate"] ?? null);
  const [rate = null, ...others] = [...new Set(rates)];
  if (others.length > 0 && price !== 0) {
    const wrong = `${name} belongs to dishes with different taxes.`;
    notes.problems.push({ at, wrong, fix: "Add a column tax to choices.csv, or make two groups." });
  }
  return typeof rate === "number" ? rate : null;
}

function originsOf({ store, menu, groups }: Sheets, storePath: string, menuPath: string): ReadonlyMap<string, Place> {
  return new Map([
    ...store.said.map(({ path, at }) => [placeIn(storePath, path), at] as const),
    ...[...menu.dishes.values()].map(({ id, at }) => [placeIn(menuPath, ["Products", id]), at] as const),
    ...[...menu.categories.values()].flatMap(({ at, dishes }, index) => [
      [placeIn(menuPath, ["Categories", index]), at] as const,
      ...dishes.map(
        (dish, entry) => [placeIn(menuPath, ["Categories", index, "SubMenuItems", entry]), dish.at] as const,
      ),
    ]),
    ...groups.flatMap(({ id, at, choices }) => [
      [placeIn(menuPath, ["ModifierGroups", id]), at] as const,
      ...choices.map(
        (choice, entry) => [placeIn(menuPath, ["ModifierGroups", id, "Modifiers", entry]), choice.at] as const,
      ),
    ]),
  ]);
}
