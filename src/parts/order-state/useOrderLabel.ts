import { useLingui } from "@lingui/react/macro";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";

/** The labels of S32. */
export function useOrderLabel(label: OrderLabel): string {
  const { t } = useLingui();
  const labels: Readonly<Record<OrderLabel, string>> = {
    submitted: t`Order Submitted`,
    preparing: t`Being Prepared`,
    accepted: t`Accepted`,
    ready: t`Ready for pickup`,
    "on-its-way": t`On its way`,
    completed: t`Order Completed`,
    refunded: t`Order Refunded`,
    "cancel-requested": t`Order Cancel Requested`,
    rejected: t`Order Rejected`,
    failed: t`Order Failed`,
    "payment-failed": t`Payment Failed`,
  };
  return labels[label];
}
