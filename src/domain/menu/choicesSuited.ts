import { dietaryKinds, isMarked, suitsOne } from "./dietary.ts";
import type { DietaryChoice, DietaryChoices, DietaryFit, EntryFit } from "./menu.ts";

/** The choices without those of a name, which an allergy and an intolerance may share. */
export function withoutChoice(chosen: DietaryFit, offered: DietaryChoices, name: string): DietaryFit {
  const others = (ids: readonly string[], choices: readonly DietaryChoice[]) =>
    ids.filter((id) => !choices.some((choice) => choice.id === id && choice.name === name));
  return {
    allergies: others(chosen.allergies, offered.allergies),
    intolerances: others(chosen.intolerances, offered.intolerances),
    preferences: others(chosen.preferences, offered.preferences),
  };
}

/** The marks of a dish as it comes. */
export function marksOf(fit: EntryFit, offered: DietaryChoices): readonly DietaryChoice[] {
  return choicesSuited(fit, offered, isMarked);
}

/** The choices that an entry suits, in the menu's order, each name once. */
export function choicesSuited(fit: EntryFit, offered: DietaryChoices, isOne = suitsOne): readonly DietaryChoice[] {
  const suited = dietaryKinds.flatMap((kind) => offered[kind].filter(({ id }) => isOne(fit, kind, id)));
  return suited.filter(({ name }, index) => suited.findIndex((choice) => choice.name === name) === index);
}
