import type { TypedContact } from "./contact.ts";

const chinese = /\p{Script=Han}/u;

/** In the usual order: a Chinese name starts with the family name and has no space. */
export function wholeName({ firstName = "", lastName = "" }: Partial<TypedContact>): string {
  return chinese.test(firstName + lastName) ? lastName + firstName : [firstName, lastName].filter(Boolean).join(" ");
}
