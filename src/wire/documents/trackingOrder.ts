import { cents } from "../../domain/money/cents.ts";
import type { LiveOrder, OrderStatus, OrderType } from "../../domain/order/liveOrder.ts";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { instantOf } from "../../domain/time/zone.ts";
import { dollars, id, text } from "../kinds.ts";
import { documentFields, type Kind, type ReadingContext, read } from "../reading.ts";

const statuses: Readonly<Partial<Record<number, OrderStatus>>> = {
  1: "sent",
  2: "preparing",
  3: "refused",
  4: "ready",
  5: "completed",
  6: "payment-failed",
  7: "sent",
  8: "sent",
  9: "submitted",
  10: "refunded",
  11: "rejected",
  12: "cancel-requested",
};

const status: Kind<OrderStatus> = {
  name: "an order's status",
  of: (value) => (typeof value === "number" ? statuses[value] : undefined),
};

const types: Readonly<Partial<Record<number, OrderType>>> = { 2: "dine-in", 3: "pickup", 10: "delivery" };

const type: Kind<OrderType> = {
  name: "an order's type",
  of: (value) => (typeof value === "number" ? types[value] : undefined),
};

const isoDate = /^\d{4}-\d\d-\d\d/;
/** Year, month, day, and the time of day if there is one, of a text that names no zone. */
const wallText = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

function instantOfText(text: string, zone: string): Instant | undefined {
  // An impossible date is told by the one parser that knows them all.
  const milliseconds = isoDate.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds)) return undefined;
  const parts = wallText.exec(text)?.slice(1) ?? null;
  if (!parts) return instant(milliseconds);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  return instant(instantOf({ year, month, day }, hour * 60 + minute, zone) + second * 1000);
}

/** R9: seconds, a timestamp (which comes as ISO text), or ISO text; without a zone it is store time. */
function time(zone: string): Kind<Instant> {
  return {
    name: "a time",
    of: (value) => {
      if (typeof value === "string") return instantOfText(value.trim(), zone);
      return typeof value === "number" && value > 0 && value < 1e11 ? instant(Math.round(value * 1000)) : undefined;
    },
  };
}

/** An order's document; null where it is none. A status that we don't know counts as sent. */
export function parseTrackingOrder(
  documentId: string,
  values: unknown,
  zone: string,
  context: ReadingContext,
): LiveOrder | null {
  const fields = documentFields(values, `TrackingOrders/${documentId}`, context);
  if (!fields) return null;
  const excludingTax = read(fields, "TotalExcludingTax", dollars, cents(0));
  return {
    udid: documentId,
    number: read(fields, "OrderNumber", id, ""),
    status: read(fields, "OnlineOrderStatus", status, "sent"),
    description: read(fields, "OnlineOrderStatusDescription", text, ""),
    type: read(fields, "OrderType", type, "pickup"),
    scheduledAt: read(fields, "ScheduledTime", time(zone), null),
    storeName: read(fields, "StoreName", text, ""),
    customerId: read(fields, "OnlineOrderUserIdentifier", id, null),
    total: cents(excludingTax + read(fields, "TotalTax", dollars, cents(0))),
  };
}
