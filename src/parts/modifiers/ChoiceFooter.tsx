import { type ReactNode, useId } from "react";
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
  /** Disabled for another reason than missing choices. */
  readonly isBarred: boolean;
  /** The diner pressed the button while something is missing. */
  readonly onUnmet?: () => void;
  readonly onPut: () => void;
  /** Null where it can't be computed. */
  readonly amount: Cents | null;
  /** Before the button. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** Below the choices: what is still missing, and the button. */
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
          // In the capture phase: a disabled button handles no click, but this one then shows what is missing.
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
