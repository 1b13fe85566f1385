import * as v from "valibot";
import type { SignInMethod } from "../../domain/customer/account.ts";
import { ownEntries } from "../ownEntries.ts";

const answer = v.object(ownEntries({ signinMethods: v.fallback(v.array(v.string()), []) }));

/** The sign-in service's names. A link by e-mail counts as the password that the account also has. */
const ways: Readonly<Record<string, SignInMethod>> = {
  "google.com": "google",
  "facebook.com": "facebook",
};

/**
 * `accounts:createAuthUri`: the sign-in methods of an e-mail address. Empty if it has no account, or if the service
 * doesn't reveal them. Null if the answer can't be read.
 */
export function parseSignInMethods(text: string): readonly SignInMethod[] | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(answer, body);
  return result.success ? result.output.signinMethods.map((method) => ways[method] ?? "password") : null;
}
