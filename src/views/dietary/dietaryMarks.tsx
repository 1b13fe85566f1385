import type { ReactNode } from "react";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import { dietarySigns } from "./dietarySigns.ts";

/**
 * The diets that a product suits: short signs on the screen, then their full names for screen readers. Two at most,
 * because more would clutter the card; the product's dialog lists all of them. The names are one text, because a button
 * contains no named parts.
 */
export function dietaryMarks(fit: DietaryFit, offered: DietaryChoices): readonly ReactNode[] {
  const signs = dietarySigns(offered);
  const names = choicesSuited(fit, offered)
    .slice(0, 2)
    .map(({ name }) => name);
  const [first, second] = names.map((name) => Pill({ tone: "mark", meaning: name, children: signs.get(name) }));
  return [first, second, first && <span className="visually-hidden">{names.join(", ")}</span>];
}
