import type { Labels } from "../../../../src/domain/menu/labels.ts";
import { type ListedProduct, listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import type { MenuRead, StoreRead } from "../documents/readStores.ts";

/** A dish or a choice, as diners read it. */
export interface Shown {
  readonly name: string;
  /** Empty for a choice, which has none. */
  readonly description: string;
  readonly labels: Labels;
  /** A choice of drinks with alcohol alone, such as which gin is in one. */
  readonly isPartOfDrink: boolean;
}

export function dishesOf({ menus }: StoreRead): readonly ListedProduct[] {
  return menus.flatMap(({ menu }) => listedProducts(menu));
}

export function dishesAndChoices(read: StoreRead): readonly Shown[] {
  const dishes = dishesOf(read).map(({ entry, product: { description, labels } }) => ({
    name: entry.name,
    description,
    labels,
    isPartOfDrink: false,
  }));
  return [...dishes, ...read.menus.flatMap(choicesIn)];
}

function choicesIn({ menu }: MenuRead): Shown[] {
  const products = listedProducts(menu).map(({ product }) => product);
  return [...menu.groups.values()].flatMap(({ id, modifiers }) => {
    const having = products.filter(({ groupIds }) => groupIds.includes(id));
    const isPartOfDrink = having.length > 0 && having.every(({ labels }) => labels.isAlcohol);
    return modifiers.map(({ name, labels }) => ({ name, description: "", labels, isPartOfDrink }));
  });
}
