import { giftCategoryId } from "../../../../src/domain/gift/giftCard.ts";
import { id, text } from "../../../../src/wire/kinds.ts";
import { type Fields, read, readKeyed, readList, readRecord, readRecords } from "../../../../src/wire/reading.ts";
import { isJsonObject } from "../../../backend/documentShape.ts";
import { error, warning } from "../finding.ts";
import { modifiersIn } from "./choices.ts";
import { type Fault, of } from "./fault.ts";
import type { MenuRead } from "./readStores.ts";

interface Linked {
  readonly menu: Fields;
  readonly products: ReadonlyMap<string, Fields>;
  readonly groups: ReadonlySet<string>;
}

/** Ids in a menu that lead nowhere. If Products is no object, that is what is wrong. */
export function linkFaults({ fields }: MenuRead): Fault[] {
  if (!isReadable(fields)) return [];
  const linked: Linked = {
    menu: fields,
    products: new Map(readKeyed(fields, "Products")),
    groups: new Set(readKeyed(fields, "ModifierGroups").map(([key]) => key)),
  };
  const gifts = readRecord(readRecord(fields, "SpecialCategories"), giftCategoryId);
  const holders = [...readRecords(fields, "Categories"), gifts];
  return [
    ...holders.flatMap((holder) => readRecords(holder, "SubMenuItems").flatMap((entry) => entryFaults(entry, linked))),
    ...[...linked.products].flatMap(([key, product]) => productFaults(key, product, linked)),
    ...modifierFaults(linked),
    ...dietFaults(fields),
  ];
}

export function isReadable({ values }: Fields): boolean {
  return isJsonObject(values["Products"] ?? {});
}

const nameIn = (fields: Fields | undefined) => (fields ? read(fields, "Name", text, "") : "");

function entryFaults(entry: Fields, { products }: Linked): Fault[] {
  const productId = read(entry, "ProductID", id, null);
  if (productId === null) return [];
  const product = products.get(productId);
  const name = nameIn(entry) || nameIn(product) || "it";
  if (!product) {
    const message = `ProductID is ${productId}, which isn't in Products, so ${name} isn't shown.`;
    const fix = `Add product ${productId}, or remove the entry.`;
    return [of("product", error(`${entry.path}.ProductID`, message, fix))];
  }
  // A wrong price or name has a line of its own.
  const has = (key: string) => (entry.values[key] ?? product.values[key] ?? null) !== null;
  const neither = `Neither it nor product ${productId} has a`;
  const nameless = error(entry.path, `${neither} Name, so diners can't know what it is.`, "Add the Name.");
  const priceless = error(entry.path, `${neither} Price, so ${name} isn't shown.`, "Add the price in dollars.");
  return [...(has("Name") ? [] : [of("name", nameless)]), ...(has("Price") ? [] : [of("price", priceless)])];
}

function productFaults(key: string, product: Fields, { groups }: Linked): Fault[] {
  const own = read(product, "ID", id, key);
  const missing = readList(product, "ModifierGroups", id).filter((each) => !groups.has(each));
  const name = nameIn(product) || "it";
  return [
    ...(own === key
      ? []
      : [of("id", warning(`${product.path}.ID`, `ID is ${own}, but its key in Products counts.`, `Write ${key}.`))]),
    ...(missing.length === 0
      ? []
      : [
          of(
            "groups",
            error(
              `${product.path}.ModifierGroups`,
              `It names the choices ${quoted(missing)}, which don't exist, so diners can't choose them for ${name}.`,
              "Add them to ModifierGroups, or remove them here.",
            ),
          ),
        ]),
  ];
}

const quoted = (ids: readonly string[]) => ids.map((each) => `"${each}"`).join(", ");

function modifierFaults({ menu, products }: Linked): Fault[] {
  return readKeyed(menu, "ModifierGroups").flatMap(([, group]) => {
    return modifiersIn(group).flatMap((modifier) => {
      const linked = read(modifier, "LinkedProductID", id, null);
      if (linked === null || products.has(linked)) return [];
      const message = `LinkedProductID is ${linked}, which isn't in Products, so ${nameIn(modifier) || "it"} never sells out with it.`;
      return [
        of("linked", warning(`${modifier.path}.LinkedProductID`, message, `Add product ${linked}, or remove the key.`)),
      ];
    });
  });
}

const diets = {
  ProductAllergy: "Allergy",
  ProductIntolerance: "Intolerance",
  ProductPreference: "Preference",
} as const;

function dietFaults(menu: Fields): Fault[] {
  const choices = readRecord(menu, "LifeStyleChoices");
  return Object.entries(diets).flatMap(([key, list]) => {
    const known = new Set(readRecords(choices, list).map((choice) => read(choice, "Id", id, null)));
    const entries = readRecords(menu, "Categories").flatMap((category) => readRecords(category, "SubMenuItems"));
    return entries.flatMap((entry) => {
      const missing = readList(entry, key, id).filter((each) => !known.has(each));
      if (missing.length === 0) return [];
      const message = `It names ${quoted(missing)}, which LifeStyleChoices.${list} doesn't have, so diners can't filter by it.`;
      return [of("diet", warning(`${entry.path}.${key}`, message, "Add it there, or remove it here."))];
    });
  });
}
