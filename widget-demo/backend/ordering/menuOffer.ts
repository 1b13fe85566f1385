import { isJsonObject } from "../documentShape.ts";
import type { JsonFields } from "../documents/types.ts";
import { type Cents, centsOf } from "./money.ts";
import { fieldsIn, idIn, idsIn, listIn, numberIn, recordsIn, textIn } from "./reading.ts";

/** A modifier as the menu sells it. */
export interface Choice {
  readonly id: string;
  readonly price: Cents;
  readonly taxRate: number;
  readonly isSoldOut: boolean;
  readonly subs: readonly Choice[];
}

/** A product as one category of the menu sells it. */
export interface Offer {
  readonly productId: string;
  /** More than one where the category lists the product at several prices. */
  readonly prices: readonly Cents[];
  readonly taxRate: number;
  readonly isSoldOut: boolean;
  readonly categoryIds: readonly string[];
  readonly choices: readonly Choice[];
}

const soldOut = 3;

/** Null where the category, or the product in it, is not on the menu. */
export function findOffer(menu: JsonFields, categoryId: string, productId: string): Offer | null {
  const category = recordsIn(menu, "Categories").find((each) => categoryIdOf(each) === categoryId);
  const product = productOf(menu, productId);
  if (!category || !product) return null;
  const entries = recordsIn(category, "SubMenuItems").filter((entry) => idIn(entry, "ProductID") === productId);
  // R12: the entry's own price where it is a number, else the product's.
  const prices = entries.flatMap((entry) => priceOf(entry) ?? priceOf(product) ?? []).filter((price) => price >= 0);
  if (prices.length === 0) return null;
  return {
    productId,
    prices,
    taxRate: taxRateOf(product),
    isSoldOut: isSoldOut(product),
    categoryIds: [categoryId, ...idsIn(product, "ProductCategoryIDs")],
    choices: choicesOf(menu, product, true),
  };
}

function categoryIdOf(category: JsonFields): string {
  return idIn(category, "ID") || textIn(category, "Name");
}

function productOf(menu: JsonFields, id: string): JsonFields | null {
  const product = Object.entries(fieldsIn(menu, "Products")).find(([key]) => key === id)?.[1];
  return isJsonObject(product) && (priceOf(product) ?? 0) >= 0 ? product : null;
}

/** R11: sub-modifiers are those of the product that a modifier links to, one level deep. */
function choicesOf(menu: JsonFields, product: JsonFields, withSubs: boolean): readonly Choice[] {
  const groups = fieldsIn(menu, "ModifierGroups");
  return idsIn(product, "ModifierGroups")
    .flatMap((id) => modifiersOf(fieldsIn(groups, id)))
    .map(([id, modifier]) => {
      const linked = productOf(menu, idIn(modifier, "LinkedProductID"));
      return {
        id,
        price: priceOf(modifier) ?? 0,
        taxRate: taxRateOf(modifier),
        isSoldOut: linked !== null && isSoldOut(linked),
        subs: linked && withSubs ? choicesOf(menu, linked, false) : [],
      };
    });
}

/** A list, or an object by id. */
function modifiersOf(group: JsonFields): readonly (readonly [string, JsonFields])[] {
  if (listIn(group, "Modifiers").length > 0) {
    return recordsIn(group, "Modifiers").map((modifier) => [idIn(modifier, "ID"), modifier]);
  }
  return Object.entries(fieldsIn(group, "Modifiers")).flatMap(([id, modifier]) =>
    isJsonObject(modifier) ? [[id, modifier] as const] : [],
  );
}

function priceOf(fields: JsonFields): Cents | null {
  const dollars = numberIn(fields, "Price");
  return dollars === null ? null : centsOf(dollars);
}

/** R9: a fraction; 1 or more is percent. */
function taxRateOf(fields: JsonFields): number {
  const rate = numberIn(fields, "TaxRate") ?? 0;
  if (rate < 0 || rate > 100) return 0;
  return rate >= 1 ? rate / 100 : rate;
}

function isSoldOut(product: JsonFields): boolean {
  return numberIn(product, "Status") === soldOut;
}
