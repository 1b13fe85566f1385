import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { Fragment, useId } from "react";
import { StoredCards } from "../../parts/checkout-shell/StoredCards.tsx";
import { useDropRefusal } from "../../parts/checkout-shell/useDropRefusal.ts";
import { useSurchargeWords } from "../../parts/checkout-shell/useSurchargeWords.ts";
import { PaymentName } from "../../parts/payment/PaymentName.tsx";
import { type PaymentHint, type PaymentMethodPart, paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { foodPlacing } from "../../state/checkout/goods/foodGoods.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { ExpressPay } from "./ExpressPay.tsx";
import { foodCheckout } from "./foodCheckout.tsx";

interface PaymentRowProps {
  readonly part: PaymentMethodPart;
  /** The `name` of the group of radio buttons. */
  readonly name: string;
  readonly surcharge: string | undefined;
  readonly disabled: boolean;
}

/** Wallets, which the device or browser provides, are listed first. */
function isWallet({ settles }: PaymentMethodPart): boolean {
  return settles.kind === "token";
}

const useNoHint = (): PaymentHint | null => null;

export function PaymentChoice({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const name = useId();
  const offered = useAtomValue(offeredPaymentsAtom);
  const surchargeWords = useSurchargeWords(foodCheckout.surchargeHintAtom);
  const [payment, setPayment] = useAtom(paymentAtom);
  const dropRefusal = useDropRefusal(foodPlacing);
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`} onChange={dropRefusal}>
      {paymentMethods
        .filter(({ method }) => offered.includes(method))
        .sort((a, b) => Number(isWallet(b)) - Number(isWallet(a)))
        .map((part) => (
          <Fragment key={part.method}>
            {part.method === "card" && (
              <StoredCards
                name={name}
                surchargeWords={surchargeWords}
                isCard={payment === "card"}
                onCard={() => setPayment("card")}
                disabled={disabled}
              />
            )}
            <PaymentRow part={part} name={name} surcharge={surchargeWords(part.method)} disabled={disabled} />
          </Fragment>
        ))}
    </div>
  );
}

function PaymentRow({ part, name, surcharge, disabled }: PaymentRowProps) {
  const { method, useHint = useNoHint } = part;
  const [payment, setPayment] = useAtom(paymentAtom);
  const [stored, setStored] = useAtom(storedCardAtom);
  const hint = useHint();
  return (
    <ChoiceRow
      type="radio"
      name={name}
      label={<PaymentName method={method} />}
      hint={hint?.words ?? surcharge}
      checked={method === payment && !(method === "card" && stored)}
      onChange={() => {
        setPayment(method);
        if (method === "card") setStored(null);
      }}
      disabled={disabled || (hint?.isBlocked ?? false)}
      trailing={isWallet(part) && <ExpressPay part={part} disabled={disabled} />}
    />
  );
}
