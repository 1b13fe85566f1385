import type { StoreText } from "../store/storeTexts.ts";
import type { DietaryChoice, DietaryChoices, DietaryFit, EntryFit } from "./menu.ts";

export type DietaryKind = keyof DietaryFit;

export const dietaryKinds: readonly DietaryKind[] = ["preferences", "allergies", "intolerances"];

export const noDietary: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

/** Whether an entry suits one dietary choice, with the choices that must be made for it. */
export function suitsOne(fit: EntryFit, kind: DietaryKind, id: string): boolean {
  const { forced } = fit;
  return fit[kind].includes(id) && !forced?.unsuited[kind].includes(id) && !forced?.notStated[kind].includes(id);
}

/** Whether a dish is marked with a dietary choice: as it comes, with its preselected choices. */
export function isMarked(fit: EntryFit, kind: DietaryKind, id: string): boolean {
  const { taken } = fit;
  return taken !== "unknown" && suitsOne(fit, kind, id) && !taken?.[kind].includes(id);
}

/** S8: a product is shown only if it matches all chosen allergies, intolerances and preferences. */
export function suits(fit: EntryFit, chosen: DietaryFit): boolean {
  return dietaryKinds.every((kind) => chosen[kind].every((id) => suitsOne(fit, kind, id)));
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

/** The same choices, named in the diner's language. */
export function saidChoices(offered: DietaryChoices, storeText: StoreText): DietaryChoices {
  const said = (choices: readonly DietaryChoice[]) => choices.map(({ id, name }) => ({ id, name: storeText(name) }));
  const { allergies, intolerances, preferences } = offered;
  return { allergies: said(allergies), intolerances: said(intolerances), preferences: said(preferences) };
}
