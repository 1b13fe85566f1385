import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../state/checkout/checkout.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";

export function PaymentChoice({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const name = useId();
  const offered = useAtomValue(offeredPaymentsAtom);
  const [payment, setPayment] = useAtom(paymentAtom);
  const labels: Readonly<Record<PaymentMethod, string>> = {
    "room-charge": t`Charge to room`,
    card: t`Card`,
    points: t`Points`,
    cash: t`Cash on pickup`,
    alipay: t`Alipay`,
    wechat: t`WeChat Pay`,
    "apple-pay": t`Apple Pay`,
    "google-pay": t`Google Pay`,
  };
  return (
    <div role="radiogroup" aria-label={t`How would you like to pay?`}>
      {offered.map((method) => (
        <ChoiceRow
          key={method}
          type="radio"
          name={name}
          label={labels[method]}
          checked={method === payment}
          onChange={() => setPayment(method)}
          disabled={disabled}
        />
      ))}
    </div>
  );
}
