import { cents } from "../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../src/domain/order/liveOrder.ts";

export function buildLiveOrder(udid: string, given: Partial<LiveOrder> = {}): LiveOrder {
  return {
    udid,
    number: "",
    status: "sent",
    description: "",
    type: "pickup",
    place: "",
    scheduledAt: null,
    storeName: "Patty & Sons",
    customerId: null,
    orderedAt: null,
    total: cents(1_885),
    money: null,
    paidBy: null,
    address: null,
    items: [],
    ...given,
  };
}
