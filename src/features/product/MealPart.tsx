import { useRef } from "react";
import type { TriggerId } from "../../domain/cart/cart.ts";
import { MealAddOns } from "../../parts/offers/MealAddOns.tsx";
import { MealOffer } from "../../parts/offers/MealOffer.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import css from "./MealPart.css?inline";
import type { DishSelection } from "./useDishSelection.ts";

registerSheet(css);

interface MealPartProps {
  readonly draft: Pick<DishSelection, "meal" | "removeFromCart">;
  readonly onAdd: (triggerId: TriggerId) => void;
}

/** Roll-into-meal: the products on offer, and those that were added (R20, R21). */
export function MealPart({ draft: { meal, removeFromCart }, onAdd }: MealPartProps) {
  const { offers, priced } = meal;
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the product it removes, or with the last product that can be added.
  useRestoredFocus(ref, priced.mealAddOns.length);
  return (
    <div className="meal-part" tabIndex={-1} ref={ref}>
      {offers.length > 0 && (
        <div className="meal-part__offers">
          {offers.map((roll) => (
            <MealOffer key={roll.trigger.id} roll={roll} onAdd={() => onAdd(roll.trigger.id)} />
          ))}
        </div>
      )}
      <MealAddOns mealAddOns={priced.mealAddOns} onRemoveAddOn={removeFromCart} />
    </div>
  );
}
