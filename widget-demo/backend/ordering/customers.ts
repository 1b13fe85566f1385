import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { JsonFields } from "../documents/types.ts";
import { checkCard, declined } from "./cards.ts";
import { type CardDetails, CardSchema } from "./orderBody.ts";
import type { OrderingParts } from "./parts.ts";
import { recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findUserPath, isBranded } from "./storeDocuments.ts";

const Id = v.union([v.string(), v.number()]);
const Words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Optional = v.optional(v.nullable(v.string()), null);

export const CustomerSchema = v.object({
  DisplayName: v.string(),
  Email: v.pipe(v.string(), v.email()),
  HQCompanyID: Id,
  Mobile: Optional,
  FirstName: Optional,
  LastName: Optional,
});

export const StoredCardSchema = v.intersect([v.object({ HQCompanyID: v.optional(v.nullable(Id), null) }), CardSchema]);

export const ResetSchema = v.object({ Email: Words, Company_ID: v.optional(v.nullable(Id), null) });

const StoredCardsKey = "StoredCards";

/** Writes the profile down, and gives a new customer their member code. */
export function saveCustomer(
  uid: string,
  customer: v.InferOutput<typeof CustomerSchema>,
  parts: OrderingParts,
): string {
  const { documents, accounts } = parts;
  const known = findUserPath(parts, uid);
  if (known === null && !accounts.byUid(uid)) throw new Refusal("We don't know this customer.");
  const root = isBranded(parts) ? `Brands/${customer.HQCompanyID}/` : "";
  const path = known ?? `${root}Users/${uid}`;
  const memberCode = textIn(documents.read(path) ?? {}, "CustomerMemberCode") || `M${randomInt(1e7, 1e8)}`;
  const given = Object.entries(customer).filter(([, value]) => value !== null);
  documents.merge(path, { ...Object.fromEntries(given), CustomerMemberCode: memberCode });
  return memberCode;
}

export function storeCard(uid: string, details: CardDetails, parts: OrderingParts): void {
  const { path, cards } = userCards(parts, uid);
  const { type, last4, outcome } = checkCard(details, parts.clock.now());
  if (outcome === "declined") throw new Refusal(declined);
  const card = { ElidedPan: `............${last4}`, CardType: type, CardIdentifier: `card-${randomUUID()}` };
  parts.documents.merge(path, { [StoredCardsKey]: [...cards, card] });
}

export function dropCard(uid: string, identifier: string, parts: OrderingParts): void {
  const { path, cards } = userCards(parts, uid);
  const kept = cards.filter((card) => textIn(card, "CardIdentifier") !== identifier);
  if (kept.length === cards.length) throw new Refusal("We can't find this card.");
  parts.documents.merge(path, { [StoredCardsKey]: kept });
}

function userCards(parts: OrderingParts, uid: string): { path: string; cards: readonly JsonFields[] } {
  const path = findUserPath(parts, uid);
  if (path === null) throw new Refusal("We don't know this customer.");
  return { path, cards: recordsIn(parts.documents.read(path) ?? {}, StoredCardsKey) };
}
