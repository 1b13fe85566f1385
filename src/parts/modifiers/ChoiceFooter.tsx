import { type ReactNode, useId } from "react";
import type { UnsuitedChoice } from "../../domain/menu/dietaryAnswer.ts";
import type { SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./ChoiceFooter.css?inline";
import { useChoiceWords } from "./useChoiceWords.ts";

registerSheet(css);

interface ChoiceFooterProps {
  readonly problem: SelectionProblem | null;
  readonly ofChoices: readonly UnsuitedChoice[];
  /** The button is disabled for another reason than missing choices. */
  readonly isBlocked: boolean;
  /** Called when the diner presses the button while a choice is missing. */
  readonly onUnmet?: () => void;
  readonly onPut: () => void;
  /** Null if it can't be computed. */
  readonly amount: Cents | null;
  /** Shown before the button. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The footer below the choices: what is still missing, what they bring, and the button. */
export function ChoiceFooter(footer: ChoiceFooterProps) {
  const { problem, ofChoices, isBlocked, onUnmet, onPut, amount, beside, children } = footer;
  const words = useChoiceWords();
  const noteId = useId();
  return (
    <div className="choice-footer">
      <p role="status" className="choice-footer__problem" id={noteId}>
        {problem && words.problem(problem)}
        {words.ofChoices(ofChoices).map((sentence) => (
          <span key={sentence} className="choice-footer__unsuited">
            {sentence}
          </span>
        ))}
      </p>
      {beside}
      <div className="choice-footer__put">
        <ActionButton
          wide
          aria-disabled={problem !== null || isBlocked}
          aria-describedby={noteId}
          // In the capture phase: the disabled button handles no click, but a press still shows what is missing.
          onClickCapture={() => problem && onUnmet?.()}
          onClick={onPut}
          trailing={amount === null ? undefined : <PriceView amount={amount} />}
        >
          {children}
        </ActionButton>
      </div>
    </div>
  );
}
