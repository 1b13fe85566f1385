import { isInEffect, missingFor } from "../promotion/canApply.ts";
import type { OrderDiscount } from "../promotion/discountOrder.ts";
import type { Trigger } from "../promotion/trigger.ts";
import type { OfferedCart } from "./offeredCart.ts";
import type { NearOffer } from "./pricedOrder.ts";

/** R19: an order has only one whole-order discount, and an offer that comes later can't replace it. */
function comesTooLate(trigger: Trigger, triggers: readonly Trigger[], wholeOrder: OrderDiscount | null): boolean {
  if (trigger.kind !== "whole-order" || !wholeOrder) return false;
  return triggers.findIndex(({ id }) => id === wholeOrder.triggerId) < triggers.indexOf(trigger);
}

/**
 * The offers that the cart doesn't qualify for yet, with what is missing. Offers that this diner can't get are left
 * out.
 */
export function nearOffers(
  { triggers, circumstances }: OfferedCart,
  wholeOrder: OrderDiscount | null,
): readonly NearOffer[] {
  return triggers.flatMap((trigger) => {
    if (trigger.kind === "roll-into-meal" || !isInEffect(trigger, circumstances)) return [];
    if (trigger.mode === "first-order" && !circumstances.isFirstOrder) return [];
    if (comesTooLate(trigger, triggers, wholeOrder)) return [];
    const missing = missingFor(trigger, circumstances);
    return missing.length === 0 ? [] : [{ triggerId: trigger.id, name: trigger.name, missing }];
  });
}
