import { suits } from "./dietary.ts";
import type { DietaryChoices, DietaryFit } from "./menu.ts";

export type DietaryAnswer = "suits" | "not-stated" | "unsuited";

/**
 * What the menu says about an entry and the chosen dietary needs. A dish without any allergy or intolerance information
 * never counts as safe, only as "not stated". A missing preference, however, means that the dish doesn't suit it.
 */
export function dietaryAnswer(fit: DietaryFit, chosen: DietaryFit): DietaryAnswer {
  if (suits(fit, chosen)) return "suits";
  const isStated = (kind: keyof DietaryFit) => kind === "preferences" || fit[kind].length > 0;
  const stated = (kind: keyof DietaryFit) => (isStated(kind) ? chosen[kind] : []);
  const known = { ...chosen, allergies: stated("allergies"), intolerances: stated("intolerances") };
  return suits(fit, known) ? "not-stated" : "unsuited";
}

export interface UnsuitedChoice {
  readonly name: string;
  readonly answer: Exclude<DietaryAnswer, "suits">;
}

const noChoice: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

/**
 * The chosen needs that an entry doesn't suit, then those that aren't stated, in the menu's order. Each name occurs
 * once.
 */
export function choicesUnsuited(
  fit: DietaryFit,
  chosen: DietaryFit,
  offered: DietaryChoices,
): readonly UnsuitedChoice[] {
  const all = (["preferences", "allergies", "intolerances"] as const).flatMap((kind) =>
    offered[kind]
      .filter(({ id }) => chosen[kind].includes(id))
      .flatMap(({ id, name }): readonly UnsuitedChoice[] => {
        const answer = dietaryAnswer(fit, { ...noChoice, [kind]: [id] });
        return answer === "suits" ? [] : [{ name, answer }];
      }),
  );
  const worstFirst = (["unsuited", "not-stated"] as const).flatMap((answer) =>
    all.filter((each) => each.answer === answer),
  );
  return worstFirst.filter(({ name }, at) => worstFirst.findIndex((other) => other.name === name) === at);
}
