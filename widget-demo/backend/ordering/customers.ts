import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { JsonFields } from "../documents/types.ts";
import { checkCard, declined } from "./cards.ts";
import { type CardDetails, CardSchema } from "./orderBody.ts";
import type { OrderingParts } from "./parts.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findUserPath, isBranded } from "./storeDocuments.ts";
import { words } from "./words.ts";

const Id = v.union([v.string(), v.number()]);
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

const StoredCardsKey = "StoredCards";

/** Writes the profile down, and gives a new customer their member code. */
export function saveCustomer(
  uid: string,
  customer: v.InferOutput<typeof CustomerSchema>,
  proven: ProvenUid,
  parts: OrderingParts,
): string {
  requireMember(uid, proven);
  const { documents, accounts } = parts;
  const known = findUserPath(parts, uid);
  const root = isBranded(parts) ? `Brands/${customer.HQCompanyID}/` : "";
  const path = known ?? `${root}Users/${uid}`;
  const memberCode = textIn(documents.read(path) ?? {}, "CustomerMemberCode") || `M${randomInt(1e7, 1e8)}`;
  const given = Object.entries(customer).filter(([, value]) => value !== null);
  // R62: the address is the account's, whatever the call says.
  const Email = accounts.byUid(uid)?.email ?? customer.Email;
  documents.merge(path, { ...Object.fromEntries(given), Email, CustomerMemberCode: memberCode });
  return memberCode;
}

export function storeCard(uid: string, details: CardDetails, proven: ProvenUid, parts: OrderingParts): void {
  requireMember(uid, proven);
  const { path, cards } = userCards(parts, uid);
  const { type, last4, outcome } = checkCard(details, parts.clock.now());
  if (outcome === "declined") throw declined();
  const card = { ElidedPan: `............${last4}`, CardType: type, CardIdentifier: `card-${randomUUID()}` };
  parts.documents.merge(path, { [StoredCardsKey]: [...cards, card] });
}

export function dropCard(uid: string, identifier: string, proven: ProvenUid, parts: OrderingParts): void {
  requireMember(uid, proven);
  const { path, cards } = userCards(parts, uid);
  const kept = cards.filter((card) => textIn(card, "CardIdentifier") !== identifier);
  if (kept.length === cards.length) {
    throw new Refusal(words.noCard, `The member's StoredCards hold no ${identifier}.`);
  }
  parts.documents.merge(path, { [StoredCardsKey]: kept });
}

function userCards(parts: OrderingParts, uid: string): { path: string; cards: readonly JsonFields[] } {
  const path = findUserPath(parts, uid);
  if (path === null) {
    throw new Refusal(words.noCustomer, "The member has no document yet: POST customers/{uid} makes it.");
  }
  return { path, cards: recordsIn(parts.documents.read(path) ?? {}, StoredCardsKey) };
}
