import { isSameData } from "../isSameData.ts";
import { defaultMost, leastOf } from "./groupLimits.ts";
import {
  allowed,
  type Choice,
  type Option,
  type OptionPath,
  type OptionReference,
  type Picked,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "./selection.ts";
import { priceSelection } from "./selectionPrice.ts";

interface Wanted {
  readonly choice: Choice;
  readonly option: Option;
  readonly quantity: number;
  readonly subs: Selection;
}

/** Sets an option's quantity; 0 removes it. In a single-choice group, the other options are removed. */
export function withOption(
  choices: readonly Choice[],
  selection: Selection,
  { choice, option, quantity, subs }: Wanted,
): Selection {
  const picked: Picked = { groupId: choice.group.id, modifierId: option.modifier.id, quantity, subs };
  return choices.flatMap((each) =>
    each.options.flatMap((other) => {
      if (each === choice && other === option) return quantity > 0 ? [picked] : [];
      if (each === choice && choice.group.isSingle && quantity > 0) return [];
      return pickedAs(selection, each, other) ?? [];
    }),
  );
}

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
 * Options of the same cost together, in display order: the free ones, then the others, cheapest first, so that diners
 * don't pay more than necessary for options that they didn't choose.
 */
function freeFirst(options: readonly Option[]): readonly (readonly Option[])[] {
  const ranks = new Map<number, Option[]>();
  for (const option of options) {
    const cost = costOf(option);
    const rank = ranks.get(cost);
    if (rank) rank.push(option);
    else ranks.set(cost, [option]);
  }
  const place = (cost: number) => (cost === 0 ? Number.NEGATIVE_INFINITY : cost);
  return [...ranks].sort(([one], [other]) => place(one) - place(other)).map(([, rank]) => rank);
}

/** Up to what the group requires. */
function fill(choices: readonly Choice[], start: Selection, choice: Choice): Selection {
  let selection = start;
  for (const options of freeFirst(choice.options)) {
    // Adds one of each option before a second of any: a box of four burgers starts with different ones.
    for (let round = 1; round <= defaultMost; round += 1) {
      for (const option of options) {
        if (totalOf(pickedFrom(selection, choice)) >= leastOf(choice)) return selection;
        selection = take(choices, selection, choice, option, round);
      }
    }
  }
  return selection;
}

function preselect(choices: readonly Choice[], start: Selection, choice: Choice): Selection {
  const { isAuto, isForced } = choice.group;
  let selection = start;
  for (const option of choice.options) {
    const { preselected, preselectedQuantity } = option.modifier;
    if (preselected) selection = take(choices, selection, choice, option, preselectedQuantity);
  }
  if (isAuto) {
    for (const option of freeFirst(choice.options).flat()) selection = take(choices, selection, choice, option, 1);
  }
  return isAuto || isForced ? fill(choices, selection, choice) : selection;
}

/**
 * The selection when the dialog opens: first what the menu preselects, then auto-select up to the maximum and
 * force-select up to the minimum (S9), free options first. Sold-out options are skipped.
 */
export function initialSelection(choices: readonly Choice[]): Selection {
  return choices.reduce<Selection>((selection, choice) => preselect(choices, selection, choice), []);
}

/** With what a group requires and the selection lacks, as the dialog opens. */
export function withRequired(choices: readonly Choice[], selection: Selection): Selection {
  return choices.reduce((filled, choice) => fill(choices, filled, choice), selection);
}

/** The groups in which the diner has made a choice, by `groupKey`. */
export type TouchedGroups = ReadonlySet<string>;

export function groupKey({ groupId, under }: Pick<OptionPath, "groupId" | "under">): string {
  return JSON.stringify([under?.groupId, under?.modifierId, groupId]);
}

function changedBelow(
  choices: readonly Choice[],
  [start, selection]: readonly [Selection, Selection],
  under: OptionReference | null,
): readonly string[] {
  return choices.flatMap((choice) => {
    const groupId = choice.group.id;
    const isSame = isSameData(pickedFrom(start, choice), pickedFrom(selection, choice));
    const below = choice.options.flatMap((option) => {
      const picked = pickedAs(selection, choice, option);
      const address = { groupId, modifierId: option.modifier.id };
      return picked ? changedBelow(option.subChoices, [initialSelection(option.subChoices), picked.subs], address) : [];
    });
    return isSame ? below : [groupKey({ groupId, under }), ...below];
  });
}

/** For editing a cart line: groups that differ from the preselection count as chosen by the diner. */
export function changedGroups(choices: readonly Choice[], selection: Selection): TouchedGroups {
  return new Set(changedBelow(choices, [initialSelection(choices), selection], null));
}
