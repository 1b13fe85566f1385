import type { Cents } from "../money/cents.ts";
import { cents } from "../money/cents.ts";
import { isAsking, meetsConditions } from "../promotion/canApply.ts";
import { applyingTriggers, applyTriggers, type OfferedCart, totalOff } from "./offeredCart.ts";
import type { OfferPrompt } from "./pricedOrder.ts";

/** R20: an offer is shown only while accepting it would make the order cheaper. `taken` is the current discount. */
export function offerPrompts(cart: OfferedCart, taken: Cents): readonly OfferPrompt[] {
  const { triggers, circumstances } = cart;
  const asking = triggers.filter(
    (trigger) =>
      trigger.kind !== "roll-into-meal" && isAsking(trigger, circumstances) && meetsConditions(trigger, circumstances),
  );
  if (asking.length === 0) return [];
  const applying = new Set(applyingTriggers(cart));
  return asking.flatMap((trigger) => {
    const together = triggers.filter((other) => other === trigger || applying.has(other));
    const amount = cents(totalOff(applyTriggers(cart, together)) - taken);
    const { id, name, mode } = trigger;
    return amount > 0 ? [{ triggerId: id, name, asks: mode === "confirm", amount }] : [];
  });
}
