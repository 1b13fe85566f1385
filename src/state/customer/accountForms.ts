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

/** What the forms around signing in share, so that an address is typed once. It begins with the diner's own details. */
export const typedAccountAtom = typedAtom((get): TypedAccount => {
  const { firstName, lastName, email } = get(typedContactAtom);
  return { firstName, lastName, email, password: "", confirmPassword: "" };
});

/** R65: a password outlives neither its form nor its sending. */
export const forgetPasswordsAtom = atom(null, (_get, set) =>
  set(typedAccountAtom, { password: "", confirmPassword: "" }),
);

export const logInForm = buildForm(typedAccountAtom, checkLogIn);
export const forgottenForm = buildForm(typedAccountAtom, checkForgotten);
export const registerForm = buildForm(typedAccountAtom, checkRegistration);
export const resetForm = buildForm(typedAccountAtom, checkReset);
