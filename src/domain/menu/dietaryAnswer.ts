import { type DietaryKind, dietaryKinds, suitsOne } from "./dietary.ts";
import type { DietaryChoices, DietaryFit, EntryFit } from "./menu.ts";
import { type DietaryAnswer, worstAnswer } from "./worstAnswer.ts";

/**
 * What the menu says about an entry and one dietary need. A dish without any allergy or intolerance information never
 * counts as safe, only as "not stated". A missing preference, however, means that the dish doesn't suit it.
 */
function answerTo(fit: EntryFit, kind: DietaryKind, id: string): DietaryAnswer {
  if (suitsOne(fit, kind, id)) return "suits";
  const { forced } = fit;
  if (forced?.unsuited[kind].includes(id)) return "unsuited";
  if (fit[kind].includes(id)) return "not-stated";
  return kind === "preferences" || fit[kind].length > 0 ? "unsuited" : "not-stated";
}

/** What the menu says about an entry and all of the chosen needs: the worst. */
export function dietaryAnswer(fit: EntryFit, chosen: DietaryFit): DietaryAnswer {
  return worstAnswer(dietaryKinds.flatMap((kind) => chosen[kind].map((id) => answerTo(fit, kind, id))));
}

export interface UnsuitedChoice {
  readonly name: string;
  readonly answer: Exclude<DietaryAnswer, "suits">;
}

/** What isn't suited, then what isn't stated. Each name occurs once. */
export function worstFirst(all: readonly UnsuitedChoice[]): readonly UnsuitedChoice[] {
  const sorted = (["unsuited", "not-stated"] as const).flatMap((answer) =>
    all.filter((each) => each.answer === answer),
  );
  return sorted.filter(({ name }, at) => sorted.findIndex((other) => other.name === name) === at);
}

/** The chosen needs that something doesn't suit or state, in the menu's order. */
export function needsUnmet(
  chosen: DietaryFit,
  offered: DietaryChoices,
  answerOf: (kind: DietaryKind, id: string) => DietaryAnswer,
): readonly UnsuitedChoice[] {
  const all = dietaryKinds.flatMap((kind) =>
    offered[kind]
      .filter(({ id }) => chosen[kind].includes(id))
      .flatMap(({ id, name }): readonly UnsuitedChoice[] => {
        const answer = answerOf(kind, id);
        return answer === "suits" ? [] : [{ name, answer }];
      }),
  );
  return worstFirst(all);
}

/** The chosen needs that an entry doesn't suit, or says nothing about. */
export function choicesUnsuited(fit: EntryFit, chosen: DietaryFit, offered: DietaryChoices): readonly UnsuitedChoice[] {
  return needsUnmet(chosen, offered, (kind, id) => answerTo(fit, kind, id));
}
