import { useAtomValue, useSetAtom } from "jotai";
import { useRef } from "react";
import type { CartLine } from "../../domain/cart/cart.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { cartMealOffersAtom, type LineMealOffer } from "../../state/promotion/mealOffers.atoms.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { MealOffer } from "../offers/MealOffer.tsx";

interface OfferedRoll {
  readonly line: CartLine;
  readonly roll: LineMealOffer;
}

/**
 * For each roll-into-meal, the first line that has a unit without one. The next line is offered once that one is full.
 */
function useOfferedRolls(): readonly OfferedRoll[] {
  const rolls = useAtomValue(cartMealOffersAtom);
  const { lines } = useAtomValue(cartAtom);
  const offered = new Map<string, OfferedRoll>();
  for (const line of lines) {
    for (const roll of (line.unavailability === null && rolls.get(line.id)) || []) {
      if (roll.room > 0 && !offered.has(roll.trigger.id)) offered.set(roll.trigger.id, { line, roll });
    }
  }
  return [...offered.values()];
}

/** R20: each roll-into-meal is offered once for the whole cart. */
export function CartMealOffers() {
  const offered = useOfferedRolls();
  const open = useSetAtom(openOverlayAtom);
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the last product that can be added.
  useRestoredFocus(ref, offered.length);
  return (
    <div className="cart-meal-offers" tabIndex={-1} ref={ref}>
      {offered.map(({ line: { id, name }, roll }) => (
        <MealOffer
          key={roll.trigger.id}
          roll={roll}
          dish={name}
          onAdd={() => open({ kind: "meal", lineId: id, triggerId: roll.trigger.id })}
        />
      ))}
    </div>
  );
}
