import { cents } from "../../src/domain/money/cents.ts";
import type { LiveOrder } from "../../src/domain/order/liveOrder.ts";

export function buildLiveOrder(udid: string, given: Partial<LiveOrder> = {}): LiveOrder {
  return {
    udid,
    number: "",
    invoiceNumber: "",
    status: "sent",
    description: "",
    code: null,
    type: "pickup",
    destination: "",
    scheduledAt: null,
    storeName: "Patty & Sons",
    customerId: null,
    orderedAt: null,
    total: cents(1_885),
    couponCodes: [],
    money: null,
    pointsUsed: 0,
    pointsEarned: 0,
    paidBy: null,
    cardIdentifier: null,
    address: null,
    isWayKnown: false,
    instructions: "",
    contact: { firstName: "", lastName: "", email: "", phone: "" },
    notes: "",
    items: [],
    ...given,
  };
}
