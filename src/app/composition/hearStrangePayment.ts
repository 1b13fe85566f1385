import type { JotaiStore } from "../../state/services.atoms.ts";

/** R57: on whatever screen a payment's page leads back to, a payment of no order is told. Few pages are led back to. */
export function hearStrangePayment(store: JotaiStore): void {
  const { search } = location;
  if (!search.includes("merchant_trade_no=")) return;
  import("./tellStrangePayment.tsx")
    .then(({ tellStrangePayment }) => tellStrangePayment(store, search))
    .catch(console.error);
}
