import { isJsonObject } from "../../backend/documentShape.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { type Choice, findOffer, type Offer } from "../../backend/ordering/pricing/menuOffer.ts";
import { fieldsIn, flagIn, idIn, idsIn, listIn, numberIn, recordsIn, textIn } from "../../backend/ordering/reading.ts";
import type { Extra, Line } from "./basket.ts";

/** A dish as a category of the menu sells it. */
export interface Dish extends Line {
  readonly offer: Offer;
  /** One of it with the choices that it needs, in cents. */
  readonly unit: number;
}

/** Every dish of the menu, those first that need no choice. Those that need one that can't be had are left out. */
export function dishesOf(menu: JsonFields): readonly Dish[] {
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
  // Nobody may be asked for their age here.
  if (!offer || flagIn(product, "IsAlcohol", false)) return null;
  const extras = neededExtras(menu, product, offer);
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
  };
}

/** The least that the diner has to choose; null if that can't be had. */
function neededExtras(menu: JsonFields, product: JsonFields, offer: Offer): readonly Extra[] | null {
  const groups = fieldsIn(menu, "ModifierGroups");
  const forced = idsIn(product, "ModifierGroups")
    .map((id) => fieldsIn(groups, id))
    .filter((group) => flagIn(group, "IsForceSel", false));
  const chosen = forced.map((group) => {
    const least = flagIn(group, "IsSingleSel", false) ? 1 : Math.max(1, numberIn(group, "MinimumSelection") ?? 1);
    const picked = extrasIn(group, offer.choices).slice(0, least);
    return picked.length === least ? picked : null;
  });
  return chosen.some((picked) => picked === null) ? null : chosen.flatMap((picked) => picked ?? []);
}

/** The choices of a group that can be had, and that ask for no further choice. */
function extrasIn(group: JsonFields, choices: readonly Choice[]): readonly Extra[] {
  const listed = recordsIn(group, "Modifiers").map((modifier) => [idIn(modifier, "ID"), modifier] as const);
  const byId = listIn(group, "Modifiers").length > 0 ? listed : Object.entries(fieldsIn(group, "Modifiers"));
  return byId.flatMap(([id, modifier]) => {
    const choice = choices.find((each) => each.id === id);
    if (!choice || choice.isSoldOut || choice.subs.length > 0 || !isJsonObject(modifier)) return [];
    return [{ ...extraOf(choice), name: textIn(modifier, "Name") }];
  });
}

export function extraOf({ id, price }: Choice): Extra {
  return { id, name: id, quantity: 1, price, children: [] };
}
