import type { ResetLinkResult, SignInResult, SocialResult } from "../../ports/accounts.ts";

/**
 * R65: the diner isn't told whether the address or the password was wrong. A code that isn't listed here counts as
 * `no-answer`.
 */
const signInRefusals: Readonly<Record<string, Exclude<SignInResult["kind"], "signed-in">>> = {
  "auth/invalid-credential": "refused",
  "auth/invalid-email": "refused",
  "auth/missing-password": "refused",
  "auth/user-disabled": "refused",
  "auth/user-not-found": "refused",
  "auth/wrong-password": "refused",
  "auth/too-many-requests": "too-many-tries",
};

const socialEnds: Readonly<Record<string, Exclude<SocialResult["kind"], "other-way" | "signed-in">>> = {
  "auth/popup-blocked": "blocked",
  "auth/cancelled-popup-request": "closed",
  "auth/popup-closed-by-user": "closed",
  "auth/user-cancelled": "closed",
};

const deadLinks: ReadonlySet<string> = new Set([
  "auth/argument-error",
  "auth/expired-action-code",
  "auth/invalid-action-code",
  "auth/user-disabled",
  "auth/user-not-found",
]);

const registerRefusals: ReadonlySet<string> = new Set([
  "auth/invalid-email",
  "auth/password-does-not-meet-requirements",
  "auth/weak-password",
]);

/** Returns the code only, never the message, which may contain what was typed. */
export function codeOf(cause: unknown): string {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : null;
  return typeof code === "string" ? code : "no code";
}

export const signInKind = (code: string) => signInRefusals[code] ?? "no-answer";
export const socialKind = (code: string) => socialEnds[code] ?? "no-answer";
export const linkKind = (code: string): Exclude<ResetLinkResult["kind"], "valid"> =>
  deadLinks.has(code) ? "invalid" : "no-answer";
export const isRegisterRefusal = (code: string) => registerRefusals.has(code);

/**
 * The message from the service, for example "Firebase: Password should be at least 6 characters (auth/weak-password)."
 */
export function wordsOf(cause: unknown): string {
  const [, words = ""] = /^Firebase: (.*) \(auth\/[\w-]+\)\.?$/.exec(cause instanceof Error ? cause.message : "") ?? [];
  return words === "Error" ? "" : words;
}
