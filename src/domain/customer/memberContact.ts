import { checkContact, contactFields, type TypedContact } from "./contact.ts";
import type { Member } from "./customer.ts";

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
