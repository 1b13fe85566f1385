import type { TypedContact } from "./contact.ts";

const han = /\p{Script=Han}/u;

/** As its bearer writes it: a Chinese name begins with the family's, without a space. */
export function fullName({ firstName, lastName }: Pick<TypedContact, "firstName" | "lastName">): string {
  return han.test(firstName + lastName) ? lastName + firstName : [firstName, lastName].filter(Boolean).join(" ");
}
