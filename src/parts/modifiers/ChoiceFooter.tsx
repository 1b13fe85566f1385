import { type ReactNode, useId } from "react";
import type { SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { Price } from "../money/Price.tsx";
import css from "./ChoiceFooter.css?inline";
import { useChoiceWords } from "./useChoiceWords.ts";

registerSheet(css);

interface ChoiceFooterProps {
  readonly problem: SelectionProblem | null;
  /** For another reason than what is still to be chosen. */
  readonly isBarred: boolean;
  /** The diner wants to go on, and something is still missing. */
  readonly onUnmet?: () => void;
  readonly onPut: () => void;
  /** Null where it can't be said. */
  readonly amount: Cents | null;
  /** Before the button. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** Below what is chosen: what is still missing, and the button that takes it. */
export function ChoiceFooter({ problem, isBarred, onUnmet, onPut, amount, beside, children }: ChoiceFooterProps) {
  const words = useChoiceWords();
  const noteId = useId();
  return (
    <div className="choice-footer">
      <p role="status" className="choice-footer__problem" id={noteId}>
        {problem && words.problem(problem)}
      </p>
      {beside}
      <div className="choice-footer__put">
        <ActionButton
          wide
          aria-disabled={problem !== null || isBarred}
          aria-describedby={noteId}
          // Captured: a button that is told to be disabled answers no click, yet this one shows what is missing.
          onClickCapture={() => problem && onUnmet?.()}
          onClick={onPut}
          trailing={amount === null ? undefined : <Price amount={amount} />}
        >
          {children}
        </ActionButton>
      </div>
    </div>
  );
}
