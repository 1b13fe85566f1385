import type { DietaryChoice, DietaryChoices, DietaryFit } from "./menu.ts";

/** Spec: a product shows only if it matches all chosen allergies, intolerances and preferences. */
export function suits(fit: DietaryFit, chosen: DietaryFit): boolean {
  return (
    chosen.allergies.every((id) => fit.allergies.includes(id)) &&
    chosen.intolerances.every((id) => fit.intolerances.includes(id)) &&
    chosen.preferences.every((id) => fit.preferences.includes(id))
  );
}

export type DietaryAnswer = "suits" | "not-stated" | "unsuited";

/**
 * What the menu says of an entry and these choices. A dish without any word of allergies never reads as safe; one that is
 * in no diet is in none.
 */
export function dietaryAnswer(fit: DietaryFit, chosen: DietaryFit): DietaryAnswer {
  if (suits(fit, chosen)) return "suits";
  const isStated = (kind: keyof DietaryFit) => kind === "preferences" || fit[kind].length > 0;
  const stated = (kind: keyof DietaryFit) => (isStated(kind) ? chosen[kind] : []);
  const known = { ...chosen, allergies: stated("allergies"), intolerances: stated("intolerances") };
  return suits(fit, known) ? "not-stated" : "unsuited";
}

/**
 * A choice that was kept from another venue's menu and isn't offered here is ignored: the diner could not untick it.
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

/** The choices that an entry suits, in the order in which the menu lists them; a name is there once. */
export function choicesSuited(fit: DietaryFit, offered: DietaryChoices): readonly DietaryChoice[] {
  const suited = [
    ...offered.preferences.filter(({ id }) => fit.preferences.includes(id)),
    ...offered.allergies.filter(({ id }) => fit.allergies.includes(id)),
    ...offered.intolerances.filter(({ id }) => fit.intolerances.includes(id)),
  ];
  return suited.filter(({ name }, index) => suited.findIndex((choice) => choice.name === name) === index);
}

const noChoice: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

/** The chosen ones that an entry doesn't suit, or of which nothing is stated, in the menu's order. */
export function choicesUnsuited(
  fit: DietaryFit,
  chosen: DietaryFit,
  offered: DietaryChoices,
): readonly { readonly name: string; readonly answer: DietaryAnswer }[] {
  const answers = (["preferences", "allergies", "intolerances"] as const).flatMap((kind) =>
    offered[kind]
      .filter(({ id }) => chosen[kind].includes(id))
      .map(({ id, name }) => ({ name, answer: dietaryAnswer(fit, { ...noChoice, [kind]: [id] }) })),
  );
  return answers.filter(({ answer }) => answer !== "suits");
}
