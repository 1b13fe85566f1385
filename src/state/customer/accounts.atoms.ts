import { atom } from "jotai";
import type { SocialProvider } from "../../domain/customer/account.ts";
import type {
  Accounts,
  RegisterResult,
  ResetLinkResult,
  ResetResult,
  SignInResult,
  SocialResult,
} from "../../services/ports/accounts.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { forgetPasswordsAtom, forgottenForm, logInForm, registerForm, resetForm } from "./accountForms.ts";

const accountsAtom = atom<Accounts | null>(null);

/** Null until it is loaded. */
export const loadedAccountsAtom = atom((get) => get(accountsAtom));

/**
 * Loads the sign-in service; null if that fails, and the next call tries again. If a store without LogIn was shown in
 * the meantime, the service is a new one.
 */
export const loadAccountsAtom = atom(null, async (get, set): Promise<Accounts | null> => {
  try {
    const accounts = await get(orderServicesAtom).loadAccounts();
    set(accountsAtom, accounts);
    return accounts;
  } catch {
    return null;
  }
});

/** A field is invalid: nothing was sent. */
interface NotSent {
  readonly kind: "not-sent";
}

const notSent: NotSent = { kind: "not-sent" };
const noAnswer = { kind: "no-answer" } as const;

export const logInAtom = atom(null, async (get, set): Promise<SignInResult | NotSent> => {
  const form = get(logInForm.checked);
  if (!form.ok) return notSent;
  const { email, password } = form.value;
  const answer = (await (await set(loadAccountsAtom))?.signIn(email, password)) ?? noAnswer;
  // If there was no answer, the same can be sent again.
  if (answer.kind !== "no-answer") set(forgetPasswordsAtom);
  return answer;
});

/**
 * The code was loaded with the screen, so the pop-up opens inside the tap, before anything is awaited. A diner who taps
 * before the code is there waits for it: browsers allow a pop-up for a moment after a tap.
 */
export const signInWithAtom = atom(null, async (get, set, way: SocialProvider): Promise<SocialResult> => {
  const accounts = get(loadedAccountsAtom) ?? (await set(loadAccountsAtom));
  return (await accounts?.signInWith(way)) ?? noAnswer;
});

export const registerAtom = atom(null, async (get, set): Promise<RegisterResult | NotSent> => {
  const form = get(registerForm.checked);
  if (!form.ok) return notSent;
  const answer = (await (await set(loadAccountsAtom))?.register(form.value)) ?? noAnswer;
  if (answer.kind !== "no-answer") set(forgetPasswordsAtom);
  return answer;
});

type LinkResult = NotSent | { readonly kind: "sent" | "failed" };

export const sendResetLinkAtom = atom(null, async (get, set): Promise<LinkResult> => {
  const form = get(forgottenForm.checked);
  if (!form.ok) return notSent;
  return (await (await set(loadAccountsAtom))?.sendResetLink(form.value)) ?? { kind: "failed" };
});

export const checkResetLinkAtom = atom(
  null,
  async (_get, set, token: string): Promise<ResetLinkResult> =>
    (await (await set(loadAccountsAtom))?.checkResetLink(token)) ?? noAnswer,
);

/** Keeps the password for the automatic sign-in after a reset. */
export type SignInAfterReset = () => Promise<SignInResult>;

type ChosenPassword =
  | NotSent
  | Exclude<ResetResult, { kind: "reset" }>
  | { readonly kind: "reset"; readonly signIn: SignInAfterReset };

export const resetPasswordAtom = atom(null, async (get, set, token: string, email: string): Promise<ChosenPassword> => {
  const form = get(resetForm.checked);
  if (!form.ok) return notSent;
  const password = form.value;
  const accounts = await set(loadAccountsAtom);
  const answer = (await accounts?.resetPassword(token, password)) ?? noAnswer;
  if (!accounts || answer.kind === "no-answer") return noAnswer;
  set(forgetPasswordsAtom);
  return answer.kind === "reset" ? { kind: "reset", signIn: () => accounts.signIn(email, password) } : answer;
});
