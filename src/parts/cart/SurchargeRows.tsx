import type { AppliedSurcharge, SurchargeKind } from "../../domain/payment/surcharge.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { MoneyRow } from "./MoneyRow.tsx";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

interface SurchargeRowsProps {
  readonly surcharges: readonly AppliedSurcharge[];
  readonly kind: SurchargeKind;
}

export function SurchargeRows({ surcharges, kind }: SurchargeRowsProps) {
  const term = useSurchargeTerm();
  return surcharges.map(({ id, name, amount }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a store may give two surcharges the same id.
    <MoneyRow key={`${id} ${at}`} term={term(name, kind)} look="small">
      <PriceView amount={amount} />
    </MoneyRow>
  ));
}
