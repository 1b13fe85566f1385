import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import type { PaymentHint, PaymentMethodPart } from "../../parts/payment-method/paymentMethod.ts";
import { PaymentName } from "../../parts/payment-methods/PaymentName.tsx";
import { paymentMethods } from "../../parts/payment-methods/paymentMethods.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { useSurchargeWords } from "./useSurchargeWords.ts";

interface PaymentRowProps {
  readonly part: PaymentMethodPart;
  /** Of the group. */
  readonly name: string;
  readonly surcharge: string | undefined;
  readonly disabled: boolean;
}

const useNoHint = (): PaymentHint | null => null;

export function PaymentChoice({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const name = useId();
  const offered = useAtomValue(offeredPaymentsAtom);
  const surchargeWords = useSurchargeWords();
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`}>
      {paymentMethods
        .filter(({ method }) => offered.includes(method))
        .map((part) => (
          <PaymentRow
            key={part.method}
            part={part}
            name={name}
            surcharge={surchargeWords(part.method)}
            disabled={disabled}
          />
        ))}
    </div>
  );
}

function PaymentRow({ part: { method, useHint = useNoHint }, name, surcharge, disabled }: PaymentRowProps) {
  const [payment, setPayment] = useAtom(paymentAtom);
  const hint = useHint();
  return (
    <ChoiceRow
      type="radio"
      name={name}
      label={<PaymentName method={method} />}
      hint={hint?.words ?? surcharge}
      checked={method === payment}
      onChange={() => setPayment(method)}
      disabled={disabled || (hint?.isBarred ?? false)}
    />
  );
}
