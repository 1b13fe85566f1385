import type { DietaryChoice, DietaryChoices, DietaryFit } from "./menu.ts";

/** S8: a product is shown only if it matches all chosen allergies, intolerances and preferences. */
export function suits(fit: DietaryFit, chosen: DietaryFit): boolean {
  return (
    chosen.allergies.every((id) => fit.allergies.includes(id)) &&
    chosen.intolerances.every((id) => fit.intolerances.includes(id)) &&
    chosen.preferences.every((id) => fit.preferences.includes(id))
  );
}

/**
 * Ignores a stored choice from another venue's menu that isn't offered here, because the diner couldn't deselect it.
 */
export function offeredHere(chosen: DietaryFit, offered: DietaryChoices): DietaryFit {
  const kept = (ids: readonly string[], choices: readonly DietaryChoice[]) =>
    ids.filter((id) => choices.some((choice) => choice.id === id));
  return {
    allergies: kept(chosen.allergies, offered.allergies),
    intolerances: kept(chosen.intolerances, offered.intolerances),
    preferences: kept(chosen.preferences, offered.preferences),
  };
}

/** Whether a menu says anything about its dishes. */
export function offersDietary(offered: DietaryChoices): boolean {
  return Object.values(offered).some((choices: readonly DietaryChoice[]) => choices.length > 0);
}
