import { cartOf } from "./addLine.ts";
import type { Cart, CartLine } from "./cart.ts";
import { fittingRolled } from "./fittingRolled.ts";
import { isSameLine } from "./isSameLine.ts";

/** An edit keeps the line's id, so lines are compared by what was picked. A new price from the menu is no edit. */
function isEdited(line: CartLine, { note, modifiers, redemption }: CartLine): boolean {
  return !isSameLine({ ...line, note, modifiers, redemption }, line);
}

function restOf(line: CartLine, ordered: readonly CartLine[]): readonly CartLine[] {
  const sent = ordered.find(({ id }) => id === line.id);
  if (!sent || isEdited(line, sent)) return [line];
  const quantity = line.quantity - sent.quantity;
  if (quantity <= 0) return [];
  // What is rolled in stands in the order in which it was added: what was ordered comes first.
  return [{ ...line, quantity, rolled: fittingRolled(line.rolled.slice(sent.rolled.length), quantity) }];
}

/** R33: what was ordered leaves the cart, what came after stays. */
export function withoutOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return { lines: lines.flatMap((line) => restOf(line, ordered)) };
}

/** The order failed: its lines go back into the cart, before those added since. */
export function withOrdered({ lines }: Cart, ordered: readonly CartLine[]): Cart {
  return cartOf([...ordered, ...lines]);
}

/** Whether the cart still holds what was ordered, and nothing else. */
export function isAsOrdered({ lines }: Cart, ordered: readonly CartLine[]): boolean {
  const isAsSent = (line: CartLine) => {
    const sent = ordered.find(({ id }) => id === line.id);
    if (!sent || isEdited(line, sent)) return false;
    return line.quantity === sent.quantity && line.rolled.length === sent.rolled.length;
  };
  return lines.length === ordered.length && lines.every(isAsSent);
}
