import { useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { type ReactNode, useId } from "react";
import { PaymentRow, useDropRefusal } from "../../parts/checkout-shell/PaymentRow.tsx";
import { StoredCards } from "../../parts/checkout-shell/StoredCards.tsx";
import { useSurchargeWords } from "../../parts/checkout-shell/useSurchargeWords.ts";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { giftCheckoutConfig } from "./giftCheckoutConfig.tsx";

interface CardChoiceProps {
  /** The fields of a new card, shown in its row. */
  readonly form: ReactNode;
  readonly disabled: boolean;
}

/** R72: gift cards are paid only by card, a stored one or a new one. */
export function CardChoice({ form, disabled }: CardChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const surchargeWords = useSurchargeWords(giftCheckoutConfig.surchargeHintAtom);
  const [stored, setStored] = useAtom(storedCardAtom);
  const dropRefusal = useDropRefusal(giftPlacing);
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`}>
      <StoredCards name={name} surchargeWords={surchargeWords} isCard onCard={dropRefusal} disabled={disabled} />
      <PaymentRow
        method="card"
        name={name}
        hint={surchargeWords("card")}
        checked={!stored}
        onChange={() => {
          dropRefusal();
          setStored(null);
        }}
        disabled={disabled}
        form={form}
      />
    </div>
  );
}
