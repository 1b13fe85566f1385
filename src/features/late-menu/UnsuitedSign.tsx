import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { dietaryAnswer } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./UnsuitedSign.css?inline";

registerSheet(css);

/** On a dish that is shown although the dietary choices don't speak for it. */
export function UnsuitedSign({ fit }: { readonly fit: DietaryFit }) {
  const { t } = useLingui();
  const answer = dietaryAnswer(fit, useAtomValue(dietaryFilterAtom));
  const areLoaded = useAtomValue(areOrderWordsLoadedAtom);
  if (answer === "suits" || !areLoaded) return null;
  return (
    <span className="unsuited-sign">
      <Pill tone="mark">{answer === "not-stated" ? t`Not stated` : t`Doesn't suit you`}</Pill>
    </span>
  );
}
