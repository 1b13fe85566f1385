import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import { type Cents, timesCents } from "../../domain/money/cents.ts";
import { useChoiceWords } from "../../parts/modifiers/useChoiceWords.ts";
import { Price } from "../../parts/money/Price.tsx";
import { Button } from "../../ui/Button.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./OrderFooter.css?inline";

registerSheet(css);

/** Spec, section 9. */
const mostOfOne = 20;

interface OrderFooterProps {
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly problem: SelectionProblem | null;
  /** The diner wants to go on, and something is still missing. */
  readonly onUnmet: () => void;
  /** Null where the cross above is the cancel button: a phone has no room for both. */
  readonly onCancel: (() => void) | null;
}

export function OrderFooter({ unitPrice, quantity, onQuantity, problem, onUnmet, onCancel }: OrderFooterProps) {
  const { t } = useLingui();
  const words = useChoiceWords();
  const noteId = useId();
  return (
    <div className="order-footer">
      <div className="order-footer__note" id={noteId}>
        <p role="status" className="order-footer__problem">
          {problem && words.problem(problem)}
        </p>
        <p>
          <Trans>Ordering online opens soon.</Trans>
        </p>
      </div>
      <QuantityStepper
        value={quantity}
        min={1}
        max={mostOfOne}
        onChange={onQuantity}
        decreaseLabel={t`Decrease quantity`}
        increaseLabel={t`Increase quantity`}
      />
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <div className="order-footer__add">
        <Button
          wide
          aria-disabled
          aria-describedby={noteId}
          // Captured: a button that is told to be disabled answers no click, yet this one shows what is missing.
          onClickCapture={() => problem && onUnmet()}
          trailing={<Price amount={timesCents(unitPrice, quantity)} />}
        >
          <Trans>Add to cart</Trans>
        </Button>
      </div>
    </div>
  );
}
