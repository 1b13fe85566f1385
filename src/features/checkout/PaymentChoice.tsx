import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { Fragment, type ReactNode, useId } from "react";
import { isWallet } from "../../domain/payment/paymentMethod.ts";
import { PaymentRow, useDropRefusal } from "../../parts/checkout-shell/PaymentRow.tsx";
import { StoredCards } from "../../parts/checkout-shell/StoredCards.tsx";
import { useSurchargeWords } from "../../parts/checkout-shell/useSurchargeWords.ts";
import { type PaymentHint, type PaymentMethodPart, paymentMethods } from "../../parts/payment/paymentMethods.tsx";
import { foodPlacing } from "../../state/checkout/goods/foodGoods.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { foodCheckout } from "./foodCheckout.tsx";

interface PaymentChoiceProps {
  /** The fields of the chosen method, shown in its row. */
  readonly form: ReactNode;
  readonly disabled: boolean;
}

/** The methods besides the wallets, which have buttons above the form. */
export function PaymentChoice({ form, disabled }: PaymentChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const offered = useAtomValue(offeredPaymentsAtom);
  const surchargeWords = useSurchargeWords(foodCheckout.surchargeHintAtom);
  const [payment, setPayment] = useAtom(paymentAtom);
  const dropRefusal = useDropRefusal(foodPlacing);
  const listed = paymentMethods.filter((part) => offered.includes(part.method) && !isWallet(part.method));
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`}>
      {listed.map((part) => (
        <Fragment key={part.method}>
          {part.method === "card" && (
            <StoredCards
              name={name}
              surchargeWords={surchargeWords}
              isCard={payment === "card"}
              onCard={() => {
                dropRefusal();
                setPayment("card");
              }}
              disabled={disabled}
            />
          )}
          <MethodRow
            part={part}
            name={name}
            surcharge={surchargeWords(part.method)}
            form={form}
            onChoose={dropRefusal}
            disabled={disabled}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface MethodRowProps extends PaymentChoiceProps {
  readonly part: PaymentMethodPart;
  /** The `name` of the group of radio buttons. */
  readonly name: string;
  readonly surcharge: string | undefined;
  readonly onChoose: () => void;
}

const useNoHint = (): PaymentHint | null => null;

function MethodRow({ part, surcharge, form, onChoose, disabled, name }: MethodRowProps) {
  const { method, useHint = useNoHint } = part;
  const [payment, setPayment] = useAtom(paymentAtom);
  const [stored, setStored] = useAtom(storedCardAtom);
  const hint = useHint();
  return (
    <PaymentRow
      method={method}
      name={name}
      hint={hint?.words ?? surcharge}
      checked={method === payment && !(method === "card" && stored)}
      onChange={() => {
        onChoose();
        setPayment(method);
        if (method === "card") setStored(null);
      }}
      disabled={disabled || (hint?.isBlocked ?? false)}
      form={form}
    />
  );
}
