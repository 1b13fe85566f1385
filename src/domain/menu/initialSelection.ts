import {
  allowed,
  type Choice,
  defaultMost,
  leastOf,
  type Option,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "./selection.ts";
import { priceSelection } from "./selectionPrice.ts";
import { withOption } from "./withOption.ts";

/** Picks an option, unless the limits or a single-choice group don't allow it. */
function take(
  choices: readonly Choice[],
  selection: Selection,
  choice: Choice,
  option: Option,
  wanted: number,
): Selection {
  const picked = pickedAs(selection, choice, option);
  const known = picked?.quantity ?? 0;
  if (choice.group.isSingle && known === 0 && pickedFrom(selection, choice).length > 0) return selection;
  const quantity = allowed(choice, option, selection, wanted);
  if (quantity <= known) return selection;
  const subs = picked?.subs ?? initialSelection(option.subChoices);
  return withOption(choices, selection, { choice, option, quantity, subs });
}

/** The cost of one unit, including its preselected sub-modifiers. */
function costOf({ modifier, subChoices }: Option): number {
  return modifier.price + priceSelection(subChoices, initialSelection(subChoices));
}

/**
 * Free options in display order, then the others, cheapest first, so that diners don't pay more than necessary for
 * options that they didn't choose.
 */
function freeFirst(options: readonly Option[]): readonly (readonly Option[])[] {
  const costs = new Map(options.map((option) => [option, costOf(option)]));
  const cost = (option: Option) => costs.get(option) ?? 0;
  const free = options.filter((option) => cost(option) === 0);
  const rest = options.filter((option) => cost(option) !== 0);
  return [free, rest.sort((one, other) => cost(one) - cost(other))];
}

function preselect(choices: readonly Choice[], start: Selection, choice: Choice): Selection {
  let selection = start;
  for (const option of choice.options) {
    const { preselected, preselectedQuantity } = option.modifier;
    if (preselected) selection = take(choices, selection, choice, option, preselectedQuantity);
  }
  if (!choice.group.isAuto && !choice.group.isForced) return selection;
  const ranks = freeFirst(choice.options);
  if (choice.group.isAuto) {
    for (const option of ranks.flat()) selection = take(choices, selection, choice, option, 1);
  }
  for (const options of ranks) {
    // Adds one of each option before a second of any: a box of four burgers starts with four different ones.
    for (let round = 1; round <= defaultMost; round += 1) {
      for (const option of options) {
        if (totalOf(pickedFrom(selection, choice)) >= leastOf(choice)) return selection;
        selection = take(choices, selection, choice, option, round);
      }
    }
  }
  return selection;
}

/**
 * The selection when the dialog opens: first what the menu preselects, then auto-select up to the maximum and
 * force-select up to the minimum (spec, section 4), free options first. Sold-out options are skipped.
 */
export function initialSelection(choices: readonly Choice[]): Selection {
  return choices.reduce<Selection>((selection, choice) => preselect(choices, selection, choice), []);
}
