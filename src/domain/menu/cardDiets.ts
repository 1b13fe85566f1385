import type { DietaryChoice, DietaryChoices, DietaryFit } from "./menu.ts";

/** A dietary choice that a card shows if its product suits it. */
export interface CardDiet extends DietaryChoice {
  readonly kind: keyof DietaryFit;
  /** Vegetarian, and not asked for: says nothing on a vegan product. */
  readonly yields: boolean;
}

const [vegan, vegetarian] = [/vegan|纯素|全素/i, /vegetarian|素食|蛋奶素/i];

/** The diets that most diners look for, by their names: that a burger is free of sesame helps only those who ask. */
const telling = [vegan, vegetarian, /gluten[ -]?free|无麸质/i, /halal|清真/i];

const kinds = ["preferences", "allergies", "intolerances"] as const;

/** The diets worth a sign on the cards of a menu, the most important first: those that were asked for, then the telling. */
export function cardDiets(offered: DietaryChoices, asked: DietaryFit): readonly CardDiet[] {
  const all = kinds.flatMap((kind) => offered[kind].map((choice) => ({ ...choice, kind, yields: false })));
  const isAsked = ({ kind, id }: CardDiet) => asked[kind].includes(id);
  const rest = all.filter((diet) => !isAsked(diet));
  return [
    ...all.filter(isAsked),
    ...telling.flatMap((names) =>
      rest.filter(({ name }) => names.test(name)).map((diet) => ({ ...diet, yields: names === vegetarian })),
    ),
  ];
}

/** Two at most, because more would clutter the card; the product's dialog lists all. Each name once. */
export function dietsOf(fit: DietaryFit, diets: readonly CardDiet[]): readonly CardDiet[] {
  const suited = diets.filter(({ kind, id }) => fit[kind].includes(id));
  const isVegan = suited.some(({ name }) => vegan.test(name));
  return suited
    .filter(({ name, yields }, at) => {
      return !(yields && isVegan) && suited.findIndex((diet) => diet.name === name) === at;
    })
    .slice(0, 2);
}
