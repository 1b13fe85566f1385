import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import { checkPersonName } from "./contact.ts";
import { checkEmail } from "./email.ts";

/** Sign-in with another service, in a pop-up (R66). */
export type SocialProvider = "google" | "facebook";

/** The ways to log in to an account. */
export type SignInMethod = "password" | SocialProvider;

/** The person that an account is created for. */
export interface NewMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The checked data of a new account (R65). */
export interface Registration extends NewMember {
  readonly password: string;
}

/** What is typed into the forms for login, registration and passwords. Each form uses the fields that it needs. */
export interface TypedAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const shortestPassword = 6;
export const longestResetPassword = 20;

const notAsked = {
  firstName: fine(null),
  lastName: fine(null),
  email: fine(null),
  password: fine(null),
  confirmPassword: fine(null),
};

/** A password is taken as typed, including leading and trailing spaces. */
function checkFilled(password: string): CheckedField<string, "required"> {
  return password === "" ? wrong("required") : fine(password);
}

function checkNewPassword(
  password: string,
  longest: number,
): CheckedField<string, "required" | "too-short" | "too-long"> {
  if (password === "") return wrong("required");
  if (password.length < shortestPassword) return wrong("too-short");
  return password.length > longest ? wrong("too-long") : fine(password);
}

function checkRepeated({ password, confirmPassword }: TypedAccount): CheckedField<null, "required" | "different"> {
  if (confirmPassword === "") return wrong("required");
  return confirmPassword === password ? fine(null) : wrong("different");
}

/** S39, R65. */
export function checkLogIn({ email, password }: TypedAccount) {
  return checkFields(
    { ...notAsked, email: checkEmail(email), password: checkFilled(password) },
    (filled): Pick<TypedAccount, "email" | "password"> => ({ email: filled.email, password: filled.password }),
  );
}

export function checkForgotten({ email }: TypedAccount) {
  return checkFields({ ...notAsked, email: checkEmail(email) }, (filled): string => filled.email);
}

/** S39. */
export function checkRegistration(typed: TypedAccount) {
  return checkFields(
    {
      firstName: checkPersonName(typed.firstName),
      lastName: checkPersonName(typed.lastName),
      email: checkEmail(typed.email),
      password: checkNewPassword(typed.password, Number.POSITIVE_INFINITY),
      confirmPassword: checkRepeated(typed),
    },
    ({ firstName, lastName, email, password }): Registration => ({ firstName, lastName, email, password }),
  );
}

/** S39. */
export function checkReset(typed: TypedAccount) {
  return checkFields(
    {
      ...notAsked,
      password: checkNewPassword(typed.password, longestResetPassword),
      confirmPassword: checkRepeated(typed),
    },
    (filled): string => filled.password,
  );
}

/**
 * The data in the link of a password mail (R65). The link is used to choose a password, for an existing account or a
 * new one.
 */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly isNewUser: boolean;
}
