import type { ChoiceFits } from "./choiceFits.ts";
import { dietaryKinds } from "./dietary.ts";
import { needsUnmet, type UnsuitedChoice, worstFirst } from "./dietaryAnswer.ts";
import type { DietaryChoices, DietaryFit, Modifier, ModifierGroup } from "./menu.ts";
import { type Choice, pickedAs, type Selection } from "./selection.ts";

export type UnsuitedOf = (modifier: Modifier, group: ModifierGroup) => readonly UnsuitedChoice[];

const none: readonly UnsuitedChoice[] = [];

/** "Medium rare" and "No onion" cost nothing, and nothing beside them states anything. */
function isFood({ price }: Modifier, { modifiers }: ModifierGroup, { isSilent }: ChoiceFits): boolean {
  return price > 0 || !modifiers.every(isSilent);
}

/** The chosen needs that each choice of a menu doesn't suit, or doesn't state, though others do. */
export function unsuitedModifiers(fits: ChoiceFits | null, chosen: DietaryFit, offered: DietaryChoices): UnsuitedOf {
  if (!fits || dietaryKinds.every((kind) => chosen[kind].length === 0)) return () => none;
  return (modifier, group) =>
    isFood(modifier, group, fits) ? needsUnmet(chosen, offered, (kind, id) => fits.answerOf(modifier, kind, id)) : none;
}

/** What a selection brings. */
export function selectionUnsuited(
  choices: readonly Choice[],
  selection: Selection,
  unsuitedOf: UnsuitedOf,
): readonly UnsuitedChoice[] {
  const all = choices.flatMap((choice) =>
    choice.options.flatMap((option): readonly UnsuitedChoice[] => {
      const picked = pickedAs(selection, choice, option);
      if (!picked) return [];
      return [
        ...unsuitedOf(option.modifier, choice.group),
        ...selectionUnsuited(option.subChoices, picked.subs, unsuitedOf),
      ];
    }),
  );
  return worstFirst(all);
}
