import type { CartLine, CartModifier } from "./cart.ts";

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
