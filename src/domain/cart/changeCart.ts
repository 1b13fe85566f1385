import { addLine, type ChangedCart, isSameLine, merged, type TooMany } from "./addLine.ts";
import type { Cart, CartLine, LineId } from "./cart.ts";
import { fittingAddOns } from "./fittingAddOns.ts";
import { roomFor } from "./limits.ts";

/**
 * Replaces a line with its edited version and merges it with an equal line. The edited line keeps its age. If the line
 * was removed in the meantime, it is added again, because the diner has just asked for it.
 */
export function changeLine(cart: Cart, lineId: LineId, edited: CartLine): ChangedCart | TooMany {
  const before = cart.lines.find(({ id }) => id === lineId);
  if (!before) return addLine(cart, edited);
  const room = roomFor(cart, edited.productId, lineId);
  if (edited.quantity > room) return { kind: "too-many", room };
  const line = { ...edited, id: lineId, addedAt: before.addedAt };
  const twin = cart.lines.find((known) => known !== before && isSameLine(known, line));
  const whole = twin ? { ...merged(twin, line), id: lineId } : line;
  const lines = cart.lines.filter((known) => known !== twin).map((known) => (known === before ? whole : known));
  return { kind: "changed", cart: { lines }, lineId };
}

export function removeLine(cart: Cart, lineId: LineId): Cart {
  return { lines: cart.lines.filter(({ id }) => id !== lineId) };
}

/** S11: 0 removes the line. */
export function setQuantity(cart: Cart, lineId: LineId, quantity: number): ChangedCart | TooMany {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line || quantity <= 0) return { kind: "changed", cart: removeLine(cart, lineId), lineId };
  const room = roomFor(cart, line.productId, lineId);
  if (quantity > room) return { kind: "too-many", room };
  const mealAddOns = fittingAddOns(line.mealAddOns, quantity);
  const lines = cart.lines.map((known) => (known === line ? { ...line, quantity, mealAddOns } : known));
  return { kind: "changed", cart: { lines }, lineId };
}
