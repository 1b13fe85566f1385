import type { JsonFields } from "../../backend/documents/types.ts";
import { type Choice, type ChoiceGroup, findOffer, type Offer } from "../../backend/ordering/pricing/menuOffer.ts";
import { fieldsIn, idIn, recordsIn, textIn } from "../../backend/ordering/reading.ts";
import type { Extra, Line } from "./basket.ts";

/** A dish as a category of the menu sells it. */
export interface Dish extends Line {
  readonly offer: Offer;
  /** One of it with the choices that it needs, in cents. */
  readonly unit: number;
  /** What may be chosen besides. */
  readonly optional: readonly Option[];
}

/** A choice that can be had. */
export interface Option {
  readonly choice: Choice;
  readonly extra: Extra;
  /** Whether one unit may have two of it. */
  readonly mayRepeat: boolean;
}

/** The dishes of a menu, those first that need no choice. Those that need one that can't be had are left out. */
export interface Dishes {
  readonly dishes: readonly Dish[];
  /** Only for who has been asked for their age. */
  readonly alcohol: readonly Dish[];
}

export function dishesOf(menu: JsonFields): Dishes {
  const all = allDishes(menu);
  return {
    dishes: all.filter(({ offer }) => !offer.isAlcohol),
    alcohol: all.filter(({ offer }) => offer.isAlcohol),
  };
}

function allDishes(menu: JsonFields): readonly Dish[] {
  const dishes = recordsIn(menu, "Categories").flatMap((category) => {
    const categoryId = idIn(category, "ID") || textIn(category, "Name");
    const ids = new Set(recordsIn(category, "SubMenuItems").map((entry) => idIn(entry, "ProductID")));
    return [...ids].flatMap((productId) => dishOf(menu, category, categoryId, productId) ?? []);
  });
  return dishes.sort((one, other) => one.extras.length - other.extras.length);
}

function dishOf(menu: JsonFields, category: JsonFields, categoryId: string, productId: string): Dish | null {
  const offer = findOffer(menu, categoryId, productId);
  const product = fieldsIn(fieldsIn(menu, "Products"), productId);
  if (!offer) return null;
  const extras = neededExtras(offer.groups);
  if (!extras) return null;
  const entry = recordsIn(category, "SubMenuItems").find((each) => idIn(each, "ProductID") === productId);
  const price = (offer.prices[0] ?? 0) + extras.reduce((sum, extra) => sum + extra.price * extra.quantity, 0);
  return {
    categoryId,
    categoryName: textIn(category, "Name"),
    productId,
    name: textIn(entry ?? {}, "Name") || textIn(product, "Name") || productId,
    rewardPoint: offer.rewardPoint,
    quantity: 1,
    extras,
    offer,
    unit: price,
    optional: offer.groups.filter(({ least }) => least === 0).flatMap(optionsIn),
  };
}

/** The least that the diner has to choose; null if that can't be had. */
export function neededExtras(groups: readonly ChoiceGroup[]): readonly Extra[] | null {
  const chosen = groups.filter(({ least }) => least > 0).map(neededOf);
  return chosen.some((picked) => picked === null) ? null : chosen.flatMap((picked) => picked ?? []);
}

function neededOf(group: ChoiceGroup): readonly Extra[] | null {
  const plain = optionsIn(group).filter(({ choice }) => choice.groups.length === 0);
  const picked: Extra[] = [];
  let missing = group.least;
  for (const { choice, extra } of plain) {
    if (missing <= 0 || (group.isSingle && picked.length > 0)) break;
    const quantity = Math.min(Math.max(missing, choice.least), choice.most);
    picked.push({ ...extra, quantity });
    missing -= quantity;
  }
  return missing > 0 ? null : picked;
}

/** The choices of a group that anybody can have. */
export function optionsIn(group: ChoiceGroup): readonly Option[] {
  return allOptionsIn(group).filter(({ choice }) => !choice.isAlcohol);
}

/** Those for which the age is asked. */
export function drinksIn(group: ChoiceGroup): readonly Option[] {
  return allOptionsIn(group).filter(({ choice }) => choice.isAlcohol);
}

function allOptionsIn({ choices, most }: ChoiceGroup): readonly Option[] {
  return choices
    .filter(({ isSoldOut }) => !isSoldOut)
    .map((choice) => ({ choice, extra: extraOf(choice), mayRepeat: most > 1 && choice.most > 1 }));
}

export function extraOf({ id, name, price, least }: Choice): Extra {
  return { id, name: name || id, quantity: least, price, children: [] };
}
