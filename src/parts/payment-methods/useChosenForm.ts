import { useAtomValue } from "jotai";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { paymentAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";
import { paymentMethods } from "./paymentMethods.ts";

/** The form of the chosen method. Null if it has none, a stored card is chosen, or there is nothing to pay. */
export function useChosenForm(): PaymentMethodPart["Form"] {
  const payment = useAtomValue(paymentAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const isStored = useAtomValue(storedCardAtom) !== null && payment === "card";
  return (total > 0 && !isStored && paymentMethods.find(({ method }) => method === payment)?.Form) || null;
}
