import { checkContact, contactFields, type TypedContact } from "./contact.ts";
import type { Member } from "./customer.ts";

/** A member's profile as an order's form shows it. */
export function memberContact({ firstName, lastName, email, phone, address }: Member): TypedContact {
  return { firstName, lastName, email, phone: phone || (address?.phone ?? "") };
}

/** What an order takes of the profile without asking. What is missing or wrong in it is asked for. */
export function knownContact(member: Member): Partial<TypedContact> {
  const contact = memberContact(member);
  const form = checkContact(contact, contactFields);
  if (form.ok) return contact;
  return Object.fromEntries(contactFields.filter((name) => !form.problems[name]).map((name) => [name, contact[name]]));
}
