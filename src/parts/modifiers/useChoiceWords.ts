import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ChoiceHint, SelectionProblem } from "../../domain/menu/selectionOffer.ts";

interface ChoiceWords {
  readonly hint: (hint: ChoiceHint) => string;
  readonly problem: (problem: SelectionProblem) => string;
}

/** The sentences of S9. */
export function useChoiceWords(): ChoiceWords {
  const { t } = useLingui();
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
    problem: ({ groupName, minimum }) =>
      t`Minimum selection of ${groupName} is ${plural(minimum, { one: "# item", other: "# items" })}.`,
  };
}
