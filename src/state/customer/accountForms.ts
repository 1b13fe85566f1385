import { atom } from "jotai";
import {
  checkForgotten,
  checkLogIn,
  checkRegistration,
  checkReset,
  type TypedAccount,
} from "../../domain/customer/account.ts";
import { buildForm, typedAtom } from "../form/form.ts";
import { typedContactAtom } from "./contact.atoms.ts";
import { memberAtom } from "./customer.atoms.ts";

/** What the sign-in forms share, so that an e-mail address is typed only once. Starts with the diner's own details. */
export const typedAccountAtom = typedAtom((get): TypedAccount => {
  const { firstName, lastName, email } = get(typedContactAtom);
  return { firstName, lastName, email, password: "", confirmPassword: "" };
});

/**
 * R65: clears the passwords, which never outlive their form or its sending. Once a member is signed in, everything else
 * is cleared too (R61).
 */
export const forgetPasswordsAtom = atom(null, (get, set) =>
  set(typedAccountAtom, get(memberAtom) ? null : { password: "", confirmPassword: "" }),
);

export const logInForm = buildForm(typedAccountAtom, checkLogIn);
export const forgottenForm = buildForm(typedAccountAtom, checkForgotten);
export const registerForm = buildForm(typedAccountAtom, checkRegistration);
export const resetForm = buildForm(typedAccountAtom, checkReset);
