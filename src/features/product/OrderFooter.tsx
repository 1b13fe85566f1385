import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { useChoiceWords } from "../../parts/modifiers/useChoiceWords.ts";
import { Price } from "../../parts/money/Price.tsx";
import { Button } from "../../ui/Button.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./OrderFooter.css?inline";

registerSheet(css);

interface OrderFooterProps {
  readonly total: Cents;
  readonly quantity: number;
  readonly most: number;
  readonly onQuantity: (quantity: number) => void;
  readonly problem: SelectionProblem | null;
  /** R40: more of the product than a cart may hold. */
  readonly isTooMany: boolean;
  /** It is in the cart already. */
  readonly isChange: boolean;
  /** The diner wants to go on, and something is still missing. */
  readonly onUnmet: () => void;
  readonly onPut: () => void;
  /** Null where the cross above is the cancel button: a phone has no room for both. */
  readonly onCancel: (() => void) | null;
}

export function OrderFooter({ total, quantity, most, onQuantity, problem, onUnmet, ...order }: OrderFooterProps) {
  const { t } = useLingui();
  const words = useChoiceWords();
  const noteId = useId();
  const { isTooMany, isChange, onPut, onCancel } = order;
  return (
    <div className="order-footer">
      <p role="status" className="order-footer__problem" id={noteId}>
        {problem && words.problem(problem)}
      </p>
      <QuantityStepper
        value={quantity}
        min={1}
        max={most}
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
          aria-disabled={problem !== null || isTooMany}
          aria-describedby={noteId}
          // Captured: a button that is told to be disabled answers no click, yet this one shows what is missing.
          onClickCapture={() => problem && onUnmet()}
          onClick={onPut}
          trailing={isTooMany ? undefined : <Price amount={total} />}
        >
          <PutWords isTooMany={isTooMany} isChange={isChange} />
        </Button>
      </div>
    </div>
  );
}

function PutWords({ isTooMany, isChange }: Pick<OrderFooterProps, "isTooMany" | "isChange">) {
  if (isTooMany) return <Trans>Maximum quantity exceeded</Trans>;
  return isChange ? <Trans>Update cart</Trans> : <Trans>Add to cart</Trans>;
}
