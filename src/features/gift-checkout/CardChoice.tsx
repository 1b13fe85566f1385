import { useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { useId } from "react";
import { StoredCards } from "../../parts/checkout-shell/StoredCards.tsx";
import { useDropRefusal } from "../../parts/checkout-shell/useDropRefusal.ts";
import { useSurchargeWords } from "../../parts/checkout-shell/useSurchargeWords.ts";
import { PaymentName } from "../../parts/payment/PaymentName.tsx";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { giftCheckoutConfig } from "./giftCheckoutConfig.tsx";

/** R72: gift cards are paid only by card, a stored one or a new one. */
export function CardChoice({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const name = useId();
  const surchargeWords = useSurchargeWords(giftCheckoutConfig.surchargeHintAtom);
  const [stored, setStored] = useAtom(storedCardAtom);
  const dropRefusal = useDropRefusal(giftPlacing);
  return (
    <div className="payment-choice" role="radiogroup" aria-label={t`How would you like to pay?`} onChange={dropRefusal}>
      <StoredCards name={name} surchargeWords={surchargeWords} isCard disabled={disabled} />
      <ChoiceRow
        type="radio"
        name={name}
        label={<PaymentName method="card" />}
        hint={surchargeWords("card")}
        checked={!stored}
        onChange={() => setStored(null)}
        disabled={disabled}
      />
    </div>
  );
}
