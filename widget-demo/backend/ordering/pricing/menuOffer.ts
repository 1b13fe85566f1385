import { isJsonObject } from "../../documentShape.ts";
import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf } from "../money.ts";
import { fieldsIn, idIn, idsIn, listIn, numberIn, recordsIn, textIn } from "../reading.ts";

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
  /** More than one if the category lists the product at several prices. */
  readonly prices: readonly Cents[];
  readonly taxRate: number;
  readonly isSoldOut: boolean;
  /** R17: the category that it was picked from, and the product's own ones. */
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  /** FixedPriceValue: the price if a trigger leaves it to the product. */
  readonly ownFixedPrice: Cents | null;
  readonly rewardPoint: number;
  readonly choices: readonly Choice[];
}

const soldOut = 3;

/** Null if the category, or the product in it, is not on the menu. */
export function findOffer(menu: JsonFields, categoryId: string, productId: string): Offer | null {
  const category = recordsIn(menu, "Categories").find((each) => categoryIdOf(each) === categoryId);
  return category ? offerIn(menu, category, productId) : null;
}

/** R21: a product that wasn't picked from a category uses its first menu entry or, without one, its own price. */
export function findOfferAnywhere(menu: JsonFields, productId: string): Offer | null {
  for (const category of recordsIn(menu, "Categories")) {
    const offer = offerIn(menu, category, productId);
    if (offer) return offer;
  }
  const product = productOf(menu, productId);
  const price = product && priceOf(product);
  return product && price !== null ? offerOf({ menu, product, productId, prices: [price], categoryIds: [] }) : null;
}

function offerIn(menu: JsonFields, category: JsonFields, productId: string): Offer | null {
  const product = productOf(menu, productId);
  if (!product) return null;
  const entries = recordsIn(category, "SubMenuItems").filter((entry) => idIn(entry, "ProductID") === productId);
  // R12: the entry's own price if it is a number, else the product's.
  const prices = entries.flatMap((entry) => priceOf(entry) ?? priceOf(product) ?? []).filter((price) => price >= 0);
  const categoryIds = [categoryIdOf(category)];
  return prices.length === 0 ? null : offerOf({ menu, product, productId, prices, categoryIds });
}

interface Listed extends Pick<Offer, "productId" | "prices" | "categoryIds"> {
  readonly menu: JsonFields;
  readonly product: JsonFields;
}

function offerOf({ menu, product, productId, prices, categoryIds }: Listed): Offer {
  const fixed = numberIn(product, "FixedPriceValue");
  return {
    productId,
    prices,
    taxRate: taxRateOf(product),
    isSoldOut: isSoldOut(product),
    categoryIds: [...categoryIds, ...idsIn(product, "ProductCategoryIDs")],
    tagIds: idsIn(product, "ProductTagIDs"),
    ownFixedPrice: fixed === null || fixed < 0 ? null : centsOf(fixed),
    rewardPoint: Math.max(0, numberIn(product, "RewardPoint") ?? 0),
    choices: choicesOf(menu, product, true),
  };
}

function categoryIdOf(category: JsonFields): string {
  return idIn(category, "ID") || textIn(category, "Name");
}

function productOf(menu: JsonFields, id: string): JsonFields | null {
  const products = fieldsIn(menu, "Products");
  const product = Object.hasOwn(products, id) ? products[id] : null;
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

/** Modifiers are a list, or an object by id. */
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

/** R9: a fraction, or percent if it is 1 or more. */
function taxRateOf(fields: JsonFields): number {
  const rate = numberIn(fields, "TaxRate") ?? 0;
  if (rate < 0 || rate > 100) return 0;
  return rate >= 1 ? rate / 100 : rate;
}

function isSoldOut(product: JsonFields): boolean {
  return numberIn(product, "Status") === soldOut;
}
