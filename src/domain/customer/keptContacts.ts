import type { Instant } from "../time/instant.ts";
import type { TypedAddress } from "./address.ts";
import type { TypedContact } from "./contact.ts";

/** A diner's details, and when they last ordered with them. */
export interface KeptContact {
  readonly contact: TypedContact;
  /** Null where nothing was delivered to them. */
  readonly address: TypedAddress | null;
  readonly orderedAt: Instant;
}

/** By the store's ID. Null where the diner doesn't want them kept. */
export type KeptContacts = Readonly<Record<string, KeptContact | null>>;

const keptForMs = 90 * 24 * 60 * 60_000;

/** Without what is too old to keep. */
export function freshContacts(contacts: KeptContacts, now: Instant): KeptContacts {
  const isFresh = (kept: KeptContact | null) => !kept || now - kept.orderedAt < keptForMs;
  return Object.fromEntries(Object.entries(contacts).filter(([, kept]) => isFresh(kept)));
}
