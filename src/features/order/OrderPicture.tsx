import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import type { OrderType } from "../../domain/order/liveOrder.ts";
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
  readonly type: OrderType;
}

export function OrderPicture({ label, type }: OrderPictureProps) {
  // Nobody rides to a table.
  return <StatePicture of={label === "on-its-way" && type === "table" ? "serving" : states[label]} />;
}
