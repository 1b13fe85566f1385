import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import { dietarySigns } from "./dietarySigns.ts";

interface DietaryMarksProps {
  readonly fit: DietaryFit;
  readonly offered: DietaryChoices;
}

/** More would be read by nobody; its dialog names all of them. */
const mostOnCard = 2;

/** Diets that a product suits: short signs on the screen, whole names for screen readers and tooltips. */
export function DietaryMarks({ fit, offered }: DietaryMarksProps) {
  const signs = dietarySigns(offered);
  return choicesSuited(fit, offered)
    .slice(0, mostOnCard)
    .map(({ name }) => (
      <Pill key={name} tone="mark" name={name}>
        {signs.get(name)}
      </Pill>
    ));
}
