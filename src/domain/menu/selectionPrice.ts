import { type Cents, cents, sumCents, timesCents } from "../money/cents.ts";
import { type Choice, pickedAs, type Selection } from "./selection.ts";

/** R14: each modifier's price × its quantity, with its sub-modifiers once per unit. */
export function priceSelection(choices: readonly Choice[], selection: Selection): Cents {
  return sumCents(
    choices.flatMap((choice) =>
      choice.options.flatMap((option) => {
        const picked = pickedAs(selection, choice, option);
        if (!picked) return [];
        const each = sumCents([option.modifier.price, priceSelection(option.subChoices, picked.subs)]);
        return [timesCents(each, picked.quantity)];
      }),
    ),
  );
}

/** R14. Never below 0, even with a negative modifier price (R10). */
export function priceUnit(entryPrice: Cents, choices: readonly Choice[], selection: Selection): Cents {
  return cents(Math.max(0, entryPrice + priceSelection(choices, selection)));
}
