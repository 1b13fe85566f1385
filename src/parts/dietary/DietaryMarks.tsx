import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import { dietarySigns } from "./dietarySigns.ts";

interface DietaryMarksProps {
  readonly fit: DietaryFit;
  readonly offered: DietaryChoices;
}

/** The diets that a product suits: short signs on the screen, whole names for screen readers and tooltips. */
export function DietaryMarks({ fit, offered }: DietaryMarksProps) {
  const signs = dietarySigns(offered);
  return choicesSuited(fit, offered).map(({ name }) => (
    <Pill key={name} tone="mark" name={name}>
      {signs.get(name)}
    </Pill>
  ));
}
