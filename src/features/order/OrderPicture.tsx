import { modeRules, type OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import { type Picture, pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { orderPictures } from "./orderPictures.tsx";

const states: Readonly<Record<OrderLabel, Picture>> = {
  submitted: orderPictures.sent,
  preparing: orderPictures.cooking,
  accepted: orderPictures.accepted,
  ready: orderPictures.ready,
  "on-its-way": orderPictures.delivery,
  completed: orderPictures.completed,
  refunded: orderPictures.refunded,
  "cancel-requested": orderPictures.cancelling,
  rejected: orderPictures.refused,
  failed: pictures.unreached,
  "payment-failed": orderPictures.paymentFailed,
};

interface OrderPictureProps {
  readonly label: OrderLabel;
  readonly type: OrderMode;
}

export function OrderPicture({ label, type }: OrderPictureProps) {
  const isServed = label === "on-its-way" && modeRules[type].handover === "served";
  return <StatePicture of={isServed ? orderPictures.serving : states[label]} />;
}
