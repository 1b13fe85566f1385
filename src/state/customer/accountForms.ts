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

/** What the forms around signing in share, so that an address is typed once. It begins with the diner's own details. */
export const typedAccountAtom = typedAtom((get): TypedAccount => {
  const { firstName, lastName, email } = get(typedContactAtom);
  return { firstName, lastName, email, password: "", confirmPassword: "" };
});

/** R65: a password outlives neither its form nor its sending. Once somebody is signed in, nothing else does (R61). */
export const forgetPasswordsAtom = atom(null, (get, set) =>
  set(typedAccountAtom, get(memberAtom) ? null : { password: "", confirmPassword: "" }),
);

export const logInForm = buildForm(typedAccountAtom, checkLogIn);
export const forgottenForm = buildForm(typedAccountAtom, checkForgotten);
export const registerForm = buildForm(typedAccountAtom, checkRegistration);
export const resetForm = buildForm(typedAccountAtom, checkReset);
