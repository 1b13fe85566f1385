import type { TypedContact } from "./contact.ts";

const chinese = /\p{Script=Han}/u;

/** As its bearer writes it: a Chinese name begins with the family's, without a space. */
export function wholeName({ firstName = "", lastName = "" }: Partial<TypedContact>): string {
  return chinese.test(firstName + lastName) ? lastName + firstName : [firstName, lastName].filter(Boolean).join(" ");
}
