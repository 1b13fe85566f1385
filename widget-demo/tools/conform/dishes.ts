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
  /** What may be chosen besides. */
  readonly optional: readonly Option[];
}

interface Option {
  readonly choice: Choice;
  readonly extra: Extra;
  /** Whether one unit may have two of it. */
  readonly mayRepeat: boolean;
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
  const groups = idsIn(product, "ModifierGroups").map((id) => fieldsIn(fieldsIn(menu, "ModifierGroups"), id));
  const isForced = (group: JsonFields) => flagIn(group, "IsForceSel", false);
  const extras = neededExtras(groups.filter(isForced), offer);
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
    optional: groups.filter((group) => !isForced(group)).flatMap((group) => optionsIn(group, offer.choices)),
  };
}

/** The least that the diner has to choose; null if that can't be had. */
function neededExtras(forced: readonly JsonFields[], offer: Offer): readonly Extra[] | null {
  const chosen = forced.map((group) => {
    const least = flagIn(group, "IsSingleSel", false) ? 1 : Math.max(1, numberIn(group, "MinimumSelection") ?? 1);
    const plain = optionsIn(group, offer.choices).filter(({ choice }) => choice.subs.length === 0);
    return plain.length < least ? null : plain.slice(0, least).map(({ extra }) => extra);
  });
  return chosen.some((picked) => picked === null) ? null : chosen.flatMap((picked) => picked ?? []);
}

/** The choices of a group that can be had. */
function optionsIn(group: JsonFields, choices: readonly Choice[]): readonly Option[] {
  const listed = recordsIn(group, "Modifiers").map((modifier) => [idIn(modifier, "ID"), modifier] as const);
  const byId = listIn(group, "Modifiers").length > 0 ? listed : Object.entries(fieldsIn(group, "Modifiers"));
  return byId.flatMap(([id, modifier]) => {
    const choice = choices.find((each) => each.id === id);
    if (!choice || choice.isSoldOut || !isJsonObject(modifier)) return [];
    const most = [numberIn(group, "MaximumSelection"), numberIn(modifier, "MaxQty")].filter((each) => each !== null);
    const mayRepeat = flagIn(group, "IncludeQuantity", false) && most.every((each) => each !== 1);
    return [{ choice, extra: { ...extraOf(choice), name: textIn(modifier, "Name") }, mayRepeat }];
  });
}

export function extraOf({ id, price }: Choice): Extra {
  return { id, name: id, quantity: 1, price, children: [] };
}
