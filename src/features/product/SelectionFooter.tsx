import { Trans, useLingui } from "@lingui/react/macro";
import type { UnsuitedChoice } from "../../domain/menu/dietaryAnswer.ts";
import type { SelectionProblem } from "../../domain/menu/selectionOffer.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { ChoiceFooter } from "../../parts/modifiers/ChoiceFooter.tsx";
import { Button } from "../../ui/Button.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";

interface SelectionFooterProps {
  readonly total: Cents;
  readonly quantity: number;
  readonly most: number;
  readonly onQuantity: (quantity: number) => void;
  readonly problem: SelectionProblem | null;
  /** What the chosen choices bring that the diner avoids. */
  readonly ofChoices: readonly UnsuitedChoice[];
  /** R40: true if the quantity exceeds what a cart may have of the product. */
  readonly isTooMany: boolean;
  /** True if the dialog edits a line that is already in the cart. */
  readonly isChange: boolean;
  readonly onUnmet: () => void;
  readonly onPut: () => void;
  /** Null if the close button at the top also cancels: a phone has no room for both. */
  readonly onCancel: (() => void) | null;
}

export function SelectionFooter({
  total,
  quantity,
  most,
  onQuantity,
  isTooMany,
  isChange,
  onCancel,
  ...put
}: SelectionFooterProps) {
  const { t } = useLingui();
  return (
    <ChoiceFooter
      {...put}
      isBlocked={isTooMany}
      amount={isTooMany ? null : total}
      beside={
        <>
          <QuantityStepper
            label={t`Quantity`}
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
        </>
      }
    >
      <PutText isTooMany={isTooMany} isChange={isChange} />
    </ChoiceFooter>
  );
}

function PutText({ isTooMany, isChange }: Pick<SelectionFooterProps, "isTooMany" | "isChange">) {
  if (isTooMany) return <Trans>Maximum quantity exceeded</Trans>;
  return isChange ? <Trans>Update cart</Trans> : <Trans>Add to cart</Trans>;
}
