import type { Labels } from "./labels.ts";
import { listedProducts } from "./listedProducts.ts";
import type { Menu, Product } from "./menu.ts";

/** What the lines under a menu have to explain (R102). */
export interface MenuLabels {
  readonly hasOrigins: boolean;
  readonly hasKilojoules: boolean;
  readonly hasAlcohol: boolean;
}

/** The dishes, and the products that their choices stand for: those have choices of their own (R11). */
function withLinked(dishes: ReadonlySet<Product>, menu: Menu): ReadonlySet<Product> {
  const linked = modifiersOf(dishes, menu).flatMap(({ linkedProductId }) => {
    const product = linkedProductId === null ? undefined : menu.products.get(linkedProductId);
    return product ?? [];
  });
  return new Set([...dishes, ...linked]);
}

function modifiersOf(products: ReadonlySet<Product>, menu: Menu) {
  const groupIds = new Set([...products].flatMap((product) => product.groupIds));
  return [...groupIds].flatMap((id) => menu.groups.get(id)?.modifiers ?? []);
}

/** Kilojoules of dishes alone: those of a choice say nothing without them. */
export function menuLabels(menu: Menu): MenuLabels {
  const dishes = new Set(listedProducts(menu).map(({ product }) => product));
  const all: readonly { readonly labels: Labels }[] = [...dishes, ...modifiersOf(withLinked(dishes, menu), menu)];
  return {
    hasOrigins: all.some(({ labels }) => labels.origin !== null),
    hasKilojoules: [...dishes].some(({ labels }) => labels.kilojoules !== null),
    hasAlcohol: all.some(({ labels }) => labels.isAlcohol),
  };
}
