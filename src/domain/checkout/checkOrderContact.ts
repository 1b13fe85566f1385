import { type ContactField, checkContact, contactFields, type TypedContact } from "../customer/contact.ts";
import { modeRules, type OrderMode } from "../fulfilment/orderMode.ts";
import type { Cents } from "../money/cents.ts";
import type { Visit } from "../visit/visit.ts";

/** The parts of how an order is received that decide which contact fields are needed. */
export interface Receiving {
  readonly mode: OrderMode;
  readonly visit: Pick<Visit, "room">;
}

const withoutPhone = ["firstName", "lastName", "email"] as const;

/** R52: a room number that came with the page replaces the names. */
function isNamedByRoom({ mode, visit }: Receiving): boolean {
  return mode === "room" && visit.room !== null;
}

/** S21: the contact fields that the diner is asked for. */
export function requiredContact(receiving: Receiving): readonly ContactField[] {
  if (isNamedByRoom(receiving)) return ["email"];
  return modeRules[receiving.mode].handover === "served" ? withoutPhone : contactFields;
}

/**
 * A field that isn't asked for isn't sent either, even if it was typed for another order mode. R51: a member's phone is
 * always sent.
 */
function givenOf(typed: TypedContact, receiving: Receiving, profilePhone: string): TypedContact {
  const asked = requiredContact(receiving).map((name) => [name, typed[name]]);
  const given = { firstName: "", lastName: "", email: "", phone: profilePhone, ...Object.fromEntries(asked) };
  // R52: a room named by the page replaces the names.
  return isNamedByRoom(receiving) ? { ...given, firstName: "Room", lastName: receiving.visit.room ?? "" } : given;
}

/** S21: of a diner who is served, names are only required to be non-empty. */
function shortestName({ mode }: Receiving): number | undefined {
  return modeRules[mode].handover === "served" ? 1 : undefined;
}

/** Checks the contact of an order. R53: if the total is 0, a first name is enough. */
export function checkOrderContact(typed: TypedContact, receiving: Receiving, total: Cents, profilePhone = "") {
  const given = givenOf(typed, receiving, profilePhone);
  const isEnough = total === 0 && given.firstName.trim() !== "";
  return checkContact(given, isEnough ? [] : requiredContact(receiving), shortestName(receiving));
}
