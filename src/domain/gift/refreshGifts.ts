import { isSameData } from "../isSameData.ts";
import type { GiftCard } from "./giftCard.ts";
import type { GiftCart } from "./giftCart.ts";

export type GiftCartChange =
  /** It is no longer sold, so it was removed from the cart. */
  | { readonly kind: "gone"; readonly name: string }
  | { readonly kind: "new-price"; readonly name: string }
  /** Ten hours have passed (R71). */
  | { readonly kind: "expired" };

interface Refreshed {
  readonly cart: GiftCart;
  readonly notices: readonly GiftCartChange[];
}

/** Updates the cart to the gift cards that are sold now. Returns the same object if nothing has changed. */
export function refreshGifts(cart: GiftCart, sold: readonly GiftCard[]): Refreshed {
  const byId = new Map(sold.map((card) => [card.productId, card]));
  const notices = new Map<string, GiftCartChange>();
  const lines = cart.lines.flatMap((line) => {
    const { productId, name, price } = line.card;
    const card = byId.get(productId);
    if (!card) notices.set(productId, { kind: "gone", name });
    else if (card.price !== price) notices.set(productId, { kind: "new-price", name: card.name });
    return card ? [isSameData(card, line.card) ? line : { ...line, card }] : [];
  });
  const isSame = lines.length === cart.lines.length && lines.every((line, index) => line === cart.lines[index]);
  return { cart: isSame ? cart : { lines }, notices: [...notices.values()] };
}
