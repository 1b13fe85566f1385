import { type GiftCart, giftCartOf } from "./giftCart.ts";
import { type GiftLine, isSameGift } from "./giftLine.ts";

/** An edit keeps the line's id, so lines are compared by what was picked. */
function sentOf(line: GiftLine, ordered: readonly GiftLine[]): GiftLine | null {
  return ordered.find((sent) => sent.id === line.id && isSameGift(sent, line)) ?? null;
}

/** R33: what was ordered leaves the cart, what came after stays. */
export function withoutOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  const rest = lines.map((line) => ({ ...line, quantity: line.quantity - (sentOf(line, ordered)?.quantity ?? 0) }));
  return { lines: rest.filter(({ quantity }) => quantity > 0) };
}

/** The order failed: its lines go back into the cart, before those added since. */
export function withOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  return giftCartOf([...ordered, ...lines]);
}

/** Whether the cart still holds what was ordered, and nothing else. */
export function areGiftsAsOrdered({ lines }: GiftCart, ordered: readonly GiftLine[]): boolean {
  return lines.length === ordered.length && lines.every((line) => sentOf(line, ordered)?.quantity === line.quantity);
}
