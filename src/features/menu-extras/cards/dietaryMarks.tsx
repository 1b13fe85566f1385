import { msg } from "@lingui/core/macro";
import { type CardDiet, cardDiets, dietsOf } from "../../../domain/menu/cardDiets.ts";
import type { CardDietary, MenuExtras } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { Pill } from "../../../ui/Pill.tsx";
import { dietarySigns } from "../../../views/dietary/dietarySigns.ts";

const cache = new WeakMap<CardDietary, readonly CardDiet[]>();

/** The same for all cards of a menu. */
function dietsFor(dietary: CardDietary): readonly CardDiet[] {
  const diets = cache.get(dietary) ?? cardDiets(dietary.offered, dietary.asked);
  cache.set(dietary, diets);
  return diets;
}

/**
 * The diets that a product suits: short signs on the screen, then their full names for screen readers. The names are one
 * text, because a button contains no named parts.
 */
export const dietaryMarks: MenuExtras["dietaryMarks"] = (translate, fit, dietary) => {
  if (!dietary) return [];
  const signs = dietarySigns(dietary.offered);
  const [first, second] = dietsOf(fit, dietsFor(dietary)).map(({ name }) => name);
  const mark = (name: string | undefined) => name && Pill({ tone: "mark", meaning: name, children: signs.get(name) });
  const names = first && second ? translate(msg`${first}, ${second}`) : first;
  return [mark(first), mark(second), names && <span className="visually-hidden">{names}</span>];
};
