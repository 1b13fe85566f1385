import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import type { Placement } from "../../domain/checkout/placement.ts";
import { useChosenForm } from "../../parts/payment-methods/useChosenForm.ts";
import { placementAtom } from "../../state/checkout/placement.atoms.ts";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { PaymentChoice } from "./PaymentChoice.tsx";
import { Section } from "./Section.tsx";

/** The payment. A declined card is told here, where another can be entered. */
export function PaymentSection({ disabled }: { readonly disabled: boolean }) {
  const Form = useChosenForm();
  const placement = useAtomValue(placementAtom);
  const formRef = useRef<HTMLDivElement>(null);
  useFocusOnDeclined(formRef, placement);
  return (
    <Section heading={<Trans>Payment</Trans>}>
      <PaymentChoice disabled={disabled} />
      {Form && (
        <div className="checkout__payment-form" ref={formRef}>
          {placement.kind === "failed" && <OrderNotPlaced message={placement.message} />}
          <Form />
        </div>
      )}
    </Section>
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
