import type { DietaryKind } from "./dietary.ts";
import type { DietaryFit, Menu, Modifier, ProductId } from "./menu.ts";
import type { DietaryAnswer } from "./worstAnswer.ts";

/** What the choices of a menu say about dietary needs. */
export interface ChoiceFits {
  /** Says nothing at all, like "Medium rare". */
  readonly isSilent: (modifier: Modifier) => boolean;
  readonly answerOf: (modifier: Modifier, kind: DietaryKind, id: string) => DietaryAnswer;
}

/** Null if no choice of the menu says anything: then none is marked (R102). */
export function choiceFits({ groups, categories }: Pick<Menu, "groups" | "categories">): ChoiceFits | null {
  const modifiers = [...groups.values()].flatMap((group) => group.modifiers);
  const hasKind = {
    preferences: modifiers.some(({ fit }) => fit.preferences.length > 0),
    allergies: modifiers.some(({ fit }) => fit.allergies.length > 0),
  };
  if (!hasKind.preferences && !hasKind.allergies) return null;
  const entries = new Map<ProductId, DietaryFit>();
  for (const { productId, fit } of categories.flatMap((category) => category.entries)) {
    if (!entries.has(productId)) entries.set(productId, fit);
  }
  const statedBy = ({ fit, linkedProductId }: Modifier): DietaryFit => {
    const entry = linkedProductId === null ? undefined : entries.get(linkedProductId);
    const ownOr = (kind: keyof typeof hasKind) => (fit[kind].length > 0 ? fit[kind] : (entry?.[kind] ?? []));
    return {
      preferences: hasKind.preferences ? ownOr("preferences") : [],
      allergies: hasKind.allergies ? ownOr("allergies") : [],
      // Only a product can state these.
      intolerances: entry?.intolerances ?? [],
    };
  };
  const isSilent = (modifier: Modifier) => Object.values(statedBy(modifier)).every((ids) => ids.length === 0);
  return {
    isSilent,
    answerOf(modifier, kind, id) {
      const stated = statedBy(modifier);
      if (stated[kind].includes(id)) return "suits";
      if (kind === "intolerances") return stated[kind].length > 0 ? "unsuited" : "suits";
      if (!hasKind[kind]) return "suits";
      const isStated = kind === "preferences" ? !isSilent(modifier) : stated[kind].length > 0;
      return isStated ? "unsuited" : "not-stated";
    },
  };
}
