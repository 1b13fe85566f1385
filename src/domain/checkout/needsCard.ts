import type { Cents } from "../money/cents.ts";
import type { PaymentMethod } from "../payment/paymentMethod.ts";

/** A card is asked for and sent only where there is something to pay with it. */
export function needsCard({ payment, total }: { readonly payment: PaymentMethod; readonly total: Cents }): boolean {
  return payment === "card" && total > 0;
}
