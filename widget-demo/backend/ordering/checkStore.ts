import type { JsonFields } from "../documents/types.ts";
import { isDuring, openingPeriods } from "./openingPeriods.ts";
import { modeOf, type OrderMode, type TrackingOrder } from "./orderBody.ts";
import { unknownDistance } from "./pricing/freight.ts";
import { fieldsIn, flagIn, idIn, numberIn, recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import type { Store } from "./storeDocuments.ts";
import { storeDayAt } from "./storeTime.ts";
import { words } from "./words.ts";

const agreeMs = 5 * 60_000;
const dayMs = 86_400_000;
const mostDaysAhead = 60;

/** R46: an order is checked at the time of its creation, as long as both clocks roughly agree on it. */
export function judgedAtMs({ CreatedOn }: TrackingOrder, now: Date): number {
  const createdMs = CreatedOn * 1000;
  return Math.abs(createdMs - now.getTime()) <= agreeMs ? createdMs : now.getTime();
}

export function checkStore(store: Store | null): Store {
  // R42: a disabled store is not found.
  if (!store || !flagIn(store.fields, "IsEnabled", true)) {
    throw new Refusal(words.noStore, "There is no store of this ID, or its IsEnabled is false.");
  }
  return store;
}

/** The store must be open or take pre-orders, and the requested time must be possible (R28, R30). */
export function checkTimes(order: TrackingOrder, store: Store, asOfMs: number): void {
  const { fields, zone } = store;
  const scheduledMs = order.ScheduledTime * 1000;
  const lastMs = Math.max(asOfMs, Math.min(scheduledMs, asOfMs + (mostDaysAhead + 1) * dayMs));
  const periods = openingPeriods(fields, zone, asOfMs, lastMs);
  const current = periods.find((period) => isDuring(period, asOfMs));
  const mode = modeOf(order);
  const daysAhead = daysAheadOf(store, mode);
  if (!flagIn(fields, "IsInOperation", true) || (!current && daysAhead === null)) throw closed(store);
  if (scheduledMs < asOfMs) {
    throw new Refusal(words.timePassed, "ScheduledTime lies before CreatedOn.");
  }
  if (mode === "room" || mode === "table") return;
  if (current && scheduledMs <= Math.min(current.endMs, asOfMs + dayMs)) return;
  // The closing time itself is a valid slot (R30).
  const isOpenThen = periods.some(({ startMs, endMs }) => startMs <= scheduledMs && scheduledMs <= endMs);
  const ahead = storeDayAt(scheduledMs, zone) - storeDayAt(asOfMs, zone);
  if (daysAhead === null || !isOpenThen || ahead > daysAhead) {
    throw new Refusal(
      words.timeNotOffered,
      "ScheduledTime lies outside the opening hours, or further ahead than the store takes orders.",
    );
  }
}

/** Null if the store takes no pre-orders in this mode. */
function daysAheadOf({ fields }: Store, mode: OrderMode): number | null {
  if (mode === "room" || mode === "table") return null;
  const suffix = mode === "pickup" ? "Pickup" : "Delivery";
  if (!flagIn(fields, `EnablePreoderFor${suffix}`, false)) return null;
  return Math.min(mostDaysAhead, numberIn(fields, `NumberOfDaysInAdvanceFor${suffix}`) ?? 0);
}

export function closed({ fields }: Store): Refusal {
  return new Refusal(
    words.closed(textIn(fields, "ClosingStoreMessage")),
    "The store's IsInOperation is false, or it is closed and takes no orders for later.",
  );
}

export const modeFlags: Readonly<Record<OrderMode, string>> = {
  delivery: "Delivery",
  pickup: "PickUp",
  room: "DeliverToRoom",
  table: "EatIn",
};

export function isOffered({ fields }: Store, mode: OrderMode): boolean {
  return flagIn(fieldsIn(fields, "ViewComponentConfigs"), modeFlags[mode], false);
}

/** Gift cards are sold without a mode. */
export function checkMode(order: TrackingOrder, store: Store): void {
  const mode = modeOf(order);
  if (order.IsLiability || isOffered(store, mode)) return;
  throw new Refusal(words.modeNotOffered, `The store's ViewComponentConfigs.${modeFlags[mode]} is not true.`);
}

/** An empty list of areas means anywhere, and so does a missing radius or a radius of 0. */
export function checkAddress(order: TrackingOrder, { fields }: Store, distanceKm: number | null): void {
  if (modeOf(order) !== "delivery") return;
  checkPostcode(order, fields);
  checkRadius(numberIn(fields, "DeliveryRadius") ?? 0, distanceKm);
}

/** R49: compares the unrounded distance. */
function checkRadius(radiusKm: number, distanceKm: number | null): void {
  if (radiusKm <= 0) return;
  if (distanceKm === null) throw unknownDistance();
  if (distanceKm <= radiusKm) return;
  throw new Refusal(
    words.noDelivery,
    `The way to DeliveryAddress is ${distanceKm} km, which is more than the store's DeliveryRadius.`,
  );
}

function checkPostcode(order: TrackingOrder, fields: JsonFields): void {
  if (!order.DeliveryAddress) {
    throw new Refusal(words.noStreet, "DeliveryAddress is missing.");
  }
  const areas = recordsIn(fields, "DeliveryAreas");
  const { Postcode } = order.DeliveryAddress;
  const postcode = Number(Postcode ?? "");
  const isNear = areas.some(
    (area) => postcode >= edge(idIn(area, "PostcodeFrom")) && postcode <= edge(idIn(area, "PostcodeTo")),
  );
  if (areas.length === 0 || isNear) return;
  throw new Refusal(
    Postcode === null ? words.noDelivery : words.noDeliveryTo(Postcode),
    "DeliveryAddress.Postcode lies in none of the store's DeliveryAreas.",
  );
}

function edge(postcode: string): number {
  return postcode === "" ? Number.NaN : Number(postcode);
}

/** R52: table 0 isn't a table, and an order that is eaten at a table must name one. */
export function checkTable(order: TrackingOrder): void {
  const isNamed = order.Tables.every(({ Name }) => /[^0\s]/.test(Name));
  if (isNamed && (modeOf(order) !== "table" || order.Tables.length > 0)) return;
  throw new Refusal(words.noTable, "Tables is empty in an order of type 2, or names a table 0, or one without a name.");
}

interface Cancellation {
  readonly isAllowed: boolean;
  readonly bufferMs: number;
}

export function cancellationOf({ fields }: Store): Cancellation {
  const rules = fieldsIn(fields, "OrderCancellation");
  return {
    isAllowed: flagIn(rules, "OrderCancellationAllowed", false),
    bufferMs: (numberIn(rules, "CancellationTimeBufferInMinutes") ?? 0) * 60_000,
  };
}
