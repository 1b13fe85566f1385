import { cartOf } from "../cart/addLine.ts";
import type { Cart, CartLine, MealAddOn, Redemption, TriggerId } from "../cart/cart.ts";
import { lineFrom } from "../cart/lineFrom.ts";
import type { CartChange, LossReason, RefreshedCart } from "../cart/refreshCart.ts";
import { leastOf } from "../menu/groupLimits.ts";
import { withRequired } from "../menu/initialSelection.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { CategoryId, Menu, ModifierId, ProductId } from "../menu/menu.ts";
import {
  type Choice,
  choicesOf,
  mostOf,
  type Option,
  type Picked,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "../menu/selection.ts";
import { cents } from "../money/cents.ts";
import { addOnFrom } from "../promotion/rollOffers.ts";
import type { Instant } from "../time/instant.ts";

/** A modifier that was chosen earlier. */
export interface ChosenExtra {
  readonly modifierId: ModifierId;
  readonly quantity: number;
  readonly children: readonly ChosenExtra[];
}

/** A product that a roll-into-meal offer adds to a line. */
export interface SavedRoll {
  readonly triggerId: TriggerId;
  readonly productId: ProductId;
  readonly extras: readonly ChosenExtra[];
}

type FirstListings = ReadonlyMap<ProductId, ListedProduct>;

/** The first menu entry of each product. */
export function firstListings(menu: Menu): FirstListings {
  return new Map(
    listedProducts(menu)
      .map((each) => [each.product.id, each] as const)
      .reverse(),
  );
}

/** A product that was rolled in earlier, from today's menu; or why it isn't available. */
export function findAddOnAgain(roll: SavedRoll, menu: Menu, listed: FirstListings): MealAddOn | LossReason {
  const { triggerId, productId, extras } = roll;
  const product = menu.products.get(productId);
  if (product?.isSoldOut) return "sold-out";
  const selection = product ? selectionFrom(extras, choicesOf(product, menu)) : null;
  if (!product || !selection) return "gone";
  const { category, entry } = listed.get(productId) ?? {};
  // The offer's price is set when the cart is settled.
  const price = entry?.price ?? product.price ?? cents(0);
  const where = { categoryId: category?.id ?? "", categoryName: category?.name ?? "" };
  const choice = { product, ...where, name: entry?.name ?? product.name, price, reducedPrice: price };
  return addOnFrom(choice, { id: triggerId }, selection, menu);
}

/** An item that was chosen earlier, with the data to find it in today's menu. */
export interface ChosenItem {
  readonly productId: ProductId;
  /** Empty if it isn't known, as is the entry. */
  readonly categoryId: CategoryId;
  readonly entryId: string;
  readonly name: string;
  readonly quantity: number;
  readonly note: string;
  readonly extras: readonly ChosenExtra[];
  readonly redemption: Redemption | null;
  readonly mealAddOns: readonly MealAddOn[];
}

function listedNow({ productId, categoryId, entryId }: ChosenItem, menu: Menu): ListedProduct | null {
  const listed = listedProducts(menu).filter(({ product }) => product.id === productId);
  const near = listed.filter(({ category }) => category.id === categoryId);
  return near.find(({ entry }) => entry.id === entryId) ?? near[0] ?? listed[0] ?? null;
}

interface Spot {
  readonly choice: Choice;
  readonly option: Option;
}

/**
 * Finds the option for a modifier, because the group that it was picked in isn't known. Prefers a group below its
 * minimum, then one with room.
 */
function spotFor(extra: ChosenExtra, choices: readonly Choice[], taken: Selection): Spot | undefined {
  const free = choices.flatMap((choice) =>
    choice.options
      .filter((option) => option.modifier.id === extra.modifierId && !pickedAs(taken, choice, option))
      .map((option): Spot => ({ choice, option })),
  );
  const countIn = ({ choice }: Spot) => totalOf(pickedFrom(taken, choice));
  const roomy = free.filter((spot) => countIn(spot) + extra.quantity <= mostOf(spot.choice));
  return roomy.find((spot) => countIn(spot) < leastOf(spot.choice)) ?? roomy[0] ?? free[0];
}

/** Null if one of the modifiers is no longer available. A group may require a choice since then. */
export function selectionFrom(extras: readonly ChosenExtra[], choices: readonly Choice[]): Selection | null {
  const taken: Picked[] = [];
  for (const extra of extras) {
    const spot = spotFor(extra, choices, taken);
    const subs = !spot || spot.option.isSoldOut ? null : selectionFrom(extra.children, spot.option.subChoices);
    if (!spot || !subs) return null;
    taken.push({ groupId: spot.choice.group.id, modifierId: extra.modifierId, quantity: extra.quantity, subs });
  }
  return withRequired(choices, taken);
}

function lineOf(item: ChosenItem, id: string, menu: Menu, now: Instant): CartLine | LossReason {
  const listed = listedNow(item, menu);
  if (!listed) return "gone";
  if (listed.product.isSoldOut) return "sold-out";
  const selection = selectionFrom(item.extras, choicesOf(listed.product, menu));
  if (!selection) return "gone";
  const { quantity, note, redemption, mealAddOns } = item;
  return lineFrom(listed, menu, { id, selection, quantity, note, redemption, mealAddOns, now });
}

/** R40: one notice for each product whose wanted quantity exceeds its limit. */
function limitedChange(lines: readonly CartLine[], cart: Cart): CartChange[] {
  const counted = (among: readonly CartLine[], { productId }: CartLine) =>
    among.filter((line) => line.productId === productId).reduce((count, { quantity }) => count + quantity, 0);
  return lines
    .filter((line, at) => lines.findIndex(({ productId }) => productId === line.productId) === at)
    .filter((line) => counted(lines, line) > counted(cart.lines, line))
    .map(({ name }) => ({ kind: "limited", name }));
}

function lossChange({ name, mealAddOns }: ChosenItem, reason: LossReason): CartChange[] {
  const meal = mealAddOns.map((item): CartChange => ({ kind: "left-out", name: item.name, reason: "host-missing" }));
  return [{ kind: "removed", lineId: "", name, reason, modifier: null }, ...meal];
}

/**
 * Puts the items into a cart at today's prices, with a notice for each that is no longer available, or not in the
 * wanted quantity.
 */
export function findAgain(items: readonly ChosenItem[], menu: Menu, now: Instant): RefreshedCart {
  const found = items.map((item, index) => ({ item, line: lineOf(item, `${now}.${index}`, menu, now) }));
  const lines = found.flatMap(({ line }) => (typeof line === "string" ? [] : [line]));
  const cart = cartOf(lines);
  const removed = found.flatMap(({ item, line }) => (typeof line === "string" ? lossChange(item, line) : []));
  return { cart, notices: [...removed, ...limitedChange(lines, cart)] };
}
