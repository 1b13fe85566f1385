import { useAtomValue } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";

/** What the press pays. Null if it only places the order. */
export function usePaidNow({ totalAtom, methodAtom }: CheckoutConfig): Cents | null {
  const total = useAtomValue(totalAtom);
  const method = useAtomValue(methodAtom);
  return method !== null && total > 0 && !isPaidLater(method.method) ? total : null;
}
