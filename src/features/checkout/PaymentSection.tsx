import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import type { Placement } from "../../domain/checkout/placement.ts";
import { useChosenForm } from "../../parts/payment-methods/useChosenForm.ts";
import { placementAtom } from "../../state/checkout/placement.atoms.ts";
import { isPaymentFilledInAtom } from "../../state/payment/payment.atoms.ts";
import { PaidByWords } from "./ChosenWords.tsx";
import { FoldingSection } from "./FoldingSection.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { PaymentChoice } from "./PaymentChoice.tsx";
import type { Folding } from "./useFolding.ts";

interface PaymentSectionProps {
  /** Its place in the form. */
  readonly part: number;
  readonly folding: Folding;
  readonly disabled: boolean;
}

/** The payment. A declined card is told here, where another can be entered. */
export function PaymentSection({ part, folding, disabled }: PaymentSectionProps) {
  const Form = useChosenForm();
  const placement = useAtomValue(placementAtom);
  const formRef = useRef<HTMLDivElement>(null);
  useFocusOnDeclined(formRef, placement);
  const isFilledIn = useAtomValue(isPaymentFilledInAtom);
  return (
    <FoldingSection
      part={part}
      folding={folding}
      heading={<Trans>Payment</Trans>}
      chosen={isFilledIn && placement.kind !== "failed" ? <PaidByWords /> : null}
      disabled={disabled}
    >
      <PaymentChoice disabled={disabled} />
      {Form && (
        <div className="checkout__payment-form" ref={formRef}>
          {placement.kind === "failed" && <OrderNotPlaced placement={placement} />}
          <Form />
        </div>
      )}
    </FoldingSection>
  );
}

/** Scrolls the refusal to the middle of the window, and focuses the first field that has to be entered again. */
function useFocusOnDeclined(formRef: RefObject<HTMLElement | null>, placement: Placement): void {
  useEffect(() => {
    const form = formRef.current;
    if (placement.kind !== "failed" || !form) return;
    form.firstElementChild?.scrollIntoView({ block: "center" });
    const fields = [...form.querySelectorAll("input")];
    fields.find(({ value }) => value === "")?.focus({ preventScroll: true });
  }, [formRef, placement]);
}
