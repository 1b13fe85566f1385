import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useRef } from "react";
import type { Placement } from "../../domain/checkout/placement.ts";
import { CardForm } from "../../parts/card-form/CardForm.tsx";
import { placementAtom } from "../../state/checkout/placement.atoms.ts";
import { paymentAtom } from "../../state/payment/payment.atoms.ts";
import { Failure } from "./Failure.tsx";
import { PaymentChoice } from "./PaymentChoice.tsx";
import { Section } from "./Section.tsx";

/** How the order is paid; a card that was declined is told here, where another can be given. */
export function PaymentSection({ disabled }: { readonly disabled: boolean }) {
  const payment = useAtomValue(paymentAtom);
  const placement = useAtomValue(placementAtom);
  const cardRef = useRef<HTMLDivElement>(null);
  useFocusOnDeclined(cardRef, placement);
  return (
    <Section heading={<Trans>Payment</Trans>}>
      <PaymentChoice disabled={disabled} />
      {payment === "card" && (
        <div className="checkout__card" ref={cardRef}>
          {placement.kind === "failed" && <Failure message={placement.message} />}
          <CardForm />
        </div>
      )}
    </Section>
  );
}

/** The refusal in the middle of the window, and below it the number that is to be typed again. */
function useFocusOnDeclined(cardRef: RefObject<HTMLElement | null>, placement: Placement): void {
  useEffect(() => {
    const card = cardRef.current;
    if (placement.kind !== "failed" || !card) return;
    card.firstElementChild?.scrollIntoView({ block: "center" });
    card.querySelector<HTMLElement>('[autocomplete="cc-number"]')?.focus({ preventScroll: true });
  }, [cardRef, placement]);
}
