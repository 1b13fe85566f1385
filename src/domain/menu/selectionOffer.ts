import { leastOf } from "./groupLimits.ts";
import { groupKey, type TouchedGroups } from "./initialSelection.ts";
import type { Modifier, ModifierGroup } from "./menu.ts";
import {
  type Choice,
  canAdd,
  canRemove,
  canUnpick,
  mostOf,
  type Option,
  type OptionPath,
  type OptionReference,
  pickedAs,
  pickedFrom,
  type Selection,
  totalOf,
} from "./selection.ts";

export type ChoiceHint =
  | { readonly kind: "exactly"; readonly count: number }
  | { readonly kind: "between"; readonly least: number; readonly most: number }
  | { readonly kind: "up-to"; readonly count: number }
  | { readonly kind: "at-least"; readonly count: number };

export interface OptionOffer {
  readonly path: OptionPath;
  readonly modifier: Modifier;
  readonly isSoldOut: boolean;
  readonly quantity: number;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly canUnpick: boolean;
  /** Empty unless the option is picked. */
  readonly subOffers: readonly ChoiceOffer[];
}

export interface ChoiceOffer {
  readonly group: ModifierGroup;
  readonly hint: ChoiceHint | null;
  readonly total: number;
  /** How many may be chosen in all. Null without a limit, or where only one is. */
  readonly most: number | null;
  readonly problem: SelectionProblem | null;
  /** Whether the diner has chosen here. A preselection alone doesn't count. */
  readonly isChosen: boolean;
  readonly options: readonly OptionOffer[];
}

export interface SelectionProblem {
  readonly kind: "below-minimum";
  readonly groupName: string;
  readonly minimum: number;
}

/** The limits as the store set them. Only a force-select group requires its minimum. */
function hintOf(choice: Choice): ChoiceHint | null {
  const { isSingle, minimum } = choice.group;
  const least = Math.max(leastOf(choice), isSingle ? Math.min(1, minimum) : minimum);
  const most = mostOf(choice);
  if (least === most) return { kind: "exactly", count: most };
  if (Number.isFinite(most)) return least > 0 ? { kind: "between", least, most } : { kind: "up-to", count: most };
  return least > 0 ? { kind: "at-least", count: least } : null;
}

interface Picks {
  readonly selection: Selection;
  readonly touched: TouchedGroups;
  readonly under: OptionReference | null;
}

function offerOption(choice: Choice, option: Option, { selection, touched, under }: Picks): OptionOffer {
  const { modifier, isSoldOut, subChoices } = option;
  const reference: OptionReference = { groupId: choice.group.id, modifierId: modifier.id };
  const picked = pickedAs(selection, choice, option);
  return {
    path: { ...reference, under },
    modifier,
    isSoldOut,
    quantity: picked?.quantity ?? 0,
    canAdd: canAdd(choice, option, selection),
    canRemove: canRemove(choice, option, selection),
    canUnpick: canUnpick(choice, option, selection),
    subOffers: picked ? offerBelow(subChoices, { selection: picked.subs, touched, under: reference }) : [],
  };
}

function offerBelow(choices: readonly Choice[], picks: Picks): readonly ChoiceOffer[] {
  const { selection, touched, under } = picks;
  return choices.map((choice) => {
    const { group, options } = choice;
    const total = totalOf(pickedFrom(selection, choice));
    const minimum = leastOf(choice);
    const isMet = total >= minimum;
    return {
      group,
      hint: hintOf(choice),
      total,
      most: group.isSingle ? null : group.maximum,
      problem: isMet ? null : { kind: "below-minimum", groupName: group.name, minimum },
      isChosen: isMet && total > 0 && touched.has(groupKey({ groupId: group.id, under })),
      options: options.map((option) => offerOption(choice, option, picks)),
    };
  });
}

/** Everything needed to draw the choices of a product. */
export function offerChoices(
  choices: readonly Choice[],
  selection: Selection,
  touched: TouchedGroups,
): readonly ChoiceOffer[] {
  return offerBelow(choices, { selection, touched, under: null });
}

/** In the order of the groups on the screen. */
export function selectionProblems(offers: readonly ChoiceOffer[]): readonly SelectionProblem[] {
  return offers.flatMap(({ problem, options }) => [
    ...(problem ? [problem] : []),
    ...options.flatMap(({ subOffers }) => selectionProblems(subOffers)),
  ]);
}
