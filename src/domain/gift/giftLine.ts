import type { LineId } from "../cart/cart.ts";
import type { Instant } from "../time/instant.ts";
import type { GiftCard } from "./giftCard.ts";
import type { GiftMessage } from "./giftMessage.ts";

/** Gift cards of one kind for one recipient, sent in one mail. */
export interface GiftLine {
  readonly id: LineId;
  readonly card: GiftCard;
  readonly quantity: number;
  readonly giving: GiftMessage;
  readonly addedAt: Instant;
}

function isSameGiftMessage(one: GiftMessage, other: GiftMessage): boolean {
  return one.to === other.to && one.email === other.email && one.from === other.from && one.message === other.message;
}

/** R71: the product and everything in the mail must be equal: recipient, sender and message. */
export function isSameGift(one: Pick<GiftLine, "card" | "giving">, other: typeof one): boolean {
  return one.card.productId === other.card.productId && isSameGiftMessage(one.giving, other.giving);
}
