import { cartOf } from "../cart/addLine.ts";
import type { CartLine } from "../cart/cart.ts";
import { lineFrom } from "../cart/lineFrom.ts";
import type { CartNews, LossReason, RefreshedCart } from "../cart/refreshCart.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import {
  type Choice,
  choicesOf,
  leastOf,
  mostOf,
  type Option,
  type Picked,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "../menu/selection.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderedExtra, OrderedItem } from "./liveOrder.ts";

function listedNow({ productId, categoryId }: OrderedItem, menu: Menu): ListedProduct | null {
  const listed = listedProducts(menu).filter(({ product }) => product.id === productId);
  return listed.find(({ category }) => category.id === categoryId) ?? listed[0] ?? null;
}

interface Spot {
  readonly choice: Choice;
  readonly option: Option;
}

/** Where one is missing, else where there is room: an order doesn't say in which of two groups it was picked. */
function spotFor(extra: OrderedExtra, choices: readonly Choice[], taken: Selection): Spot | undefined {
  const free = choices.flatMap((choice) =>
    choice.options
      .filter((option) => option.modifier.id === extra.modifierId && !pickedAs(taken, choice, option))
      .map((option): Spot => ({ choice, option })),
  );
  const countIn = ({ choice }: Spot) => totalOf(pickedFrom(taken, choice));
  const roomy = free.filter((spot) => countIn(spot) + extra.quantity <= mostOf(spot.choice));
  return roomy.find((spot) => countIn(spot) < leastOf(spot.choice)) ?? roomy[0] ?? free[0];
}

/** Null where one of them can't be had any more. */
function selectionFrom(extras: readonly OrderedExtra[], choices: readonly Choice[]): Selection | null {
  const taken: Picked[] = [];
  for (const extra of extras) {
    const spot = spotFor(extra, choices, taken);
    const subs = !spot || spot.option.isSoldOut ? null : selectionFrom(extra.children, spot.option.subChoices);
    if (!spot || !subs) return null;
    taken.push({ groupId: spot.choice.group.id, modifierId: extra.modifierId, quantity: extra.quantity, subs });
  }
  return taken;
}

type Reordered = CartLine | LossReason;

function lineOf(item: OrderedItem, id: string, menu: Menu, now: Instant): Reordered {
  const listed = listedNow(item, menu);
  if (!listed) return "gone";
  if (listed.product.isSoldOut) return "sold-out";
  const selection = selectionFrom(item.extras, choicesOf(listed.product, menu));
  if (!selection) return "gone";
  const { quantity, note } = item;
  return lineFrom(listed, menu, { id, selection, quantity, note, redemption: null, rolled: [], now });
}

/** A past order as a cart at today's prices, with a notice for each item that isn't available any more. */
export function reorder(items: readonly OrderedItem[], menu: Menu, now: Instant): RefreshedCart {
  const wanted = items.filter(({ isGiven }) => !isGiven);
  const lines = wanted.map((item, index) => ({ item, line: lineOf(item, `${now}.${index}`, menu, now) }));
  return {
    cart: cartOf(lines.flatMap(({ line }) => (typeof line === "string" ? [] : [line]))),
    news: lines.flatMap(({ item, line }): CartNews[] =>
      typeof line === "string" ? [{ kind: "removed", lineId: "", name: item.name, reason: line, modifier: null }] : [],
    ),
  };
}
