import { type DietaryKind, dietaryKinds, isMarked } from "./dietary.ts";
import type { DietaryChoice, DietaryChoices, DietaryFit, EntryFit } from "./menu.ts";

/** A dietary choice that a card shows if its product suits it. */
export interface CardDiet extends DietaryChoice {
  readonly kind: DietaryKind;
  /** Lower is more important. */
  readonly rank: number;
}

const vegan = /vegan|纯素|全素/i;

/** The diets that most diners look for, by their names: that a burger is free of sesame helps only those who ask. */
const telling = [vegan, /vegetarian|素食|蛋奶素/i, /gluten[ -]?free|无麸质/i, /halal|清真/i];
const [askedRank, vegetarianRank] = [-1, 1];

/** The diets worth a sign on the cards of a menu: first those that were asked for, then the telling ones. */
export function cardDiets(offered: DietaryChoices, asked: DietaryFit): readonly CardDiet[] {
  const ranked = dietaryKinds.flatMap((kind) =>
    offered[kind].flatMap(({ id, name }): readonly CardDiet[] => {
      const isAsked = asked[kind].includes(id);
      const at = telling.findIndex((names) => names.test(name));
      return isAsked || at >= 0 ? [{ id, name, kind, rank: isAsked ? askedRank : at }] : [];
    }),
  );
  return ranked.sort((one, other) => one.rank - other.rank);
}

/** Two at most, because more would clutter the card; the product's dialog lists all. Each name once. */
export function dietsOf(fit: EntryFit, diets: readonly CardDiet[]): readonly CardDiet[] {
  const suited = diets.filter(({ kind, id }) => isMarked(fit, kind, id));
  // What is vegan is vegetarian anyway.
  const isVegan = suited.some(({ name }) => vegan.test(name));
  const fitting = suited.filter(({ rank }) => !(isVegan && rank === vegetarianRank));
  return fitting.filter(({ name }, at) => fitting.findIndex((diet) => diet.name === name) === at).slice(0, 2);
}
