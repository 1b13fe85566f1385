import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import { checkEmail } from "./email.ts";

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

const shortestPhone = 8;

const australianPhone = /^(?:0|\+?61)[23478]\d{8}$/;

/** R45. The returned value has no spaces, dashes or brackets. */
export function checkPhone(text: string): CheckedField<string, "required" | "too-short" | "invalid"> {
  // Chinese keyboards type full-width digits and signs, and copied text may have long dashes.
  const phone = text.normalize("NFKC").replace(/[\s\p{Pd}()[\]]/gu, "");
  if (phone === "") return wrong("required");
  if (phone.length < shortestPhone) return wrong("too-short");
  return australianPhone.test(phone) ? fine(phone) : wrong("invalid");
}

/** As Australians write a number, so that it can be checked at a glance. Any other text stays as it is. */
export function spacedPhone(text: string): string {
  const phone = checkPhone(text);
  if (!phone.ok) return text.trim();
  const home = phone.value.replace(/^\+?61/, "0");
  return home.startsWith("04")
    ? home.replace(/(\d{4})(\d{3})(\d{3})/, "$1 $2 $3")
    : home.replace(/(\d\d)(\d{4})(\d{4})/, "$1 $2 $3");
}

const shortestName = 2;
/** Chinese names: a single character is often a complete first or last name. */
const chineseName = /^\p{Script=Han}+$/u;

export function checkPersonName(text: string, shortest = shortestName): CheckedField<string, "required" | "too-short"> {
  const name = text.trim();
  if (name === "") return wrong("required");
  // Counts characters, because a rare Chinese character has a `length` of 2.
  return [...name].length < shortest && !chineseName.test(name) ? wrong("too-short") : fine(name);
}

const chinese = /\p{Script=Han}/u;

/** The usual family names of two characters. */
const longFamilyName = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|夏侯|宇文|长孙|端木)(?=.)/u;

/** The names in a text that has both, as some wallets have. A Chinese one starts with the family name. */
export function splitName(text: string): Pick<TypedContact, "firstName" | "lastName"> {
  const name = text.trim().replace(/\s+/gu, " ");
  if (chineseName.test(name)) {
    const [lastName = ""] = longFamilyName.exec(name) ?? [...name];
    return { firstName: name.slice(lastName.length), lastName };
  }
  const [, firstName = name, lastName = ""] = /^(.+) (\S+)$/u.exec(name) ?? [];
  return { firstName, lastName };
}

/** In the usual order: a Chinese name starts with the family name and has no space. */
export function wholeName({ firstName = "", lastName = "" }: Partial<TypedContact>): string {
  return chinese.test(firstName + lastName) ? lastName + firstName : [firstName, lastName].filter(Boolean).join(" ");
}
