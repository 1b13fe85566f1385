import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { isDuring, periodOn } from "./openingPeriods.ts";
import type { OrderingParts } from "./parts.ts";
import { flagIn, idIn, numberIn, recordsIn, textIn } from "./reading.ts";
import { storeDayAt, weekdayOf, zoneOf } from "./storeTime.ts";

type Deployment = Pick<OrderingParts, "documents" | "configuration">;

export interface Store {
  readonly id: string;
  /** The prefix of a branded deployment's paths: `Brands/7/`; else empty (R8). */
  readonly root: string;
  readonly path: string;
  readonly zone: string;
  readonly fields: JsonFields;
}

/** A call names a store by its id alone, so a branded one is looked for in every brand. */
export function findStore(parts: Deployment, id: string): Store | null {
  const { documents } = parts;
  const path = findNamed(parts, "Companies", id);
  const fields = path && documents.read(path);
  if (!path || !fields) return null;
  const root = path.slice(0, path.lastIndexOf("Companies/"));
  return { id, root, path, fields, zone: zoneOf(textIn(fields, "TimezoneIanaFormat")) };
}

export function findUserPath(parts: Deployment, uid: string): string | null {
  return findNamed(parts, "Users", uid) ?? null;
}

export function isBranded({ configuration }: Pick<Deployment, "configuration">): boolean {
  return configuration["branded"] === true;
}

export function findOrderPath(documents: DocumentStore, udid: string): string | null {
  return documents.pathsOf("TrackingOrders", udid)[0] ?? null;
}

/** R8. The person is a member's uid or a guest's identifier. */
export function orderPath(store: Store, person: string, udid: string): string {
  return `${ordersPath(store, person)}/${udid}`;
}

function ordersPath(store: Store, person: string): string {
  const owner = store.root === "" ? store.path : `${store.root}Users/${person}`;
  return `${owner}/TrackingOrders`;
}

/** R32 and the spec's "Menu choice": the one whose time it is, else DefaultMenu, else the first. */
export function findMenu(documents: DocumentStore, { path, zone }: Store, asOfMs: number): JsonFields | null {
  const menus = new Map(childrenOf(documents, `${path}/Menus`));
  const times = [...menus.values()].flatMap((menu) => recordsIn(menu, "MenuTimeSettings"));
  const timed = times.find((time) => menus.has(idIn(time, "MenuId")) && isServed(time, zone, asOfMs));
  const fallback = menus.get("DefaultMenu") ?? [...menus.values()][0] ?? null;
  return (menus.size > 1 && timed && menus.get(idIn(timed, "MenuId"))) || fallback;
}

/** R8: each with its ID, which is its document's where it doesn't say. */
export function findTriggers(documents: DocumentStore, { path }: Store): readonly JsonFields[] {
  return childrenOf(documents, `${path}/PriceTriggers`).map(([ID, fields]) => ({ ID, ...fields }));
}

/** R68: failed, payment failed and rejected orders don't count, nor do gift cards. */
const uncounted: readonly (number | null)[] = [3, 6, 11];

/** A member's orders at this store, or at this brand, where orders are the person's (R8). */
export function countOrders(documents: DocumentStore, store: Store, person: string): number {
  const orders = documents.owned(ordersPath(store, person), person).map((path) => documents.read(path) ?? {});
  return orders.filter(
    (order) => !uncounted.includes(numberIn(order, "OnlineOrderStatus")) && !flagIn(order, "IsLiability", false),
  ).length;
}

function childrenOf(documents: DocumentStore, collection: string): readonly (readonly [string, JsonFields])[] {
  return documents.ids(collection).map((id) => [id, documents.read(`${collection}/${id}`) ?? {}]);
}

function isServed(time: JsonFields, zone: string, asOfMs: number): boolean {
  const today = storeDayAt(asOfMs, zone);
  const weekday = numberIn(time, "DayOfWeek");
  return [today - 1, today].some((day) => {
    const period = periodOn(day, textIn(time, "StartTime"), textIn(time, "EndTime"), zone);
    return (weekday === null || weekday === weekdayOf(day)) && period !== null && isDuring(period, asOfMs);
  });
}

function findNamed(parts: Deployment, collection: string, id: string): string | undefined {
  const depth = isBranded(parts) ? 2 : 0;
  return parts.documents.pathsOf(collection, id).find((path) => {
    const segments = path.split("/");
    return segments.length === depth + 2 && (depth === 0 || segments[0] === "Brands");
  });
}
