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
  | { readonly kind: "profile"; readonly uid: string; readonly brand: string | null }
  | { readonly kind: "person's order"; readonly uid: string };

const publicPlaces = [
  /^(Brands\/[^/]+\/)?(Companies|MessageTemplates)\/[^/]+$/,
  /^(Brands\/[^/]+\/)?Companies\/[^/]+\/(Menus|PriceTriggers)\/[^/]+$/,
];
const profilePlace = /^(?:Brands\/([^/]+)\/)?Users\/([^/]+)$/;
/** R8: orders belong to the store or, in a branded deployment, to the diner. */
const storesOrderPlace = /^Companies\/[^/]+\/TrackingOrders\/[^/]+$/;
const personsOrderPlace = /^Brands\/[^/]+\/Users\/([^/]+)\/TrackingOrders\/[^/]+$/;

/** Members write these, and DeliveryAddress. */
const ownTexts: ReadonlySet<string> = new Set(["DisplayName", "FirstName", "LastName", "Mobile"]);
const addressTexts: ReadonlySet<string> = new Set("Address PostCode City State Phone DeliveryInstructions".split(" "));
const addressNumbers: ReadonlySet<string> = new Set(["Latitude", "Longitude", "Altitude"]);
const longestText = 1000;

/** R85: for this long a guest's order can be read by whoever has its UDID. */
const guestsReadMs = 30 * 24 * 60 * 60 * 1000;

interface Surroundings {
  readonly now: () => Date;
  /** Whether there is a document at this path. */
  readonly has: (path: string) => boolean;
}

export function rightsOf(caller: Caller, { now, has }: Surroundings): Rights {
  return {
    canGet: (path, record) => canGet(caller, path, record, now().getTime()),
    canList: (query) => canList(caller, query),
    mayWriteTo: (path) => isOwnProfile(caller, path, has),
    canWrite: (path, before, after) => isOwnProfile(caller, path, has) && canChange(caller, before, after),
  };
}

function placeOf(path: string): Place {
  if (publicPlaces.some((pattern) => pattern.test(path))) return { kind: "public" };
  if (storesOrderPlace.test(path)) return { kind: "store's order" };
  const [, brand = null, profile] = profilePlace.exec(path) ?? [];
  if (profile !== undefined) return { kind: "profile", uid: profile, brand };
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
  if (query.allDescendants) return false;
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

/** A brand is there if its headquarters is. Otherwise members could fill the database with brands of their own. */
function isOwnProfile({ uid }: Caller, path: string, has: Surroundings["has"]): boolean {
  const place = placeOf(path);
  if (place.kind !== "profile" || place.uid !== uid) return false;
  return place.brand === null || has(`Brands/${place.brand}/Companies/${place.brand}`);
}

/**
 * R62: a new profile may contain the token's e-mail address and uid and the member's own fields. Later, only the own
 * fields may change. A field that stays as it is may be anything, because the backend may have written it.
 */
function canChange({ uid, email }: Caller, before: Fields | null, after: Fields | null): boolean {
  if (after === null) return false;
  const changed = changedFields(before ?? new Map(), after);
  return changed.every((field) => {
    const value = after.get(field);
    if (before === null && field === "Email") return email !== undefined && isText(value, email);
    if (before === null && field === "FirebaseUDID") return uid !== null && isText(value, uid);
    return field === "DeliveryAddress" ? isAddress(value) : ownTexts.has(field) && isShortText(value);
  });
}

function isShortText(value: Value | undefined): boolean {
  return value === undefined || (value.kind === "string" && value.value.length <= longestText);
}

function isAddress(value: Value | undefined): boolean {
  if (value === undefined) return true;
  if (value.kind !== "map") return false;
  return [...value.fields].every(([field, part]) => {
    if (addressTexts.has(field)) return isShortText(part);
    return addressNumbers.has(field) && (part.kind === "integer" || part.kind === "double");
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
  if (identifier?.kind !== "string" || identifier.value === "") return false;
  return createdMs(record.fields.get("CreatedOn")) > nowMs - guestsReadMs;
}

/** NaN for any form but a number of seconds or a timestamp. */
function createdMs(created: Value | undefined): number {
  if (created?.kind === "timestamp") return Number(created.value) / 1000;
  return created?.kind === "integer" || created?.kind === "double" ? Number(created.value) * 1000 : Number.NaN;
}

function isOrderOf(uid: string | null, record: DocumentRecord | undefined): boolean {
  return uid !== null && isText(record?.fields.get(ownerField), uid);
}

function isText(value: Value | undefined, text: string): boolean {
  return value?.kind === "string" && value.value === text;
}
