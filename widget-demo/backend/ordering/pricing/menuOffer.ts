import { isJsonObject } from "../../documentShape.ts";
import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf } from "../money.ts";
import { mostOfOne } from "../orderBody.ts";
import { fieldsIn, flagIn, idIn, idsIn, listIn, numberIn, recordsIn, textIn } from "../reading.ts";

/** How often something may be chosen. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** A modifier as the menu sells it. Its limits hold if it is chosen at all. */
export interface Choice extends Limits {
  readonly id: string;
  /** Empty if it has none. */
  readonly name: string;
  readonly price: Cents;
  readonly taxRate: number;
  readonly isSoldOut: boolean;
  readonly isAlcohol: boolean;
  readonly groups: readonly ChoiceGroup[];
}

/** S9: the limits count all of its choices together. */
export interface ChoiceGroup extends Limits {
  readonly id: string;
  /** Whether only one of its choices may be chosen. */
  readonly isSingle: boolean;
  readonly choices: readonly Choice[];
}

/** A product as one category of the menu sells it. */
export interface Offer {
  readonly productId: string;
  /** More than one if the category lists the product at several prices. */
  readonly prices: readonly Cents[];
  readonly taxRate: number;
  readonly isSoldOut: boolean;
  readonly isAlcohol: boolean;
  /** R17: the category that it was picked from, and the product's own ones. */
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  /** FixedPriceValue: the price if a trigger leaves it to the product. */
  readonly ownFixedPrice: Cents | null;
  readonly rewardPoint: number;
  readonly groups: readonly ChoiceGroup[];
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
    isAlcohol: isAlcohol(product),
    categoryIds: [...categoryIds, ...idsIn(product, "ProductCategoryIDs")],
    tagIds: idsIn(product, "ProductTagIDs"),
    ownFixedPrice: fixed === null || fixed < 0 ? null : centsOf(fixed),
    rewardPoint: Math.max(0, numberIn(product, "RewardPoint") ?? 0),
    groups: groupsOf(menu, product, true),
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

/** R11: sub-modifiers are those of the product that a modifier links to, one level deep. R10: a group without any is left out. */
function groupsOf(menu: JsonFields, product: JsonFields, withSubs: boolean): readonly ChoiceGroup[] {
  const groups = fieldsIn(menu, "ModifierGroups");
  return idsIn(product, "ModifierGroups")
    .map((id) => groupOf(menu, id, fieldsIn(groups, id), withSubs))
    .filter(({ choices }) => choices.length > 0);
}

function groupOf(menu: JsonFields, id: string, group: JsonFields, withSubs: boolean): ChoiceGroup {
  const isSingle = flagIn(group, "IsSingleSel", false);
  const isCounted = flagIn(group, "IncludeQuantity", false);
  const { least, most } = limitsIn(group, "MinimumSelection", "MaximumSelection");
  const needed = isSingle ? 1 : least;
  return {
    id,
    least: flagIn(group, "IsForceSel", false) ? needed : 0,
    most: isSingle && !isCounted ? 1 : most,
    isSingle,
    choices: modifiersOf(group).map(([modifierId, modifier]) => {
      const linked = productOf(menu, idIn(modifier, "LinkedProductID"));
      return {
        id: modifierId,
        name: textIn(modifier, "Name"),
        price: priceOf(modifier) ?? 0,
        taxRate: taxRateOf(modifier),
        isSoldOut: linked !== null && isSoldOut(linked),
        isAlcohol: isAlcohol(modifier) || (linked !== null && isAlcohol(linked)),
        ...(isCounted ? countedLimits(modifier) : { least: 1, most: 1 }),
        groups: linked && withSubs ? groupsOf(menu, linked, false) : [],
      };
    }),
  };
}

function countedLimits(modifier: JsonFields): Limits {
  const { least, most } = limitsIn(modifier, "MinQty", "MaxQty");
  return { least: Math.max(1, least), most: Number.isFinite(most) ? most : mostOfOne };
}

/** A maximum of 0, or one below the minimum, is none. */
function limitsIn(fields: JsonFields, leastKey: string, mostKey: string): Limits {
  const [least, most] = [countIn(fields, leastKey), countIn(fields, mostKey)];
  return { least, most: most === 0 || most < least ? Number.POSITIVE_INFINITY : most };
}

function countIn(fields: JsonFields, key: string): number {
  const value = numberIn(fields, key) ?? 0;
  return Number.isInteger(value) && value > 0 ? value : 0;
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

/** R102: a choice is alcohol also if the product that it stands for is. */
function isAlcohol(fields: JsonFields): boolean {
  return flagIn(fields, "IsAlcohol", false);
}
