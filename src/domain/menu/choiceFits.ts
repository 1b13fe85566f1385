import { type DietaryKind, dietaryKinds } from "./dietary.ts";
import type { DietaryFit, Menu, Modifier, ProductId } from "./menu.ts";
import type { DietaryAnswer } from "./worstAnswer.ts";

/** What the choices of a menu say about dietary needs. */
export interface ChoiceFits {
  /** Says nothing at all, like "Medium rare". */
  readonly isSilent: (modifier: Modifier) => boolean;
  readonly answerOf: (modifier: Modifier, kind: DietaryKind, id: string) => DietaryAnswer;
}

type Dishes = Pick<Menu, "groups" | "categories">;

/** Which kinds the menu's choices state themselves. */
export function kindsStated({ groups }: Dishes): Readonly<Record<DietaryKind, boolean>> {
  const modifiers = [...groups.values()].flatMap((group) => group.modifiers);
  const has = (kind: DietaryKind) => modifiers.some(({ fit }) => fit[kind].length > 0);
  return { allergies: has("allergies"), intolerances: has("intolerances"), preferences: has("preferences") };
}

/** What a choice states: of each kind, what it says itself, else what the menu says of the product that it stands for. */
export function statedBy({ categories }: Dishes): (modifier: Modifier) => DietaryFit {
  const entries = new Map<ProductId, DietaryFit>();
  for (const { productId, fit } of categories.flatMap((category) => category.entries)) {
    if (!entries.has(productId)) entries.set(productId, fit);
  }
  return ({ fit, linkedProductId }) => {
    const entry = linkedProductId === null ? undefined : entries.get(linkedProductId);
    const ownOr = (kind: DietaryKind) => (fit[kind].length > 0 ? fit[kind] : (entry?.[kind] ?? []));
    return {
      allergies: ownOr("allergies"),
      intolerances: ownOr("intolerances"),
      preferences: ownOr("preferences"),
    };
  };
}

export function statesNothing(stated: DietaryFit): boolean {
  return dietaryKinds.every((kind) => stated[kind].length === 0);
}

/** Null if no choice of the menu says anything: then none is marked (R102). */
export function choiceFits(menu: Dishes): ChoiceFits | null {
  const hasKind = kindsStated(menu);
  if (dietaryKinds.every((kind) => !hasKind[kind])) return null;
  const allOf = statedBy(menu);
  const statedOf = (modifier: Modifier): DietaryFit => {
    const all = allOf(modifier);
    return {
      allergies: hasKind.allergies ? all.allergies : [],
      // A product states these even where no choice does.
      intolerances: all.intolerances,
      preferences: hasKind.preferences ? all.preferences : [],
    };
  };
  const isSilent = (modifier: Modifier) => statesNothing(statedOf(modifier));
  return {
    isSilent,
    answerOf(modifier, kind, id) {
      const stated = statedOf(modifier);
      if (stated[kind].includes(id)) return "suits";
      const isStated = stated[kind].length > 0 || (kind === "preferences" && !isSilent(modifier));
      if (isStated && (hasKind[kind] || kind === "intolerances")) return "unsuited";
      return hasKind[kind] ? "not-stated" : "suits";
    },
  };
}
