import { cartOf } from "../cart/addLine.ts";
import type { CartLine } from "../cart/cart.ts";
import { lineFrom } from "../cart/lineFrom.ts";
import type { CartNews, LossReason, RefreshedCart } from "../cart/refreshCart.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import { type Choice, choicesOf, type Picked, type Selection } from "../menu/selection.ts";
import type { Instant } from "../time/instant.ts";
import type { OrderedExtra, OrderedItem } from "./liveOrder.ts";

function listedNow({ productId, categoryId }: OrderedItem, menu: Menu): ListedProduct | null {
  const listed = listedProducts(menu).filter(({ product }) => product.id === productId);
  return listed.find(({ category }) => category.id === categoryId) ?? listed[0] ?? null;
}

/** Null where one of them isn't available any more. */
function selectionFrom(extras: readonly OrderedExtra[], choices: readonly Choice[]): Selection | null {
  const picked = choices.flatMap(({ group, options }) =>
    options.flatMap(({ modifier, isSoldOut, subChoices }): (Picked | null)[] => {
      const extra = extras.find(({ modifierId }) => modifierId === modifier.id);
      if (!extra) return [];
      const subs = isSoldOut ? null : selectionFrom(extra.children, subChoices);
      return [subs && { groupId: group.id, modifierId: modifier.id, quantity: extra.quantity, subs }];
    }),
  );
  const whole = picked.filter((each) => each !== null);
  return whole.length === extras.length ? whole : null;
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
