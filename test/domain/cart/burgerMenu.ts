import type { ListedProduct } from "../../../src/domain/menu/listedProducts.ts";
import type { Category, Menu, MenuEntry, Modifier, Product } from "../../../src/domain/menu/menu.ts";
import type { Picked, Selection } from "../../../src/domain/menu/selection.ts";
import { type Cents, cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "../menu/selectionMenu.ts";

export function buildEntry(id: string, productId: string, price: Cents, name = productId): MenuEntry {
  return { id, productId, name, price, fit: { allergies: [], intolerances: [], preferences: [] } };
}

const salt = buildGroup("salt", [buildModifier("rosemary", { price: cents(50), taxRate: 0 })], {
  includesQuantity: true,
});

const extras = buildGroup(
  "extras",
  [
    buildModifier("bacon", { price: cents(300) }),
    buildModifier("chips", { price: cents(500), linkedProductId: "fries" }),
    buildModifier("no bun", { price: cents(-150) }),
  ],
  { includesQuantity: true },
);

const products = [
  buildProduct("patty", {
    groupIds: ["extras"],
    photo: "https://pictures.example/patty.webp",
    photoFocus: "50% 30%",
    rewardPoints: 8,
  }),
  buildProduct("cola", { taxRate: 0, preparationMinutes: 3 }),
  buildProduct("fries", { groupIds: ["salt"] }),
];

const categories: readonly Category[] = [
  { id: "burgers", name: "Burgers", entries: [buildEntry("1", "patty", cents(1_600), "The Patty")] },
  {
    id: "drinks",
    name: "Drinks",
    entries: [buildEntry("2", "cola", cents(450)), buildEntry("3", "cola", cents(650), "Large cola")],
  },
  { id: "lunch", name: "Lunch", entries: [buildEntry("1", "patty", cents(1_300), "Lunch patty")] },
];

export const burgerMenu: Menu = { ...buildMenu([extras, salt], products), categories };

export function withProduct(menu: Menu, id: string, changes: Partial<Product>): Menu {
  const product = menu.products.get(id) ?? buildProduct(id);
  return { ...menu, products: new Map([...menu.products, [id, { ...product, ...changes }]]) };
}

export function withoutProduct(menu: Menu, id: string): Menu {
  return { ...menu, products: new Map([...menu.products].filter(([key]) => key !== id)) };
}

/** The menu with a group's modifiers changed; a modifier that is changed to null is removed. */
export function withModifiers(menu: Menu, groupId: string, change: (modifier: Modifier) => Modifier | null): Menu {
  const group = menu.groups.get(groupId) ?? buildGroup(groupId, []);
  const modifiers = group.modifiers.flatMap((modifier) => change(modifier) ?? []);
  return { ...menu, groups: new Map([...menu.groups, [groupId, { ...group, modifiers }]]) };
}

export function withEntries(
  menu: Menu,
  categoryId: string,
  change: (entries: readonly MenuEntry[]) => readonly MenuEntry[],
): Menu {
  const changed = menu.categories.map((category) =>
    category.id === categoryId ? { ...category, entries: change(category.entries) } : category,
  );
  return { ...menu, categories: changed };
}

export function listed(menu: Menu, categoryId: string, entryId: string): ListedProduct {
  const category = menu.categories.find(({ id }) => id === categoryId);
  const entry = category?.entries.find(({ id }) => id === entryId);
  const product = entry && menu.products.get(entry.productId);
  if (!category || !entry || !product) throw new Error(`${categoryId}/${entryId} is not on the menu`);
  return { category: { id: category.id, name: category.name }, entry, product };
}

export function picked(groupId: string, modifierId: string, quantity = 1, subs: Selection = []): Picked {
  return { groupId, modifierId, quantity, subs };
}
