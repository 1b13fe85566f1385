import { type Instant, instant } from "../time/instant.ts";
import { type Cart, type CartLine, emptyCart, type LineId } from "./cart.ts";
import { fittingRolled } from "./fittingRolled.ts";
import { isSameOrder } from "./isSameOrder.ts";
import { roomFor } from "./limits.ts";

/** R40: more than 20 of one product. `room` is how many would have been possible. */
export interface TooMany {
  readonly kind: "too-many";
  readonly room: number;
}

export interface Changed {
  readonly kind: "changed";
  readonly cart: Cart;
  /** The line that holds what was added or changed. */
  readonly lineId: LineId;
}

function later(one: Instant, other: Instant): Instant {
  return instant(Math.max(one, other));
}

/** Both as one: told as the second says it, since that has seen the newer menu. */
function merged(known: CartLine, line: CartLine): CartLine {
  return {
    ...line,
    id: known.id,
    quantity: known.quantity + line.quantity,
    rolled: [...known.rolled, ...line.rolled],
    addedAt: later(known.addedAt, line.addedAt),
  };
}

export function addLine(cart: Cart, line: CartLine): Changed | TooMany {
  const room = roomFor(cart, line.productId);
  if (line.quantity > room) return { kind: "too-many", room };
  const twin = cart.lines.find((known) => isSameOrder(known, line));
  if (!twin) return { kind: "changed", cart: { lines: [...cart.lines, line] }, lineId: line.id };
  const lines = cart.lines.map((known) => (known === twin ? merged(twin, line) : known));
  return { kind: "changed", cart: { lines }, lineId: twin.id };
}

/**
 * Puts an edited line in the place of the one it was, and takes in the twin that it may have become. An edit creates
 * nothing, so the line keeps its age. A line that has gone meanwhile is what the diner has just asked for: added.
 */
export function changeLine(cart: Cart, lineId: LineId, edited: CartLine): Changed | TooMany {
  const before = cart.lines.find(({ id }) => id === lineId);
  if (!before) return addLine(cart, edited);
  const room = roomFor(cart, edited.productId, lineId);
  if (edited.quantity > room) return { kind: "too-many", room };
  const line = { ...edited, id: lineId, addedAt: before.addedAt };
  const twin = cart.lines.find((known) => known !== before && isSameOrder(known, line));
  const whole = twin ? { ...merged(twin, line), id: lineId } : line;
  const lines = cart.lines.filter((known) => known !== twin).map((known) => (known === before ? whole : known));
  return { kind: "changed", cart: { lines }, lineId };
}

export function removeLine(cart: Cart, lineId: LineId): Cart {
  return { lines: cart.lines.filter(({ id }) => id !== lineId) };
}

/** Spec, section 4: 0 removes the line. */
export function setQuantity(cart: Cart, lineId: LineId, quantity: number): Changed | TooMany {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line || quantity <= 0) return { kind: "changed", cart: removeLine(cart, lineId), lineId };
  const room = roomFor(cart, line.productId, lineId);
  if (quantity > room) return { kind: "too-many", room };
  const rolled = fittingRolled(line.rolled, quantity);
  const lines = cart.lines.map((known) => (known === line ? { ...line, quantity, rolled } : known));
  return { kind: "changed", cart: { lines }, lineId };
}

/** A cart by the rules, of lines from elsewhere: each once, twins as one, and of each product as many as may be. */
export function cartOf(lines: readonly CartLine[]): Cart {
  const seen = new Set<LineId>();
  return lines.reduce((cart, line) => {
    const quantity = Math.min(line.quantity, roomFor(cart, line.productId));
    if (quantity === 0 || seen.has(line.id)) return cart;
    seen.add(line.id);
    const rolled = fittingRolled(line.rolled, quantity);
    const added = addLine(cart, quantity === line.quantity ? line : { ...line, quantity, rolled });
    return added.kind === "changed" ? added.cart : cart;
  }, emptyCart);
}
