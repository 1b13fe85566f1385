import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { isDuring, periodOn } from "./openingPeriods.ts";
import type { OrderingParts } from "./parts.ts";
import { flagIn, idIn, numberIn, recordsIn, textIn } from "./reading.ts";
import { storeDayAt, weekdayOf, zoneOf } from "./storeTime.ts";

type Deployment = Pick<OrderingParts, "documents" | "configuration">;

export interface Store {
  readonly id: string;
  readonly root: string;
  readonly path: string;
  readonly zone: string;
  readonly fields: JsonFields;
}

/** A call identifies a store only by its id, so a branded store is searched for in every brand. */
export function findStore(parts: Deployment, id: string): Store | null {
  const { documents } = parts;
  const [path] = findNamed(parts, "Companies", id);
  const fields = path && documents.read(path);
  if (!path || !fields) return null;
  return { id, root: rootOf(path), path, fields, zone: zoneOf(textIn(fields, "TimezoneIanaFormat")) };
}

/** The prefix of a branded deployment's paths, such as `Brands/7/`; else empty (R8). */
export function rootOf(path: string): string {
  return /^Brands\/[^/]+\//.exec(path)?.[0] ?? "";
}

/** R8: a member of two brands has a document in each. */
export function userPath(root: string, uid: string): string {
  return `${root}Users/${uid}`;
}

/** The paths of the member's documents in all brands. */
export function findUserPaths(parts: Deployment, uid: string): readonly string[] {
  return findNamed(parts, "Users", uid);
}

/** Also checks the accounts, because a diner who signs in may have no document yet. */
export function isMember(parts: Pick<OrderingParts, "accounts"> & Deployment, uid: string): boolean {
  return parts.accounts.byUid(uid) !== undefined || findUserPaths(parts, uid).length > 0;
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
  const owner = store.root === "" ? store.path : userPath(store.root, person);
  return `${owner}/TrackingOrders`;
}

/** R32, S5: the menu served at this time, else DefaultMenu, else the first. */
export function findMenu(documents: DocumentStore, { path, zone }: Store, asOfMs: number): JsonFields | null {
  const menus = new Map(childrenOf(documents, `${path}/Menus`));
  const times = [...menus.values()].flatMap((menu) => recordsIn(menu, "MenuTimeSettings"));
  const timed = times.find((time) => menus.has(idIn(time, "MenuId")) && isServed(time, zone, asOfMs));
  const fallback = menus.get("DefaultMenu") ?? [...menus.values()][0] ?? null;
  return (menus.size > 1 && timed && menus.get(idIn(timed, "MenuId"))) || fallback;
}

/** R8: each trigger has its ID, by default its document's id. */
export function findTriggers(documents: DocumentStore, { path }: Store): readonly JsonFields[] {
  return childrenOf(documents, `${path}/PriceTriggers`).map(([ID, fields]) => ({ ID, ...fields }));
}

/** R68: failed, payment failed and rejected orders don't count, nor do gift cards. */
const uncounted: readonly (number | null)[] = [3, 6, 11];

/** Counts a member's orders at this store or, in a branded deployment, at this brand (R8). */
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

function findNamed(parts: Deployment, collection: string, id: string): readonly string[] {
  const depth = isBranded(parts) ? 2 : 0;
  return parts.documents.pathsOf(collection, id).filter((path) => {
    const segments = path.split("/");
    return segments.length === depth + 2 && (depth === 0 || segments[0] === "Brands");
  });
}
