import { type Instant, instant } from "../time/instant.ts";
import { type Cart, type CartLine, type CartModifier, emptyCart, type LineId } from "./cart.ts";
import { fittingAddOns } from "./fittingAddOns.ts";
import { roomFor } from "./limits.ts";

function isSameModifier(one: CartModifier, other: CartModifier): boolean {
  return (
    one.groupId === other.groupId &&
    one.modifierId === other.modifierId &&
    one.quantity === other.quantity &&
    one.unavailability === other.unavailability &&
    areSameModifiers(one.subs, other.subs)
  );
}

/** Ignores order, because a menu may reorder its groups between visits. */
export function areSameModifiers(some: readonly CartModifier[], others: readonly CartModifier[]): boolean {
  return some.length === others.length && some.every((one) => others.some((other) => isSameModifier(one, other)));
}

/**
 * R40. Lines with different prices are different: a category may list a product twice at two prices, and merging them
 * would charge the wrong one.
 */
export function isSameLine(one: CartLine, other: CartLine): boolean {
  return (
    one.productId === other.productId &&
    one.categoryId === other.categoryId &&
    one.price === other.price &&
    one.unavailability === other.unavailability &&
    one.note === other.note &&
    one.redemption?.ruleKey === other.redemption?.ruleKey &&
    areSameModifiers(one.modifiers, other.modifiers)
  );
}

/** R40: more than 20 of one product. `room` is how many more could be added. */
export interface TooMany {
  readonly kind: "too-many";
  readonly room: number;
}

export interface ChangedCart {
  readonly kind: "changed";
  readonly cart: Cart;
  /** The line that was added or changed. If it was merged, the line that it is now part of. */
  readonly lineId: LineId;
}

function later(one: Instant, other: Instant): Instant {
  return instant(Math.max(one, other));
}

/** Merges two equal lines. Names and other menu data come from `line`, which has seen the newer menu. */
export function merged(known: CartLine, line: CartLine): CartLine {
  return {
    ...line,
    id: known.id,
    quantity: known.quantity + line.quantity,
    mealAddOns: [...known.mealAddOns, ...line.mealAddOns],
    addedAt: later(known.addedAt, line.addedAt),
  };
}

export function addLine(cart: Cart, line: CartLine): ChangedCart | TooMany {
  const room = roomFor(cart, line.productId);
  if (line.quantity > room) return { kind: "too-many", room };
  const twin = cart.lines.find((known) => isSameLine(known, line));
  if (!twin) return { kind: "changed", cart: { lines: [...cart.lines, line] }, lineId: line.id };
  const lines = cart.lines.map((known) => (known === twin ? merged(twin, line) : known));
  return { kind: "changed", cart: { lines }, lineId: twin.id };
}

/** Builds a valid cart from stored or received lines: merges equal lines and limits each product's quantity. */
export function cartOf(lines: readonly CartLine[]): Cart {
  const seen = new Set<LineId>();
  return lines.reduce((cart, line) => {
    const quantity = Math.min(line.quantity, roomFor(cart, line.productId));
    if (quantity === 0 || seen.has(line.id)) return cart;
    seen.add(line.id);
    const mealAddOns = fittingAddOns(line.mealAddOns, quantity);
    const added = addLine(cart, quantity === line.quantity ? line : { ...line, quantity, mealAddOns });
    return added.kind === "changed" ? added.cart : cart;
  }, emptyCart);
}
