import type { Modifier, ModifierGroup } from "./menu.ts";
import {
  type Choice,
  canAdd,
  canRemove,
  canUnpick,
  leastOf,
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
  /** Only below what is picked. */
  readonly subOffers: readonly ChoiceOffer[];
}

export interface ChoiceOffer {
  readonly group: ModifierGroup;
  readonly hint: ChoiceHint | null;
  readonly total: number;
  readonly problem: SelectionProblem | null;
  readonly options: readonly OptionOffer[];
}

export interface SelectionProblem {
  readonly kind: "below-minimum";
  readonly groupName: string;
  readonly minimum: number;
}

/** The limits as the store wrote them; only a forced group requires the minimum. */
function hintOf(choice: Choice): ChoiceHint | null {
  const { isSingle, minimum } = choice.group;
  const least = Math.max(leastOf(choice), isSingle ? Math.min(1, minimum) : minimum);
  const most = mostOf(choice);
  if (least === most) return { kind: "exactly", count: most };
  if (Number.isFinite(most)) return least > 0 ? { kind: "between", least, most } : { kind: "up-to", count: most };
  return least > 0 ? { kind: "at-least", count: least } : null;
}

function offerOption(choice: Choice, option: Option, selection: Selection, under: OptionReference | null): OptionOffer {
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
    subOffers: picked ? offerBelow(subChoices, picked.subs, reference) : [],
  };
}

function offerBelow(
  choices: readonly Choice[],
  selection: Selection,
  under: OptionReference | null,
): readonly ChoiceOffer[] {
  return choices.map((choice) => {
    const { group, options } = choice;
    const total = totalOf(pickedFrom(selection, choice));
    const minimum = leastOf(choice);
    return {
      group,
      hint: hintOf(choice),
      total,
      problem: total < minimum ? { kind: "below-minimum", groupName: group.name, minimum } : null,
      options: options.map((option) => offerOption(choice, option, selection, under)),
    };
  });
}

/** Everything that a screen needs to draw the choices of a product. */
export function offerChoices(choices: readonly Choice[], selection: Selection): readonly ChoiceOffer[] {
  return offerBelow(choices, selection, null);
}

/** In the order in which the groups stand on the screen. */
export function selectionProblems(offers: readonly ChoiceOffer[]): readonly SelectionProblem[] {
  return offers.flatMap(({ problem, options }) => [
    ...(problem ? [problem] : []),
    ...options.flatMap(({ subOffers }) => selectionProblems(subOffers)),
  ]);
}
