import { entryPrice } from "../../domain/menu/entryPrice.ts";
import type {
  Category,
  DietaryChoice,
  DietaryChoices,
  Menu,
  MenuEntry,
  Product,
  ProductId,
} from "../../domain/menu/menu.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { noTexts } from "../../domain/store/storeTexts.ts";
import { count, dollars, id } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  firstOfEach,
  leaveOutOfList,
  type ReadingContext,
  read,
  readKeyed,
  readList,
  readRecord,
  readRecords,
} from "../reading.ts";
import { parseFit, parseProduct } from "./product.ts";
import { collecting, shownText } from "./shownText.ts";
import { parseTime } from "./wallPeriod.ts";

type Products = Map<ProductId, Product>;

function parseEntry(fields: Fields, products: Products, unread: ReadonlySet<ProductId>): MenuEntry[] {
  const productId = read(fields, "ProductID", id, null);
  const product = productId === null ? undefined : products.get(productId);
  if (!product) return leaveOutOfList(fields, "its product is not in the menu");
  const price = entryPrice(read(fields, "Price", dollars, null), product.price);
  if (price === null) return leaveOutOfList(fields, "it has no price");
  // A product without a name is still sold (R10).
  const name = shownText(fields, "Name") || product.name || product.code || product.id;
  if (!product.name) products.set(product.id, { ...product, name });
  return [
    {
      // The default can't equal the id of another entry.
      id: read(fields, "ID", id, `product-${product.id}`),
      productId: product.id,
      name,
      price,
      fit: { ...parseFit(fields), ...(unread.has(product.id) && { taken: "unknown" }) },
    },
  ];
}

/** A category is kept even if its ID or its Name is missing: each replaces the other. */
function parseCategory(fields: Fields, products: Products, unread: ReadonlySet<ProductId>): Category[] {
  const name = shownText(fields, "Name");
  const categoryId = read(fields, "ID", id, name);
  if (!categoryId) return leaveOutOfList(fields, "a category needs an ID or a Name");
  const entries = readRecords(fields, "SubMenuItems").flatMap((entry) => parseEntry(entry, products, unread));
  const unique = firstOfEach(fields, "SubMenuItems", entries, (entry) => entry.id);
  return [{ id: categoryId, name: name || categoryId, entries: unique }];
}

function parseChoice(fields: Fields): DietaryChoice[] {
  const choiceId = read(fields, "Id", id, null);
  const name = shownText(fields, "Name");
  return choiceId !== null && name
    ? [{ id: choiceId, name }]
    : leaveOutOfList(fields, "a choice needs an Id and a Name");
}

function parseChoices(fields: Fields, key: string): DietaryChoice[] {
  return firstOfEach(fields, key, readRecords(fields, key).flatMap(parseChoice), (choice) => choice.id);
}

function parseDietary(menu: Fields): DietaryChoices {
  const fields = readRecord(menu, "LifeStyleChoices");
  return {
    allergies: parseChoices(fields, "Allergy"),
    intolerances: parseChoices(fields, "Intolerance"),
    preferences: parseChoices(fields, "Preference"),
  };
}

/** The menu's fields. Anything that isn't a document is read as an empty menu, which the shop reports to the diner. */
export function menuFields(documentId: string, values: unknown, context: ReadingContext): Fields {
  const path = `Menus/${documentId}`;
  const collector = collecting(context);
  return documentFields(values, path, collector) ?? { values: {}, path, context: collector };
}

/** A menu with its modifier groups. Null: the first screen reads none. */
export function parseDishes(documentId: string, fields: Fields, known: Menu["groups"] | null): Menu {
  const groups: Menu["groups"] = known ?? new Map();
  const products: Products = new Map();
  const unread = new Set<ProductId>();
  const costs = new Map(
    readKeyed(fields, "ModifierGroups").map(([key, group]) => [key, parseRequiredCost(group)] as const),
  );
  for (const [key, product] of readKeyed(fields, "Products")) {
    const parsed = parseProduct(key, product, groups, costs);
    if (!parsed) continue;
    products.set(key, parsed);
    if (!known && readList(product, "ModifierGroups", id).length > 0) unread.add(key);
  }
  const categories = readRecords(fields, "Categories").flatMap((category) => parseCategory(category, products, unread));
  return {
    id: documentId,
    times: readRecords(fields, "MenuTimeSettings").flatMap(parseTime),
    categories: firstOfEach(fields, "Categories", categories, (category) => category.id),
    products,
    groups,
    dietary: parseDietary(fields),
    texts: fields.context.chinese ?? noTexts,
  };
}

interface Written {
  readonly Price?: unknown;
}

/**
 * What a group's required options cost when the dialog opens, from the document itself: the first screen shows prices, but parses no
 * modifiers. What can only make it higher isn't looked at: linked products, and limits of single options.
 */
function parseRequiredCost({ values }: Fields): Cents {
  const least = values["IsSingleSel"] === true ? 1 : (count.of(values["MinimumSelection"]) ?? 0);
  let missing = values["IsForceSel"] === true ? least : 0;
  let cost = 0;
  const modifiers: readonly (Written | null)[] = Object.values(values["Modifiers"] ?? {});
  const prices = modifiers.map((modifier) => dollars.of(modifier?.Price) ?? 0);
  // The free ones come first, as where the dialog opens.
  for (const price of prices.sort((one, other) => Number(other === 0) - Number(one === 0) || one - other)) {
    const taken = values["IncludeQuantity"] === true || missing < 1 ? missing : 1;
    missing -= taken;
    cost += taken * price;
  }
  return cents(Math.max(0, cost));
}
