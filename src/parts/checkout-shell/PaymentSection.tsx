import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Placement } from "../../domain/checkout/placement.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { cardForm } from "../../state/payment/card.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import type { CardPartProps } from "../card-form/cardPart.atoms.ts";
import { PaymentName, StoredCardName } from "../payment/PaymentName.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { FoldingSection } from "./FoldingSection.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import type { Folding } from "./useFolding.ts";

interface PaymentSectionProps {
  readonly config: CheckoutConfig;
  /** Its position in the form. */
  readonly part: number;
  readonly folding: Folding;
  /** How the order is paid. Null until that is filled in. */
  readonly chosen: ReactNode;
  /** The methods. The form of the chosen one is drawn in its row. */
  readonly choice: (form: ReactNode) => ReactNode;
  /** Null if the chosen method has none. */
  readonly Form: ComponentType<CardPartProps> | null;
  readonly disabled: boolean;
}

/** The payment. A declined card is reported here, where another can be entered. */
export function PaymentSection({ config, part, folding, chosen, choice, Form, disabled }: PaymentSectionProps) {
  const placement = useAtomValue(config.placing.placementAtom);
  const total = useAtomValue(config.totalAtom);
  const formRef = useRef<HTMLDivElement>(null);
  useFocusOnDeclined(formRef, placement);
  return (
    <FoldingSection
      part={part}
      folding={folding}
      heading={<Trans>Payment</Trans>}
      chosen={placement.kind === "failed" ? null : chosen}
      disabled={disabled}
    >
      {choice(
        Form && (
          <div className="checkout__payment-form" ref={formRef}>
            {placement.kind === "failed" && <OrderNotPlaced config={config} placement={placement} />}
            <Form total={total} />
          </div>
        ),
      )}
    </FoldingSection>
  );
}

/** Scrolls the refusal to the middle of the window, and focuses the first field to fill in again. */
function useFocusOnDeclined(formRef: RefObject<HTMLElement | null>, placement: Placement): void {
  useEffect(() => {
    const form = formRef.current;
    if (placement.kind !== "failed" || !form) return;
    form.firstElementChild?.scrollIntoView({ block: "center" });
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLDivElement>("input, .card-fields")];
    const isEmpty = (field: HTMLInputElement | HTMLDivElement) => !("value" in field) || field.value === "";
    fields.find(isEmpty)?.focus({ preventScroll: true });
  }, [formRef, placement]);
}

/** How the order is paid. Shows only as much of a card as distinguishes it from another. */
export function PaidByText({ method }: { readonly method: PaymentMethod }) {
  const card = useAtomValue(cardForm.checked);
  const stored = useAtomValue(storedCardAtom);
  if (method === "card" && stored) return <StoredCardName card={stored} />;
  if (method !== "card" || !card.ok) return <PaymentName method={method} />;
  const lastDigits = card.value.number.slice(-4);
  return <Trans>Card ending {lastDigits}</Trans>;
}
