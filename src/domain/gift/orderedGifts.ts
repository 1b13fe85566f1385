import { type GiftCart, giftCartOf } from "./giftCart.ts";
import { type GiftLine, isSameGift } from "./giftLine.ts";

/** An edited line keeps its id, so lines are also compared by what was picked. */
function sentOf(line: GiftLine, ordered: readonly GiftLine[]): GiftLine | null {
  return ordered.find((sent) => sent.id === line.id && isSameGift(sent, line)) ?? null;
}

/** R33: removes the ordered gift cards from the cart. Lines added later stay. */
export function withoutOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  const rest = lines.map((line) => ({ ...line, quantity: line.quantity - (sentOf(line, ordered)?.quantity ?? 0) }));
  return { lines: rest.filter(({ quantity }) => quantity > 0) };
}

/** After a failed order: puts its lines back, before the lines that were added later. */
export function withOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  return giftCartOf([...ordered, ...lines]);
}

/** Whether the cart contains exactly what was ordered. */
export function areGiftsAsOrdered({ lines }: GiftCart, ordered: readonly GiftLine[]): boolean {
  return lines.length === ordered.length && lines.every((line) => sentOf(line, ordered)?.quantity === line.quantity);
}
