import type { JsonFields } from "../../backend/documents/types.ts";
import { checkTimes } from "../../backend/ordering/checkStore.ts";
import { openingPeriods } from "../../backend/ordering/openingPeriods.ts";
import type { OrderMode, TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { fieldsIn, flagIn, idIn, numberIn, recordsIn, textIn } from "../../backend/ordering/reading.ts";
import { Refusal } from "../../backend/ordering/refusal.ts";
import type { Store } from "../../backend/ordering/storeDocuments.ts";
import { type Destination, orderTypes, type Payment } from "./basket.ts";
import { approvedCard, type Fixtures, needed } from "./fixtures.ts";

export const modes: readonly OrderMode[] = ["pickup", "table", "room", "delivery"];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daysAhead = 14;

export function flagOf({ fields }: Store, name: string, absent = false): boolean {
  return flagIn(fieldsIn(fields, "ViewComponentConfigs"), name, absent);
}

/** Without a card where that is possible. */
export function paymentFor(store: Store, mode: OrderMode, fixtures: Fixtures): Payment {
  if (mode === "pickup" && flagOf(store, "EnableCashOnPickup")) return "cash";
  const isCharged = flagIn(store.fields, "ChargeToRoom", false) && flagOf(store, "ChargeToRoomRadio", true);
  if (mode === "room" && isCharged) return "room";
  approvedCard(fixtures);
  return "card";
}

export function destinationOf({ fields }: Store, mode: OrderMode, { room }: Fixtures): Destination {
  return {
    RoomNumber: mode === "room" ? needed(room, "room") : "",
    Tables: mode === "table" ? [{ Name: "1" }] : [],
    DeliveryAddress: mode === "delivery" ? addressOf(fields) : null,
  };
}

/** The store's own address: it delivers there, if it delivers anywhere, and the way is known. */
function addressOf(fields: JsonFields) {
  const at = fieldsIn(fields, "Location");
  const own = idIn(at, "Postcode");
  const areas = recordsIn(fields, "DeliveryAreas");
  const isNear = areas.some(
    (area) => Number(own) >= Number(idIn(area, "PostcodeFrom")) && Number(own) <= Number(idIn(area, "PostcodeTo")),
  );
  const postcode = areas.length === 0 || isNear ? own : idIn(areas[0] ?? {}, "PostcodeFrom");
  return {
    Address: textIn(at, "Address") || "1 Main St",
    Suburb: textIn(at, "Suburb"),
    Postcode: postcode,
    State: textIn(at, "State"),
    Longitude: numberIn(at, "Longitude"),
    Altitude: numberIn(at, "Latitude"),
  };
}

/** When an order of this mode can be had, in seconds; null if the store takes none. */
export function timeFor(store: Store, mode: OrderMode, nowMs: number, leadMs = 0): number | null {
  const preparationMs = (numberIn(store.fields, "OrderPreparationTime") ?? 20) * minuteMs;
  const opens = openingPeriods(store.fields, store.zone, nowMs, nowMs + daysAhead * dayMs).map(
    ({ startMs }) => startMs,
  );
  const times = [nowMs + Math.max(preparationMs, leadMs), nowMs + leadMs + minuteMs, ...opens];
  const seconds = times.map((time) => Math.ceil(time / 1000)).filter((time) => time * 1000 >= nowMs + leadMs);
  return seconds.find((time) => isTaken(store, mode, time, nowMs)) ?? null;
}

export function isTaken(store: Store, mode: OrderMode, scheduledTime: number, nowMs: number): boolean {
  const order = { OrderType: orderTypes[mode], RoomNumber: mode === "room" ? "1" : "", ScheduledTime: scheduledTime };
  try {
    checkTimes(order as TrackingOrder, store, nowMs);
    return true;
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
}

/** What an order of this mode must cost at least, in cents. */
export function minimumOf({ fields }: Store, mode: OrderMode): number {
  const rules = recordsIn(fields, "OrderTypeConstraintRules");
  const own = rules.filter((rule) => numberIn(rule, "OrderType") === orderTypes[mode]);
  return Math.max(0, ...own.map((rule) => Math.round((numberIn(rule, "MinimumTotalPrice") ?? 0) * 100)));
}
