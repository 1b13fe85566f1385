import type { TypedContact } from "./contact.ts";

const chinese = /\p{Script=Han}/u;

/** A Chinese name begins with the family name, whatever the shop's language. */
export function wholeName({ firstName = "", lastName = "" }: Partial<TypedContact>): string {
  return chinese.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim();
}
