import { isSameData } from "../isSameData.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import { choicesOf } from "../menu/selection.ts";
import type { Cart, CartLine, CartModifier, LineListing, MealAddOn } from "./cart.ts";
import { listingOf } from "./lineFrom.ts";
import { unitOf } from "./priceLine.ts";
import type { CartChange, RefreshedCart } from "./refreshCart.ts";
import { asPicked, isNamed, nearest, nearness, rematchModifiers } from "./rematchModifiers.ts";

/** The listing that a line was originally picked from. */
function originOf({ origin, ...line }: CartLine): LineListing {
  if (origin) return origin;
  const { productId, entryId, categoryId, categoryName, code, name, photo, photoFocus, price, taxRate } = line;
  const { rewardPoints, preparationMinutes, categoryIds, tagIds, fixedPrice, labels } = line;
  const product = {
    photo,
    photoFocus,
    price,
    taxRate,
    rewardPoints,
    preparationMinutes,
    categoryIds,
    tagIds,
    fixedPrice,
    labels,
  };
  return { productId, entryId, categoryId, categoryName, code, name, ...product };
}

function entryFor(origin: LineListing, listed: readonly ListedProduct[]): ListedProduct | null {
  const found = listed.filter(({ entry, product }) =>
    isNamed(
      { code: origin.code, id: origin.productId, name: origin.name },
      { code: product.code, id: product.id, name: entry.name },
    ),
  );
  return nearest(found, ({ category, entry, product }) =>
    nearness(
      category.name === origin.categoryName,
      entry.name === origin.name,
      product.id === origin.productId,
      category.id === origin.categoryId,
      entry.id === origin.entryId,
    ),
  );
}

function rematchRolled(item: MealAddOn, menu: Menu, listed: readonly ListedProduct[]): MealAddOn[] {
  // R12: an offer may roll in a product that no category lists.
  const unlisted = [...menu.products.values()].map((product) => ({ product, name: product.name || product.code }));
  const all = [...listed.map(({ product, entry }) => ({ product, name: entry.name })), ...unlisted];
  const found = all.filter(({ product, name }) =>
    isNamed({ code: item.code, id: item.productId, name: item.name }, { code: product.code, id: product.id, name }),
  );
  const near = nearest(found, ({ product, name }) => nearness(product.id === item.productId, name === item.name));
  if (!near || near.product.isSoldOut) return [];
  const modifiers = rematchModifiers(item.modifiers, choicesOf(near.product, menu));
  const isWhole = [...modifiers, ...modifiers.flatMap(({ subs }) => subs)].every(
    ({ unavailability }) => unavailability === null,
  );
  // Its name and price are updated from the offer when the cart is settled.
  return isWhole ? [{ ...item, productId: near.product.id, modifiers }] : [];
}

function rematchLine(line: CartLine, menu: Menu, listed: readonly ListedProduct[]): CartLine {
  const origin = originOf(line);
  const found = entryFor(origin, listed);
  if (!found)
    return { ...line, ...origin, modifiers: line.modifiers.map(asPicked), unavailability: "unavailable", origin: null };
  const here = listingOf(found);
  return {
    ...line,
    ...here,
    modifiers: rematchModifiers(line.modifiers, choicesOf(found.product, menu)),
    mealAddOns: line.mealAddOns.flatMap((item) => rematchRolled(item, menu, listed)),
    unavailability: found.product.isSoldOut ? "sold-out" : null,
    origin: isSameData(here, origin) ? null : origin,
  };
}

/**
 * Marks modifiers that are unavailable on either side as unavailable, so they don't affect the price comparison. The
 * diner is told about them separately.
 */
function comparable(some: readonly CartModifier[], others: readonly CartModifier[]): readonly CartModifier[] {
  return some.map((each, at) => {
    const other = others[at];
    return {
      ...each,
      unavailability: each.unavailability ?? other?.unavailability ?? null,
      subs: comparable(each.subs, other?.subs ?? []),
    };
  });
}

/** Reports a changed price. Only the parts of the line that are available at both stores are compared. */
export function priceChange(
  before: CartLine,
  after: CartLine,
): Extract<CartChange, { readonly kind: "price-changed" }>[] {
  if (after.unavailability !== null) return [];
  const from = unitOf({ ...before, modifiers: comparable(before.modifiers, after.modifiers) });
  const to = unitOf({ ...after, modifiers: comparable(after.modifiers, before.modifiers) });
  return from === to ? [] : [{ kind: "price-changed", lineId: after.id, name: after.name, from, to }];
}

/**
 * Matches the cart to another store of the company (S13). Lines keep their place
 * and aren't merged, so that a third store is searched for what was picked, not for what the second store matched.
 * Unchanged lines stay the same objects.
 */
export function rematchCart(cart: Cart, menu: Menu): RefreshedCart {
  const listed = listedProducts(menu);
  const lines = cart.lines.map((line) => {
    const now = rematchLine(line, menu, listed);
    return isSameData(now, line) ? line : now;
  });
  if (lines.every((line, at) => line === cart.lines[at])) return { cart, notices: [] };
  const notices = cart.lines.flatMap((before, at) => {
    const after = lines[at];
    return after ? priceChange(before, after) : [];
  });
  return { cart: { lines }, notices };
}
