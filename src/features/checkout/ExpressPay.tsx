import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { PaymentName } from "../../parts/payment/PaymentName.tsx";
import type { PaymentMethodPart } from "../../parts/payment/paymentMethods.tsx";
import { paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { usePressBlock } from "./usePressBlock.ts";

interface ExpressPayProps {
  readonly part: PaymentMethodPart;
  readonly disabled: boolean;
}

/** A wallet's button: one press chooses the wallet and pays. Browsers that have Apple's button draw it themselves. */
export function ExpressPay({ part: { method, buttonMark }, disabled }: ExpressPayProps) {
  const { isBusy, isBlocked } = usePressBlock();
  const choose = useSetAtom(paymentAtom);
  // Not a submit button: Enter in a field clicks the form's first submit button.
  const pay = (event: MouseEvent<HTMLButtonElement>) => {
    choose(method);
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  return (
    <ActionButton name={method} busy={isBusy} aria-disabled={isBlocked} disabled={disabled} onClick={pay}>
      <VisuallyHidden>
        <Trans>
          Pay with <PaymentName method={method} />
        </Trans>
      </VisuallyHidden>
      <span aria-hidden="true">{buttonMark}</span>
    </ActionButton>
  );
}
