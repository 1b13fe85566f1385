import type { AnalyticsItem } from "../cart/analyticsItems.ts";
import { giftCategoryId } from "./giftCard.ts";
import type { GiftCart, GiftLine } from "./giftCart.ts";

/** A gift card line for the host page's analytics, without anything about the giver or recipient (R83). */
export function giftItem({ card, quantity }: Pick<GiftLine, "card" | "quantity">): AnalyticsItem {
  return { id: card.productId, name: card.name, category: giftCategoryId, price: card.price, quantity };
}

/** The items in `now` that aren't in `before`, with only the extra quantity. */
function surplus(before: GiftCart, now: GiftCart): readonly AnalyticsItem[] {
  const had = new Map(before.lines.map(({ id, quantity }) => [id, quantity]));
  return now.lines
    .map((line) => giftItem({ ...line, quantity: line.quantity - (had.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

interface GiftChange {
  readonly added: readonly AnalyticsItem[];
  readonly removed: readonly AnalyticsItem[];
}

export function giftChange(before: GiftCart, after: GiftCart): GiftChange {
  return { added: surplus(before, after), removed: surplus(after, before) };
}
