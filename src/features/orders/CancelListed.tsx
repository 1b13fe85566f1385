import { useAtomValue } from "jotai";
import { canCancel } from "../../domain/order/canCancel.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import { CancelOrder } from "../../parts/order-state/CancelOrder.tsx";
import { minuteAtom } from "../../state/order/orderMinute.atoms.ts";
import type { ListedOrder } from "./useListedOrder.ts";

interface CancelListedProps {
  readonly past: PastOrder;
  readonly listed: ListedOrder;
}

/** R70: shown if the order's own store allows cancelling. */
export function CancelListed({ past, listed: { order, store } }: CancelListedProps) {
  const now = useAtomValue(minuteAtom);
  if (!store || !canCancel(order, store, now)) return null;
  const { udid, storeId, customerId } = past;
  return <CancelOrder order={order} reference={{ udid, storeId, customerId: customerId ?? "" }} />;
}
