import type { ChargedSurcharge } from "../../../domain/payment/surcharge.ts";
import { PriceView } from "../../../views/money/PriceView.tsx";
import { MoneyRow } from "./MoneyRow.tsx";
import { useSurchargeTerms } from "./useSurchargeTerms.ts";

export function SurchargeRows({ charged }: { readonly charged: readonly ChargedSurcharge[] }) {
  const terms = useSurchargeTerms();
  return Array.from(terms(charged), ([term, amount]) => (
    <MoneyRow key={term} term={term} look="small">
      <PriceView amount={amount} />
    </MoneyRow>
  ));
}
