import { type AnalyticsChange, type AnalyticsItem, changedItems, type Placed } from "../cart/analyticsItems.ts";
import { giftCategoryId } from "./giftCard.ts";
import type { GiftCart, GiftLine } from "./giftCart.ts";

/** A gift card line for the host page's analytics, without anything about the giver or recipient (R83). */
export function giftItem({ card, quantity }: Pick<GiftLine, "card" | "quantity">): AnalyticsItem {
  return { id: card.productId, name: card.name, category: giftCategoryId, price: card.price, quantity };
}

function placedGifts({ lines }: GiftCart): readonly Placed[] {
  return lines.map((line) => ({ place: line.id, ...giftItem(line) }));
}

export function giftChange(before: GiftCart, after: GiftCart): AnalyticsChange {
  return changedItems(placedGifts(before), placedGifts(after));
}
