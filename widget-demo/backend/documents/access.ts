import { isDeepStrictEqual } from "node:util";
import type { Query } from "./query.ts";
import { ownerAskedFor } from "./queryStore.ts";
import { ownerField } from "./recordIndex.ts";
import type { DocumentRecord } from "./records.ts";
import { joinPath } from "./runQuery.ts";
import type { Caller, Rights } from "./types.ts";
import type { Fields, Value } from "./values.ts";

/** S37 and R62. firestore.rules contains the same one for production. */

type Place =
  | { readonly kind: "public" | "store's order" | "closed" }
  | { readonly kind: "profile" | "person's order"; readonly uid: string };

const publicPlaces = [/(^|\/)(Menus|PriceTriggers)\/[^/]+$/, /^(Brands\/[^/]+\/)?(Companies|MessageTemplates)\/[^/]+$/];
const publicGroups: ReadonlySet<string> = new Set(["Menus", "PriceTriggers"]);
const profilePlace = /^(?:Brands\/[^/]+\/)?Users\/([^/]+)$/;
/** R8: orders belong to the store or, in a branded deployment, to the diner. */
const storesOrderPlace = /^Companies\/[^/]+\/TrackingOrders\/[^/]+$/;
const personsOrderPlace = /^Brands\/[^/]+\/Users\/([^/]+)\/TrackingOrders\/[^/]+$/;

const ownFields: ReadonlySet<string> = new Set(["DisplayName", "FirstName", "LastName", "Mobile", "DeliveryAddress"]);

/** R85: for this long a guest's order can be read by whoever has its UDID. */
const guestsReadMs = 30 * 24 * 60 * 60 * 1000;

export function rightsOf(caller: Caller, now: () => Date): Rights {
  return {
    canGet: (path, record) => canGet(caller, path, record, now().getTime()),
    canList: (query) => canList(caller, query),
    mayWriteTo: (path) => isOwnProfile(caller, path),
    canWrite: (path, before, after) => isOwnProfile(caller, path) && canChange(caller, before, after),
  };
}

function placeOf(path: string): Place {
  if (publicPlaces.some((pattern) => pattern.test(path))) return { kind: "public" };
  if (storesOrderPlace.test(path)) return { kind: "store's order" };
  const profile = profilePlace.exec(path)?.[1];
  if (profile !== undefined) return { kind: "profile", uid: profile };
  const person = personsOrderPlace.exec(path)?.[1];
  return person === undefined ? { kind: "closed" } : { kind: "person's order", uid: person };
}

function canGet({ uid }: Caller, path: string, record: DocumentRecord | undefined, nowMs: number): boolean {
  const place = placeOf(path);
  switch (place.kind) {
    case "public":
      return true;
    case "profile":
      return place.uid === uid;
    case "person's order":
      return place.uid === uid || isGuestOrder(record, nowMs);
    case "store's order":
      return isGuestOrder(record, nowMs) || isOrderOf(uid, record);
    case "closed":
      return false;
  }
}

function canList({ uid }: Caller, query: Query): boolean {
  if (query.allDescendants) return publicGroups.has(query.collectionId);
  const place = placeOf(joinPath(joinPath(query.parent, query.collectionId), "any"));
  switch (place.kind) {
    case "public":
      return true;
    case "person's order":
      return place.uid === uid;
    case "store's order":
      return uid !== null && ownerAskedFor(query.where) === uid;
    case "profile":
    case "closed":
      return false;
  }
}

function isOwnProfile({ uid }: Caller, path: string): boolean {
  const place = placeOf(path);
  return place.kind === "profile" && place.uid === uid;
}

/**
 * R62: a new profile may contain the token's e-mail address and uid and the member's own fields. Later, only the own
 * fields may change.
 */
function canChange({ uid, email }: Caller, before: Fields | null, after: Fields | null): boolean {
  if (after === null) return false;
  if (before !== null) return changedFields(before, after).every((field) => ownFields.has(field));
  return [...after].every(([field, value]) => {
    if (field === "Email") return email !== undefined && isText(value, email);
    return ownFields.has(field) || (field === "FirebaseUDID" && uid !== null && isText(value, uid));
  });
}

function changedFields(before: Fields, after: Fields): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
}

/** Anyone who knows the UDID may read a guest's recent order, and may ask whether the order exists. */
function isGuestOrder(record: DocumentRecord | undefined, nowMs: number): boolean {
  if (!record) return true;
  const identifier = record.fields.get("GuestIdentifier");
  if (identifier === undefined || identifier.kind === "null" || isText(identifier, "")) return false;
  return createdMs(record.fields.get("CreatedOn")) > nowMs - guestsReadMs;
}

/** NaN for any form but a number of seconds or a timestamp. */
function createdMs(created: Value | undefined): number {
  if (created?.kind === "timestamp") return Number(created.value) / 1000;
  return created?.kind === "integer" || created?.kind === "double" ? Number(created.value) * 1000 : Number.NaN;
}

function isOrderOf(uid: string | null, record: DocumentRecord | undefined): boolean {
  const owner = record?.fields.get(ownerField);
  return owner !== undefined && uid !== null && isText(owner, uid);
}

function isText(value: Value, text: string): boolean {
  return value.kind === "string" && value.value === text;
}
