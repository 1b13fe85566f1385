import type { OrderBody } from "../../domain/order/orderBody.ts";

/** What the order's document will say at first. */
export function sentDocument(body: OrderBody): unknown {
  return body["TrackingOrder"];
}
