import * as v from "valibot";
import { reasonCodes } from "../calls/codes.ts";
import { companyNumber, id, idOrEmpty, time } from "../kinds.ts";
import { key, list, meaning, record } from "../schema.ts";
import * as item from "./orderItem.ts";
import * as posted from "./postedOrder.ts";

type Posted = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** A posted key, or another kind in its place, which may be missing or null here. */
function loose(entry: v.GenericSchema, kind = entry) {
  const missing = v.getDefault(entry) ?? undefined;
  return v.pipe(
    v.nullish(kind),
    v.metadata({ ...v.getMetadata(entry), ...(missing !== undefined && { default: missing }) }),
  );
}

/** The stored form of a posted record: any key may be missing or null, except those that are given anew. */
function storedOf(shape: Posted, anew: v.ObjectEntries = {}): v.GenericSchema {
  const entries = Object.entries(shape.entries).map(([name, entry]) => [name, loose(entry)] as const);
  return v.pipe(record({ ...Object.fromEntries(entries), ...anew }), v.metadata(v.getMetadata(shape)));
}

const { Extra_ID } = item.orderChildExtra.entries;
const extra = item.orderExtra.entries;
const line = item.orderItem.entries;
const offer = item.appliedPriceTrigger.entries;
const order = posted.orderEntries;

export const storedChildExtra = storedOf(item.orderChildExtra, { Extra_ID });
export const storedExtra = storedOf(item.orderExtra, {
  Extra_ID,
  ChildrenOrderExtras: loose(extra.ChildrenOrderExtras, list(storedChildExtra)),
});
export const storedCoupon = storedOf(item.appliedCoupon);
export const storedItem = storedOf(item.orderItem, {
  Product_ID: line.Product_ID,
  AppliedCoupon: loose(line.AppliedCoupon, storedCoupon),
  OrderExtras: loose(line.OrderExtras, list(storedExtra)),
});
export const storedFreeItem = storedOf(item.freeItem);
export const storedTriggerItem = storedOf(item.triggerItem);
export const storedTrigger = storedOf(item.appliedPriceTrigger, {
  Items: loose(offer.Items, list(storedTriggerItem)),
});
export const storedSurcharge = storedOf(posted.surchargeTransaction);
export const storedPayment = storedOf(posted.paymentTransaction);
export const storedTable = storedOf(posted.orderTable, {
  Name: key(idOrEmpty, "The table's number or name.", { example: "12" }),
});
export const storedAddress = storedOf(posted.orderAddress);

export const orderReason = meaning(
  record({
    Code: key(reasonCodes, "Why, for the shop. Without it, OnlineOrderStatusDescription decides.", {
      example: "unreachable",
    }),
  }),
  "Why an order isn't accepted.",
);

const { RoomToken: _, TableToken: __, DateOfBirth: ___, ActionResult: ____, ...stored } = order;

export const trackingOrder = meaning(
  storedOf({ ...posted.postedOrder, entries: stored } as Posted, {
    OrderItems: loose(order.OrderItems, list(storedItem)),
    FreeItems: loose(order.FreeItems, list(storedFreeItem)),
    SurchargeTransactions: loose(order.SurchargeTransactions, list(storedSurcharge)),
    PaymentTransactions: loose(order.PaymentTransactions, list(storedPayment)),
    AppliedPriceTriggers: loose(order.AppliedPriceTriggers, list(storedTrigger)),
    Tables: loose(order.Tables, list(storedTable)),
    DeliveryAddress: loose(order.DeliveryAddress, storedAddress),
    StoreID: key(companyNumber, "The store's number.", { example: 907 }),
    OnlineOrderUserIdentifier: key(id, "Whose order it is: a member's uid, or GuestIdentifier.", { example: "g-5f21" }),
    Status: key(orderReason, "Why the order isn't accepted.", { example: { Code: "unreachable" } }),
    RoomNumber: key(idOrEmpty, "The room. With it, OrderType 10 is an order to a room.", { example: "204" }),
    ScheduledTime: key(time, "For when it is wanted.", { example: 1795305600 }),
    CreatedOn: key(time, "When it was made. Lists of orders are sorted by it, as a number or a timestamp.", {
      example: 1795304400,
    }),
  }),
  "Companies/{ID}/TrackingOrders/{UDID}, or Brands/{hq}/Users/{whose}/TrackingOrders/{UDID}: an order as it was posted, to which the backend gives OrderNumber, and OnlineOrderStatus with its description whenever it changes.",
);
