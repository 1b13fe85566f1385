import type { Instant } from "../time/instant.ts";
import type { TypedAddress } from "./address.ts";
import type { TypedContact } from "./contact.ts";

/** A diner's stored details, and when they last ordered with them. */
export interface KeptContact {
  readonly contact: TypedContact;
  /** Null if nothing was delivered to them. */
  readonly address: TypedAddress | null;
  readonly orderedAt: Instant;
}

/** By the store's ID. Null if the diner doesn't want their details stored. */
export type KeptContacts = Readonly<Record<string, KeptContact | null>>;

const keptForMs = 90 * 24 * 60 * 60_000;

export function isStillKept(at: number, now: Instant): boolean {
  return now - at < keptForMs;
}

/** Removes details that are too old to keep. */
export function freshContacts(contacts: KeptContacts, now: Instant): KeptContacts {
  const isFresh = (kept: KeptContact | null) => !kept || isStillKept(kept.orderedAt, now);
  return Object.fromEntries(Object.entries(contacts).filter(([, kept]) => isFresh(kept)));
}
