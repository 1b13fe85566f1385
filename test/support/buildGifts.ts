import type { GiftCard } from "../../src/domain/gift/giftCard.ts";
import type { GiftLine } from "../../src/domain/gift/giftCart.ts";
import { checkGiftMessage, type GiftMessage, type TypedGiftMessage } from "../../src/domain/gift/giftMessage.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { instant } from "../../src/domain/time/instant.ts";

export function buildGiftCard(given: Partial<GiftCard> = {}): GiftCard {
  return {
    productId: "gift-50",
    name: "Fifty dollars",
    description: "For anything in the house.",
    photo: null,
    largePhoto: null,
    photoFocus: null,
    price: cents(5_000),
    taxRate: 0,
    ...given,
  };
}

export function buildGiving(given: Partial<TypedGiftMessage> = {}): GiftMessage {
  const checked = checkGiftMessage({
    to: "Ming",
    email: "ming@example.com",
    from: "Noor",
    message: "Enjoy!",
    ...given,
  });
  if (!checked.ok) throw new Error(`Nobody could be given this: ${JSON.stringify(checked.problems)}`);
  return checked.value;
}

export function buildGiftLine(given: Partial<GiftLine> = {}): GiftLine {
  const now = instant(Date.UTC(2026, 10, 20, 1));
  return { id: "g1", card: buildGiftCard(), quantity: 1, giving: buildGiving(), addedAt: now, ...given };
}
