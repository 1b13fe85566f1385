import { type CheckedField, checkFields, fine } from "../form/checkFields.ts";
import { checkEmail } from "./email.ts";
import { checkPersonName } from "./personName.ts";
import { checkPhone } from "./phone.ts";

/** The guest details form as typed. */
export interface TypedContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

declare const checked: unique symbol;

/** The contact in an order. Only `checkContact` creates one, so an order can't contain an unchecked contact. */
export type Contact = TypedContact & { readonly [checked]: "contact" };

export type ContactField = keyof TypedContact;

export const contactFields: readonly ContactField[] = ["firstName", "lastName", "email", "phone"];

/** A field that isn't asked for is taken as typed. */
export function checkContact(typed: TypedContact, asked: readonly ContactField[], shortestName?: number) {
  const ifAsked = <Problem extends string>(name: ContactField, field: CheckedField<string, Problem>) =>
    field.ok || asked.includes(name) ? field : fine(typed[name].trim());
  return checkFields(
    {
      firstName: ifAsked("firstName", checkPersonName(typed.firstName, shortestName)),
      lastName: ifAsked("lastName", checkPersonName(typed.lastName, shortestName)),
      email: ifAsked("email", checkEmail(typed.email)),
      phone: ifAsked("phone", checkPhone(typed.phone)),
    },
    (contact) => contact as Contact,
  );
}
