import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import type { Translate } from "../translate.ts";
import { dietarySigns } from "./dietarySigns.ts";

/**
 * The diets that a product suits: short signs on the screen, then their full names for screen readers. Two at most,
 * because more would clutter the card; the product's dialog lists all of them. The names are one text, because a button
 * contains no named parts.
 */
export function dietaryMarks(translate: Translate, fit: DietaryFit, offered: DietaryChoices): readonly ReactNode[] {
  const signs = dietarySigns(offered);
  const [first, second] = choicesSuited(fit, offered).map(({ name }) => name);
  const mark = (name: string | undefined) => name && Pill({ tone: "mark", meaning: name, children: signs.get(name) });
  const names = first && second ? translate(msg`${first}, ${second}`) : first;
  return [mark(first), mark(second), names && <span className="visually-hidden">{names}</span>];
}
