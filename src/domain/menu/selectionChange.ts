import {
  allowed,
  type Choice,
  canAdd,
  canRemove,
  canUnpick,
  defaultMost,
  leastOf,
  type Option,
  type OptionPath,
  type OptionReference,
  oneLess,
  type Picked,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "./selection.ts";
import { priceSelection } from "./selectionPrice.ts";

/** Sets a quantity; 0 removes the option. A single choice removes the others. */
function withQuantity(
  choices: readonly Choice[],
  selection: Selection,
  { choice, option, quantity, subs }: { choice: Choice; option: Option; quantity: number; subs?: Selection },
): Selection {
  const known = pickedAs(selection, choice, option);
  const picked: Picked = {
    groupId: choice.group.id,
    modifierId: option.modifier.id,
    quantity,
    subs: subs ?? known?.subs ?? initialSelection(option.subChoices),
  };
  return choices.flatMap((each) =>
    each.options.flatMap((other) => {
      if (each === choice && other === option) return quantity > 0 ? [picked] : [];
      if (each === choice && choice.group.isSingle && quantity > 0) return [];
      return pickedAs(selection, each, other) ?? [];
    }),
  );
}

export type Change = "add-one" | "remove-one" | "unpick";

function quantityAfter(change: Change, choice: Choice, option: Option, selection: Selection): number {
  const quantity = pickedAs(selection, choice, option)?.quantity ?? 0;
  switch (change) {
    case "add-one":
      return canAdd(choice, option, selection) ? allowed(choice, option, selection, quantity + 1) : quantity;
    case "remove-one":
      return canRemove(choice, option, selection) ? oneLess(choice, option, quantity) : quantity;
    case "unpick":
      return canUnpick(choice, option, selection) ? 0 : quantity;
  }
}

function find(
  choices: readonly Choice[],
  { groupId, modifierId }: OptionReference,
): { choice: Choice; option: Option } | null {
  const choice = choices.find(({ group }) => group.id === groupId);
  const option = choice?.options.find(({ modifier }) => modifier.id === modifierId);
  return choice && option ? { choice, option } : null;
}

/** The selection after a click; the same object where the rules don't allow it. */
export function changeSelection(
  choices: readonly Choice[],
  selection: Selection,
  path: OptionPath,
  change: Change,
): Selection {
  if (path.under) {
    const parent = find(choices, path.under);
    const picked = parent && pickedAs(selection, parent.choice, parent.option);
    if (!picked) return selection;
    const subs = changeSelection(parent.option.subChoices, picked.subs, { ...path, under: null }, change);
    if (subs === picked.subs) return selection;
    return withQuantity(choices, selection, { ...parent, quantity: picked.quantity, subs });
  }
  const found = find(choices, path);
  if (!found) return selection;
  const before = pickedAs(selection, found.choice, found.option)?.quantity ?? 0;
  const quantity = quantityAfter(change, found.choice, found.option, selection);
  return quantity === before ? selection : withQuantity(choices, selection, { ...found, quantity });
}

/** Picks an option, unless the limits or a single choice leave no room. */
function take(
  choices: readonly Choice[],
  selection: Selection,
  choice: Choice,
  option: Option,
  wanted: number,
): Selection {
  const known = pickedAs(selection, choice, option)?.quantity ?? 0;
  if (choice.group.isSingle && known === 0 && pickedFrom(selection, choice).length > 0) return selection;
  const quantity = allowed(choice, option, selection, wanted);
  return quantity > known ? withQuantity(choices, selection, { choice, option, quantity }) : selection;
}

/** Of one unit, with what it brings along. */
function costOf({ modifier, subChoices }: Option): number {
  return modifier.price + priceSelection(subChoices, initialSelection(subChoices));
}

/** What costs nothing in display order, and then the rest, the cheapest first: nobody pays for what they didn't choose. */
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
    // One of each before a second of any: four burgers start as four kinds.
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
 * The selection that a dialog opens with: first what the menu preselects; then auto-select up to the maximum and
 * force-select up to the minimum (spec, section 4), free options before others. Nothing that is sold out.
 */
export function initialSelection(choices: readonly Choice[]): Selection {
  return choices.reduce<Selection>((selection, choice) => preselect(choices, selection, choice), []);
}

/** What is still possible of a selection after the menu has changed. */
export function keepPossible(choices: readonly Choice[], selection: Selection): Selection {
  return selection.reduce<Selection>((kept, picked) => {
    const found = find(choices, picked);
    if (!found || (found.choice.group.isSingle && pickedFrom(kept, found.choice).length > 0)) return kept;
    const quantity = allowed(found.choice, found.option, kept, picked.quantity);
    const subs = keepPossible(found.option.subChoices, picked.subs);
    return quantity > 0 ? withQuantity(choices, kept, { ...found, quantity, subs }) : kept;
  }, []);
}
