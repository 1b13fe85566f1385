import type { Store } from "../store/store.ts";
import { checkContact, contactFields, type TypedContact } from "./contact.ts";
import type { Profile } from "./profile.ts";

/** A card stored by the backend. Only the last digits of its number are known here (R37). */
export interface StoredCard {
  readonly identifier: string;
  readonly type: "visa" | "mastercard";
  readonly lastDigits: string;
}

/** A diner who is logged in. */
export interface Member extends Profile {
  readonly kind: "member";
  readonly uid: string;
  readonly email: string;
  /**
   * False if their document couldn't be read. Only the data of the sign-in service is known then: no points and no
   * cards.
   */
  readonly isRead: boolean;
  /** The points that the member can spend. */
  readonly points: number;
  readonly storedCards: readonly StoredCard[];
}

/** The person who orders. */
export type Customer = { readonly kind: "guest" } | Member;

/** A member's profile as the contact form of an order shows it. */
export function memberContact({ firstName, lastName, email, phone, address }: Member): TypedContact {
  return { firstName, lastName, email, phone: phone || (address?.phone ?? "") };
}

/** The profile fields that an order uses without asking. Missing or invalid ones are left out and asked for. */
export function knownContact(member: Member): Partial<TypedContact> {
  const contact = memberContact(member);
  const form = checkContact(contact, contactFields);
  if (form.ok) return contact;
  return Object.fromEntries(contactFields.filter((name) => !form.problems[name]).map((name) => [name, contact[name]]));
}

/** The company that an account belongs to (R60). */
export interface Company {
  readonly hqId: number;
  /** The store or HQ that the link in a password mail leads back to. */
  readonly id: number;
}

/** Null if neither a store nor a headquarters is known. */
export function companyOf(store: Pick<Store, "id" | "hqId"> | null, hqId: number | null): Company | null {
  const headquarters = store?.hqId ?? hqId ?? store?.id ?? null;
  const id = store?.id ?? hqId;
  return headquarters === null || id === null ? null : { hqId: headquarters, id };
}
