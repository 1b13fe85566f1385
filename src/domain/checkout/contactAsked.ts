import type { TypedContact } from "../customer/contact.ts";
import type { Cents } from "../money/cents.ts";

const all = ["firstName", "lastName", "email", "phone"] as const;

/** R53: if there is nothing to pay, a first name is enough. */
export function contactAsked({ firstName }: TypedContact, total: Cents): readonly (keyof TypedContact)[] {
  return total === 0 && firstName.trim() !== "" ? [] : all;
}
