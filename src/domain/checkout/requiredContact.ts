import { type ContactField, contactFields } from "../customer/contact.ts";
import { modeRules, type OrderMode } from "../fulfilment/orderMode.ts";
import type { Visit } from "../visit/visit.ts";

/** The parts of how an order is received that decide which contact fields are needed. */
export interface Receiving {
  readonly mode: OrderMode;
  readonly visit: Pick<Visit, "room">;
}

const withoutPhone = ["firstName", "lastName", "email"] as const;

/** R52: a room number that came with the page replaces the names. */
export function isNamedByRoom({ mode, visit }: Receiving): boolean {
  return mode === "room" && visit.room !== null;
}

/** S21: the contact fields that the diner is asked for. */
export function requiredContact(receiving: Receiving): readonly ContactField[] {
  if (isNamedByRoom(receiving)) return ["email"];
  return modeRules[receiving.mode].handover === "served" ? withoutPhone : contactFields;
}
