import type { ReactNode } from "react";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import { dietarySigns } from "./dietarySigns.ts";

/**
 * The diets that a product suits: short signs on the screen, full names for screen readers and tooltips. Two at most,
 * because more would clutter the card; the product's dialog lists all of them.
 */
export function dietaryMarks(fit: DietaryFit, offered: DietaryChoices): readonly [ReactNode?, ReactNode?] {
  const signs = dietarySigns(offered);
  const [first, second] = choicesSuited(fit, offered).map(({ name }) =>
    Pill({ tone: "mark", name, children: signs.get(name) }),
  );
  return [first, second];
}
