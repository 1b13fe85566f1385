import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import { PaymentName } from "../../parts/payment-methods/PaymentName.tsx";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { useSurchargeWords } from "./useSurchargeWords.ts";

export function PaymentChoice({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const name = useId();
  const offered = useAtomValue(offeredPaymentsAtom);
  const [payment, setPayment] = useAtom(paymentAtom);
  const surchargeWords = useSurchargeWords();
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`}>
      {offered.map((method) => (
        <ChoiceRow
          key={method}
          type="radio"
          name={name}
          label={<PaymentName method={method} />}
          hint={surchargeWords(method)}
          checked={method === payment}
          onChange={() => setPayment(method)}
          disabled={disabled}
        />
      ))}
    </div>
  );
}
