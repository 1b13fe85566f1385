import { checkContact, type TypedContact } from "../customer/contact.ts";
import type { Cents } from "../money/cents.ts";
import { contactAsked, isNamedByRoom, type Receiving } from "./contactAsked.ts";

const nobody: TypedContact = { firstName: "", lastName: "", email: "", phone: "" };

/** What isn't asked isn't sent either, even if it was typed for another order mode. */
function givenOf(typed: TypedContact, receiving: Receiving): TypedContact {
  const asked = contactAsked(receiving).map((name) => [name, typed[name]]);
  const given: TypedContact = { ...nobody, ...Object.fromEntries(asked) };
  // R52.
  return isNamedByRoom(receiving) ? { ...given, firstName: "Room", lastName: receiving.visit.room ?? "" } : given;
}

/** Spec, section 5: in a room and at a table names are only required. */
function shortestName({ mode }: Receiving): number | undefined {
  return mode === "room" || mode === "table" ? 1 : undefined;
}

/** The contact of an order. R53: if there is nothing to pay, a first name is enough. */
export function checkOrderContact(typed: TypedContact, receiving: Receiving, total: Cents) {
  const given = givenOf(typed, receiving);
  const isEnough = total === 0 && given.firstName.trim() !== "";
  return checkContact(given, isEnough ? [] : contactAsked(receiving), shortestName(receiving));
}
