import { useAtomValue } from "jotai";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { paymentAtom } from "../../state/payment/payment.atoms.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";
import { paymentMethods } from "./paymentMethods.ts";

/** The form of the chosen method; null where it has none, or there is nothing to pay. */
export function useChosenForm(): PaymentMethodPart["Form"] {
  const payment = useAtomValue(paymentAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  return (total > 0 && paymentMethods.find(({ method }) => method === payment)?.Form) || null;
}
