import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { type WalletName, wallets } from "../../domain/payment/wallet.ts";
import { PaymentName } from "../../parts/payment-methods/PaymentName.tsx";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { usePressHold } from "./usePressHold.ts";

/** A wallet that this device has comes first: one press chooses it and pays. */
export function ExpressPay({ disabled }: { readonly disabled: boolean }) {
  const offered = useAtomValue(offeredPaymentsAtom);
  const hold = usePressHold();
  const choose = useSetAtom(paymentAtom);
  const there = wallets.filter((name) => offered.includes(name));
  if (there.length === 0) return null;
  // Not a submit button itself: Enter in a field would press the form's first one.
  const pay = (name: WalletName) => (event: MouseEvent<HTMLButtonElement>) => {
    choose(name);
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  return (
    <div className="express-pay">
      {there.map((name) => (
        <ActionButton key={name} wide {...hold} disabled={disabled} onClick={pay(name)}>
          <Trans>
            Pay with <PaymentName method={name} />
          </Trans>
        </ActionButton>
      ))}
    </div>
  );
}
