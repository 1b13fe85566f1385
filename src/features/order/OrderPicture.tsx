import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import { type StateName, StatePicture } from "../../ui/StatePicture.tsx";

const states: Readonly<Record<OrderLabel, StateName>> = {
  submitted: "sent",
  preparing: "cooking",
  accepted: "accepted",
  ready: "ready",
  "on-its-way": "delivery",
  completed: "completed",
  refunded: "refunded",
  "cancel-requested": "cancelling",
  rejected: "refused",
  failed: "unreached",
  "payment-failed": "paymentFailed",
};

interface OrderPictureProps {
  readonly label: OrderLabel;
  readonly type: OrderMode;
}

export function OrderPicture({ label, type }: OrderPictureProps) {
  // Nobody rides to a room or a table.
  const isInside = type === "room" || type === "table";
  return <StatePicture of={label === "on-its-way" && isInside ? "serving" : states[label]} />;
}
