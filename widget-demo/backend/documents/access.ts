import { collectionOf } from "./names.ts";
import type { Query } from "./query.ts";
import { ownerAskedFor } from "./queryStore.ts";
import type { DocumentRecord } from "./records.ts";
import { joinPath } from "./runQuery.ts";
import type { Caller } from "./types.ts";

/** The table of wire.md, "Who may read what"; firestore.rules holds the same one for production. */

const publicCollections: readonly RegExp[] = [
  /^Companies$/,
  /^Companies\/[^/]+\/(Menus|PriceTriggers)$/,
  /^MessageTemplates$/,
];
const publicGroups: ReadonlySet<string> = new Set(["Menus", "PriceTriggers"]);
const storeOrder = /^Companies\/[^/]+\/TrackingOrders\/[^/]+$/;
const storeOrders = /^Companies\/[^/]+\/TrackingOrders$/;
const user = /^Users\/([^/]+)$/;
const userOrder = /^Users\/([^/]+)\/TrackingOrders\/[^/]+$/;
const userOrders = /^Users\/([^/]+)\/TrackingOrders$/;

/** Branded paths lie behind `Brands/{hqId}/` and are treated alike (R8). */
function unbranded(path: string): string {
  return path.replace(/^Brands\/[^/]+\//, "");
}

export function canGet(caller: Caller, fullPath: string, record: DocumentRecord | undefined): boolean {
  const path = unbranded(fullPath);
  const collection = collectionOf(path);
  if (publicCollections.some((pattern) => pattern.test(collection))) return true;
  if (isOwn(caller, user.exec(path)) || isOwn(caller, userOrder.exec(path))) return true;
  if (userOrder.test(path)) return isGuestOrder(record);
  return storeOrder.test(path) && (isGuestOrder(record) || isOrderOf(caller, record));
}

export function canList(caller: Caller, query: Query): boolean {
  if (query.allDescendants) return publicGroups.has(query.collectionId);
  const collection = unbranded(joinPath(query.parent, query.collectionId));
  if (publicCollections.some((pattern) => pattern.test(collection))) return true;
  if (isOwn(caller, userOrders.exec(collection))) return true;
  return storeOrders.test(collection) && caller.uid !== null && ownerAskedFor(query.where) === caller.uid;
}

/** Orders are written by the backend alone. */
export function canWrite(caller: Caller, fullPath: string): boolean {
  return isOwn(caller, user.exec(unbranded(fullPath)));
}

function isOwn(caller: Caller, match: RegExpExecArray | null): boolean {
  return caller.uid !== null && match?.[1] === caller.uid;
}

/** Whoever knows the UDID may ask; that there is no such order yet is no secret. */
function isGuestOrder(record: DocumentRecord | undefined): boolean {
  if (!record) return true;
  const identifier = record.fields.get("GuestIdentifier");
  return identifier !== undefined && identifier.kind !== "null";
}

function isOrderOf(caller: Caller, record: DocumentRecord | undefined): boolean {
  const owner = record?.fields.get("OnlineOrderUserIdentifier");
  return owner?.kind === "string" && owner.value === caller.uid;
}
