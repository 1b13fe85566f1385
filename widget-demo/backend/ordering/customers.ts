import { randomInt, randomUUID } from "node:crypto";
import type * as v from "valibot";
import type { customerPost, storedCardPost } from "../contract/calls/customers.ts";
import type { JsonFields } from "../documents/types.ts";
import { charge, type KeptCard, readCard } from "./cards.ts";
import { checkStorable, heldCardOf, spentToken } from "./cardTokens.ts";
import type { OrderingParts } from "./parts.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { recordsIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findUserPaths, isBranded, userPath } from "./storeDocuments.ts";
import { words } from "./words.ts";

type StoredCard = v.InferOutput<typeof storedCardPost>;

const StoredCardsKey = "StoredCards";

/** Saves the profile, and gives a new customer their member code. */
export function saveCustomer(
  uid: string,
  customer: v.InferOutput<typeof customerPost>,
  proven: ProvenUid,
  parts: OrderingParts,
): string {
  requireMember(uid, proven);
  const { documents, accounts } = parts;
  const path = userPathIn(customer.HQCompanyID, uid, parts);
  const memberCode = textIn(documents.read(path) ?? {}, "CustomerMemberCode") || `M${randomInt(1e7, 1e8)}`;
  const given = Object.entries(customer).filter(([, value]) => value !== null);
  // R62: the e-mail address is always the account's, even if the call contains another.
  const Email = accounts.byUid(uid)?.email ?? customer.Email;
  documents.merge(path, { ...Object.fromEntries(given), Email, CustomerMemberCode: memberCode });
  return memberCode;
}

export function storeCard(uid: string, details: StoredCard, proven: ProvenUid, parts: OrderingParts): void {
  requireMember(uid, proven);
  const path = userPathIn(details.HQCompanyID, uid, parts);
  const user = parts.documents.read(path);
  if (!user) throw new Refusal(words.noCustomer, `There is no ${path} yet: POST customers/{uid} makes it.`);
  const { card, spent } = newCardIn(details, parts);
  const { type, last4 } = charge(card).card;
  const stored = { ElidedPan: `............${last4}`, CardType: type, CardIdentifier: `card-${randomUUID()}` };
  const cards = [...recordsIn(user, StoredCardsKey), stored];
  parts.documents.setAll({ ...spent, [path]: { ...user, [StoredCardsKey]: cards } });
}

function newCardIn(details: StoredCard, { documents, clock }: OrderingParts): { card: KeptCard; spent: object } {
  if (!("CardToken" in details)) return { card: readCard(details, clock.now()), spent: {} };
  const held = checkStorable(heldCardOf(details, documents), clock.now());
  return { card: held.card, spent: spentToken(held) };
}

/** The call names no brand, so the card is removed from all of the member's documents. */
export function dropCard(uid: string, identifier: string, proven: ProvenUid, parts: OrderingParts): void {
  requireMember(uid, proven);
  const isIt = (card: JsonFields) => textIn(card, "CardIdentifier") === identifier;
  let isKnown = false;
  for (const path of findUserPaths(parts, uid)) {
    const cards = recordsIn(parts.documents.read(path) ?? {}, StoredCardsKey);
    if (!cards.some(isIt)) continue;
    isKnown = true;
    parts.documents.merge(path, { [StoredCardsKey]: cards.filter((card) => !isIt(card)) });
  }
  if (!isKnown) throw new Refusal(words.noCard, `The member's StoredCards hold no ${identifier}.`);
}

/** R8: in a branded deployment, a call names the headquarters that the member belongs to. */
function userPathIn(hqId: string | number | null, uid: string, parts: OrderingParts): string {
  return userPath(isBranded(parts) ? `Brands/${hqId}/` : "", uid);
}
