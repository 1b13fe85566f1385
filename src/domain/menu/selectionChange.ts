import { initialSelection, withOption } from "./initialSelection.ts";
import {
  allowed,
  type Choice,
  canAdd,
  canRemove,
  canUnpick,
  type Option,
  type OptionPath,
  type OptionReference,
  oneLess,
  pickedAs,
  pickedFrom,
  type Selection,
} from "./selection.ts";

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

/** The selection after a click. Returns the same object if the rules don't allow the change. */
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
    return withOption(choices, selection, { ...parent, quantity: picked.quantity, subs });
  }
  const found = find(choices, path);
  if (!found) return selection;
  const picked = pickedAs(selection, found.choice, found.option);
  const quantity = quantityAfter(change, found.choice, found.option, selection);
  if (quantity === (picked?.quantity ?? 0)) return selection;
  const subs = picked?.subs ?? initialSelection(found.option.subChoices);
  return withOption(choices, selection, { ...found, quantity, subs });
}

/** Keeps the parts of a selection that are still possible after the menu has changed. */
export function keepPossible(choices: readonly Choice[], selection: Selection): Selection {
  return selection.reduce<Selection>((kept, picked) => {
    const found = find(choices, picked);
    if (!found || (found.choice.group.isSingle && pickedFrom(kept, found.choice).length > 0)) return kept;
    const quantity = allowed(found.choice, found.option, kept, picked.quantity);
    const subs = keepPossible(found.option.subChoices, picked.subs);
    return quantity > 0 ? withOption(choices, kept, { ...found, quantity, subs }) : kept;
  }, []);
}
