import type { TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { numberIn } from "../../backend/ordering/reading.ts";
import type { Answer, Call } from "./api.ts";
import { done } from "./replies.ts";

/** Asks what delivery costs, as the shop does before an order; an empty value stands for a field left out. */
export function askFee(call: Call, storeId: number, order: TrackingOrder, change: object = {}): Promise<Answer> {
  const { DeliveryAddress: to, ScheduledTime } = order;
  const query = {
    OrderValue: "20",
    Street: to?.Address ?? "",
    Suburb: to?.Suburb ?? "",
    State: to?.State ?? "",
    Postcode: to?.Postcode ?? "",
    ScheduledTime: String(ScheduledTime),
    ...change,
  };
  return call("GET", `delivery/${storeId}/Fee?${new URLSearchParams(query)}`);
}

/** In dollars. */
export async function quotedFee(call: Call, storeId: number, order: TrackingOrder): Promise<number | null> {
  return numberIn(done("quoteFee", await askFee(call, storeId, order)), "Fee");
}
