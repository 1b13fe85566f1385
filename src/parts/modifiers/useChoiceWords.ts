import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { UnsuitedChoice } from "../../domain/menu/dietaryAnswer.ts";
import type { ChoiceHint, SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import { useStoreText } from "../language/useStoreText.ts";

interface ChoiceWords {
  readonly hint: (hint: ChoiceHint) => string;
  readonly problem: (problem: SelectionProblem) => string;
  /** A sentence for what the chosen choices don't suit, and one for what they don't state. */
  readonly ofChoices: (ofChoices: readonly UnsuitedChoice[]) => readonly string[];
}

/** The sentences of S9 and R102. */
export function useChoiceWords(): ChoiceWords {
  const { t, i18n } = useLingui();
  const storeText = useStoreText();
  const namesOf = (ofChoices: readonly UnsuitedChoice[], wanted: UnsuitedChoice["answer"]) =>
    ofChoices
      .filter(({ answer }) => answer === wanted)
      .map(({ name }) => name)
      .join(i18n.locale === "en" ? ", " : "、");
  return {
    hint: (hint) => {
      if (hint.kind === "between") {
        const { least, most } = hint;
        return t`Select ${least} to ${most}`;
      }
      const { kind, count } = hint;
      if (kind === "exactly") return t`Select ${count}`;
      return kind === "up-to" ? t`Select up to ${count}` : t`Select at least ${count}`;
    },
    problem: ({ groupName: plain, minimum }) => {
      const groupName = storeText(plain);
      return t`Minimum selection of ${groupName} is ${plural(minimum, { one: "# item", other: "# items" })}.`;
    },
    ofChoices: (ofChoices) => {
      const [unsuited, notStated] = [namesOf(ofChoices, "unsuited"), namesOf(ofChoices, "not-stated")];
      return [
        ...(unsuited ? [t`Your choices don't suit: ${unsuited}`] : []),
        ...(notStated ? [t`Not stated for your choices: ${notStated}`] : []),
      ];
    },
  };
}
