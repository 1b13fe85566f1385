import { wholeName } from "../../domain/customer/contact.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";

/** The body of `PUT trackingorders/{udid}/status/12` (R70). */
export function encodeCancel(order: LiveOrder, { storeId, customerId }: OrderReference): object {
  const { contact, scheduledAt } = order;
  return {
    StoreID: storeId,
    OnlineOrderUserIdentifier: order.customerId ?? customerId,
    Source: "OnlineOrder",
    SourceReference_ID: order.udid,
    SourceReferenceNumber: order.invoiceNumber,
    OrderNumber: order.number,
    DisplayName: wholeName(contact),
    ScheduledTime: scheduledAt === null ? null : new Date(scheduledAt).toISOString(),
  };
}
