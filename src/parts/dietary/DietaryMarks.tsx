import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./DietaryMarks.css?inline";
import { dietarySigns } from "./dietarySigns.ts";

registerSheet(css);

interface DietaryMarksProps {
  readonly fit: DietaryFit;
  readonly offered: DietaryChoices;
}

/** What a product suits: short signs to the eye, whole names to the ear and to the pointer that rests. */
export function DietaryMarks({ fit, offered }: DietaryMarksProps) {
  const choices = choicesSuited(fit, offered);
  if (choices.length === 0) return null;
  const signs = dietarySigns(offered);
  return (
    <span className="dietary-marks">
      {choices.map(({ name }) => (
        <Pill key={name} tone="mark" name={name}>
          {signs.get(name)}
        </Pill>
      ))}
    </span>
  );
}
