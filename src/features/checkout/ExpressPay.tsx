import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { PaymentName } from "../../parts/payment-methods/PaymentName.tsx";
import { paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { usePressBlock } from "./usePressBlock.ts";

interface ExpressPayProps {
  readonly method: PaymentMethod;
  readonly disabled: boolean;
}

/** A wallet's button: one press chooses the wallet and pays. Browsers that have Apple's button draw it themselves. */
export function ExpressPay({ method, disabled }: ExpressPayProps) {
  const hold = usePressBlock();
  const choose = useSetAtom(paymentAtom);
  // Not a submit button: Enter in a field clicks the form's first submit button.
  const pay = (event: MouseEvent<HTMLButtonElement>) => {
    choose(method);
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  return (
    <ActionButton name={method} {...hold} disabled={disabled} onClick={pay}>
      <VisuallyHidden>
        <Trans>
          Pay with <PaymentName method={method} />
        </Trans>
      </VisuallyHidden>
      <span aria-hidden="true">{method === "google-pay" ? "G Pay" : <Trans>Pay</Trans>}</span>
    </ActionButton>
  );
}
