import type { PastOrder } from "../../domain/order/pastOrder.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { anyNumber, flag } from "../kinds.ts";
import { documentFields, type ReadingContext, read } from "../reading.ts";
import type { DocumentJson } from "./firestoreJson.ts";
import { parseTrackingOrder } from "./trackingOrder.ts";

/** S32: orders that the store hasn't finished yet, and orders that didn't fail. */
const underWay = [1, 2, 4, 7, 8, 9, 12];
const notFailed = [...underWay, 5, 10];

export function parsePastOrder(
  { id, fields: values }: DocumentJson,
  place: { readonly storeId: StoreId; readonly zone: string },
  context: ReadingContext,
): PastOrder | null {
  const order = parseTrackingOrder(id, values, place.zone, context);
  const fields = documentFields(values, `TrackingOrders/${id}`, context);
  if (!order || !fields) return null;
  return {
    ...order,
    storeId: read(fields, "StoreID", anyNumber, place.storeId),
    isGift: isGift(fields.values),
    pointsEarned: read(fields, "RewardPoints", anyNumber, 0),
    pointsSpent: read(fields, "RedeemPoints", anyNumber, 0),
  };
}

/** R72: distinguishes a gift card's order from a delivery. */
export function isGift(values: DocumentJson["fields"]): boolean {
  return flag.of(values["IsLiability"]) ?? false;
}

interface OrdersQuery {
  /** The customer; null if the collection contains only this customer's orders (R8). */
  readonly owner: string | null;
  readonly limit: number;
}

function where(fieldPath: string, op: "EQUAL" | "IN", value: object): object {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function whereOwner(owner: string | null): readonly object[] {
  return owner === null ? [] : [where("OnlineOrderUserIdentifier", "EQUAL", { stringValue: owner })];
}

function whereStatus(statuses: readonly number[]): object {
  const values = statuses.map((status) => ({ integerValue: String(status) }));
  return where("OnlineOrderStatus", "IN", { arrayValue: { values } });
}

function queryOf(filters: readonly object[], rest: object): object {
  const filter = filters.length === 0 ? {} : { where: { compositeFilter: { op: "AND", filters } } };
  return { structuredQuery: { from: [{ collectionId: "TrackingOrders" }], ...filter, ...rest } };
}

const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: "DESCENDING" });

/** `after` is a cursor from `cursorAfter`. Needs the index on owner and CreatedOn (S36). */
export function encodeHistoryQuery({ owner, limit, after }: OrdersQuery & { readonly after: string | null }): object {
  const start = after === null ? {} : { startAt: { values: JSON.parse(after), before: false } };
  return queryOf(whereOwner(owner), { orderBy: [descending("CreatedOn"), descending("__name__")], limit, ...start });
}

/** Has no `orderBy`, so that the database needs no additional index. */
export function encodeUnderWayQuery({ owner, limit }: OrdersQuery): object {
  return queryOf([...whereOwner(owner), whereStatus(underWay)], { limit });
}

/** Orders that didn't fail, with only the field that identifies gift cards. */
export function encodeOrderedQuery({ owner, limit }: OrdersQuery): object {
  const select = { fields: [{ fieldPath: "IsLiability" }] };
  return queryOf([...whereOwner(owner), whereStatus(notFailed)], { select, limit });
}

/** A cursor for the position after a document of a reply, with the values as Firestore wrote them. */
export function cursorAfter(reply: unknown, index: number): string | null {
  const parts = Array.isArray(reply) ? reply.filter((part) => part?.document) : [];
  const { name, fields } = parts[index]?.document ?? {};
  const createdOn = fields?.CreatedOn;
  return typeof name === "string" && createdOn ? JSON.stringify([createdOn, { referenceValue: name }]) : null;
}
