import { useLingui } from "@lingui/react/macro";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";

/** A sentence below the label. Failed orders have their own texts (`OrderFailedLines`). */
export function useOrderLead(label: OrderLabel): string | null {
  const { t } = useLingui();
  const leads: Readonly<Partial<Record<OrderLabel, string>>> = {
    submitted: t`We have passed your order on to the kitchen.`,
    preparing: t`The kitchen is on it.`,
    accepted: t`All set: the kitchen has your order.`,
    ready: t`It is waiting for you. Come and get it!`,
    "on-its-way": t`Your food is coming to you.`,
    completed: t`Enjoy your meal!`,
    refunded: t`Your money goes back the way you paid.`,
    "cancel-requested": t`We have asked the restaurant. You will see the answer here.`,
  };
  return leads[label] ?? null;
}
