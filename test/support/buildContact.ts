import { type Contact, checkContact, type TypedContact } from "../../src/domain/customer/contact.ts";

export const noorTyped: TypedContact = {
  firstName: "Noor",
  lastName: "Abbot",
  email: "noor@example.com",
  phone: "0412345678",
};

/** A checked contact, because an order can only have a checked one. */
export function buildContact(): Contact {
  const checked = checkContact(noorTyped, ["firstName", "lastName", "email", "phone"]);
  if (!checked.ok) throw new Error(`No contact: ${JSON.stringify(checked.problems)}`);
  return checked.value;
}
