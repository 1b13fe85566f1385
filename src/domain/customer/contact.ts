/** The guest details form, as it is typed. */
export interface ContactForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Who orders, checked; the phone is without spaces, dashes and brackets. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface ContactProblem {
  readonly field: keyof ContactForm;
  readonly kind: "required" | "too-short" | "invalid";
}

export type CheckedContact =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly problems: readonly ContactProblem[] };

const shortestName = 2;
const shortestPhone = 8;
/** What mail servers take at most. */
const longestEmail = 254;

const australianPhone = /^(?:0|\+?61)[23478]\d{8}$/;
const emailName = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`;
const emailHost = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const emailAddress = new RegExp(String.raw`^${emailName}(?:\.${emailName})*@(?:${emailHost}\.)+\p{L}{2,}$`, "u");

/** Wide digits and signs come from a Chinese keyboard, long dashes from a copied text. */
function plainPhone(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Pd}()[\]]/gu, "");
}

/** R45. */
export function isAustralianPhone(text: string): boolean {
  return australianPhone.test(plainPhone(text));
}

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailAddress.test(text);
}

function nameProblem(name: string): ContactProblem["kind"] | null {
  if (name === "") return "required";
  return [...name].length < shortestName ? "too-short" : null;
}

function emailProblem(email: string): ContactProblem["kind"] | null {
  if (email === "") return "required";
  return isEmail(email) ? null : "invalid";
}

function phoneProblem(phone: string): ContactProblem["kind"] | null {
  if (phone === "") return "required";
  if (phone.length < shortestPhone) return "too-short";
  return isAustralianPhone(phone) ? null : "invalid";
}

/** As a person means it: without the spaces that keyboards leave at the ends. */
export function readContact(form: ContactForm): Contact {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phone: plainPhone(form.phone),
  };
}

/** Problems stand in the order of the form, so that the first is where the focus goes. */
export function checkContact(form: ContactForm): CheckedContact {
  const contact = readContact(form);
  const kinds = [
    ["firstName", nameProblem(contact.firstName)],
    ["lastName", nameProblem(contact.lastName)],
    ["email", emailProblem(contact.email)],
    ["phone", phoneProblem(contact.phone)],
  ] as const;
  const problems = kinds.flatMap(([field, kind]) => (kind === null ? [] : [{ field, kind }]));
  return problems.length === 0 ? { ok: true, contact } : { ok: false, problems };
}
