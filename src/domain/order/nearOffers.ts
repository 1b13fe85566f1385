import { isOn, missingFor } from "../promotion/canApply.ts";
import type { OfferedCart } from "./offeredCart.ts";
import type { NearOffer } from "./pricedOrder.ts";

/** What the cart doesn't reach yet, with what is missing; an offer that nobody here can have is not told. */
export function nearOffers({ triggers, circumstances }: OfferedCart): readonly NearOffer[] {
  return triggers.flatMap((trigger) => {
    if (trigger.kind === "roll-into-meal" || !isOn(trigger, circumstances)) return [];
    if (trigger.mode === "first-order" && !circumstances.isFirstOrder) return [];
    const missing = missingFor(trigger, circumstances);
    return missing.length === 0 ? [] : [{ triggerId: trigger.id, name: trigger.name, missing }];
  });
}
