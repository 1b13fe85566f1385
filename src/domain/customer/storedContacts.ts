import type { Instant } from "../time/instant.ts";
import type { TypedAddress } from "./address.ts";
import type { TypedContact } from "./contact.ts";

/** A diner's stored details, and when they last ordered with them. */
export interface StoredContact {
  readonly contact: TypedContact;
  /** Null if nothing was delivered to them. */
  readonly address: TypedAddress | null;
  readonly orderedAt: Instant;
}

/** By the store's ID. Null if the diner doesn't want their details stored. */
export type StoredContacts = Readonly<Record<string, StoredContact | null>>;

const storedForMs = 90 * 24 * 60 * 60_000;

export function isStillStored(at: number, now: Instant): boolean {
  return now - at < storedForMs;
}

/** Removes details that are too old to keep. */
export function freshContacts(contacts: StoredContacts, now: Instant): StoredContacts {
  const isFresh = (kept: StoredContact | null) => !kept || isStillStored(kept.orderedAt, now);
  return Object.fromEntries(Object.entries(contacts).filter(([, kept]) => isFresh(kept)));
}
