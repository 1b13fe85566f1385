import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { parsePaymentReturn } from "../../wire/host/paymentReturn.ts";

/**
 * R57: on whatever screen a payment's page leads back to, a payment of no order is told. Not one whose order came to its
 * end here: the address of an embedded page says it for as long as the page likes.
 */
export function hearStrangePayment(store: JotaiStore): void {
  const found = parsePaymentReturn(location.search);
  const { food } = store.get(orderServicesAtom).attempts;
  if (!found || found.udid === food.kept()?.reference.udid || food.hasEnded(found.udid)) return;
  import("./tellStrangePayment.tsx").then(({ tellStrangePayment }) => tellStrangePayment(store)).catch(console.error);
}
