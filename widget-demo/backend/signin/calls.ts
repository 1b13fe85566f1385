import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Outbox } from "../outbox.ts";
import {
  type Account,
  type Accounts,
  hashPassword,
  isPassword,
  makeAccount,
  waysInto,
  withoutSessions,
} from "./accounts.ts";
import { type Answer, identityOf, profileOf } from "./answers.ts";
import type { ResetCodes } from "./codes.ts";
import { SignInError } from "./errors.ts";
import { readIdentity } from "./providers.ts";
import type { Sessions, SessionTokens } from "./session.ts";

export interface SignInParts {
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly codes: ResetCodes;
  readonly sessions: Sessions;
}

/** The fields of a call. A text field of another type counts as missing, which has its own error code. */
const Text = v.fallback(v.optional(v.nullable(v.string()), null), null);
const CallSchema = v.object({
  email: Text,
  password: Text,
  displayName: Text,
  photoUrl: Text,
  idToken: Text,
  oobCode: Text,
  newPassword: Text,
  requestType: Text,
  continueUrl: Text,
  identifier: Text,
  continueUri: Text,
  requestUri: Text,
  deleteAttribute: v.fallback(v.optional(v.array(v.string()), []), []),
});

export type Call = v.InferOutput<typeof CallSchema>;

/** The origin is this server's own URL, as the caller knows it. */
export type AnswerCall = (call: Call, parts: SignInParts, origin: string) => Answer;

export function parseCall(body: unknown): Call {
  const result = v.safeParse(CallSchema, body);
  if (!result.success) throw new SignInError("INVALID_ARGUMENT");
  return result.output;
}

export const calls = {
  signUp(call, { accounts, clock, sessions }) {
    if (!call.email && !call.password) throw new SignInError("ADMIN_ONLY_OPERATION");
    const email = requireEmail(call.email);
    const password = requirePassword(call.password);
    if (accounts.byEmail(email)) throw new SignInError("EMAIL_EXISTS");
    const account = makeAccount({
      uid: newUid(),
      email,
      password,
      displayName: call.displayName ?? "",
      createdAtMs: clock.machineNow().getTime(),
    });
    accounts.save(account);
    return { kind: "identitytoolkit#SignupNewUserResponse", ...identityOf(account), ...sessions.open(account) };
  },

  signInWithPassword(call, { accounts, clock, sessions }) {
    const email = requireEmail(call.email);
    if (!call.password) throw new SignInError("MISSING_PASSWORD");
    const account = accounts.byEmail(email);
    if (!isPassword(account, call.password) || !account) throw new SignInError("INVALID_LOGIN_CREDENTIALS");
    const seen = { ...account, lastLoginAtMs: clock.machineNow().getTime() };
    accounts.save(seen);
    return {
      kind: "identitytoolkit#VerifyPasswordResponse",
      registered: true,
      ...identityOf(seen),
      ...sessions.open(seen),
    };
  },

  signInWithIdp(call, { accounts, clock, sessions }) {
    if (call.idToken !== null) throw new SignInError("OPERATION_NOT_ALLOWED");
    const { identity, email, name } = readIdentity(call.requestUri);
    const known = accounts.byIdentity(identity);
    const other = known ? undefined : accounts.byEmail(email);
    const answer = {
      kind: "identitytoolkit#VerifyAssertionResponse",
      providerId: identity.providerId,
      federatedId: identity.rawId,
      rawUserInfo: JSON.stringify({ id: identity.rawId, email, name }),
      email,
      displayName: name,
    };
    // Same answer as the real service, with the sign-in methods of the existing account.
    if (other) return { ...answer, needConfirmation: true, verifiedProvider: waysInto(other) };
    const nowMs = clock.machineNow().getTime();
    const account = known
      ? { ...known, lastLoginAtMs: nowMs }
      : makeAccount({
          uid: newUid(),
          email,
          password: null,
          identities: [identity],
          displayName: name,
          createdAtMs: nowMs,
        });
    accounts.save(account);
    return { ...answer, ...identityOf(account), isNewUser: !known, ...sessions.open(account) };
  },

  lookup(call, { sessions }) {
    const account = sessions.accountOf(requireIdToken(call));
    return { kind: "identitytoolkit#GetAccountInfoResponse", users: [profileOf(account)] };
  },

  update(call, { accounts, clock, codes, sessions }) {
    const account = sessions.accountOf(requireIdToken(call));
    const changed = withPassword(withProfile(account, call, accounts), call.password, clock);
    accounts.save(changed);
    if (call.password !== null) codes.revoke(account.uid);
    const renewed: SessionTokens = sessions.open(changed);
    return { kind: "identitytoolkit#SetAccountInfoResponse", ...profileOf(changed), ...renewed };
  },

  delete(call, { accounts, codes, sessions }) {
    const { uid } = sessions.accountOf(requireIdToken(call));
    accounts.remove(uid);
    codes.revoke(uid);
    return { kind: "identitytoolkit#DeleteAccountResponse" };
  },

  sendOobCode(call, { accounts, outbox, clock, codes }, origin) {
    if (!call.requestType) throw new SignInError("MISSING_REQ_TYPE");
    if (call.requestType !== "PASSWORD_RESET") throw new SignInError("OPERATION_NOT_ALLOWED");
    const email = requireEmail(call.email);
    const answer = { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email };
    const account = accounts.byEmail(email);
    // Same answer as the real service with protection against finding out which accounts exist.
    if (!account) return answer;
    const code = codes.issue(account.uid);
    const link = resetLink(origin, code, call.continueUrl);
    outbox.send({
      kind: "password-reset",
      to: account.email,
      subject: "Reset your password",
      text: `Choose a new password within an hour: ${link}`,
      links: [link],
      sentAt: clock.now().toISOString(),
    });
    return answer;
  },

  resetPassword(call, { accounts, clock, codes }) {
    if (!call.oobCode) throw new SignInError("MISSING_OOB_CODE");
    const state = codes.look(call.oobCode);
    if (state.kind === "expired") throw new SignInError("EXPIRED_OOB_CODE");
    const account = state.kind === "good" ? accounts.byUid(state.uid) : undefined;
    if (!account) throw new SignInError("INVALID_OOB_CODE");
    // Without a new password, the caller only asks whether the link is valid, and for which address.
    if (call.newPassword !== null) {
      accounts.save(withPassword(account, call.newPassword, clock));
      codes.revoke(account.uid);
    }
    return { kind: "identitytoolkit#ResetPasswordResponse", email: account.email, requestType: "PASSWORD_RESET" };
  },

  createAuthUri(call, { accounts }) {
    if (!call.continueUri) throw new SignInError("MISSING_CONTINUE_URI");
    if (!call.identifier || !v.is(Email, call.identifier)) throw new SignInError("INVALID_IDENTIFIER");
    const account = accounts.byEmail(call.identifier);
    const methods = account ? waysInto(account) : [];
    return {
      kind: "identitytoolkit#CreateAuthUriResponse",
      registered: methods.length > 0,
      allProviders: methods,
      signinMethods: methods,
      sessionId: randomBytes(15).toString("base64url"),
    };
  },
} satisfies Readonly<Record<string, AnswerCall>>;

const Email = v.pipe(v.string(), v.email());

function newUid(): string {
  return randomBytes(21).toString("base64url");
}

function requireEmail(email: string | null): string {
  if (!email) throw new SignInError("MISSING_EMAIL");
  if (!v.is(Email, email)) throw new SignInError("INVALID_EMAIL");
  return email;
}

function requirePassword(password: string | null): string {
  if (!password) throw new SignInError("MISSING_PASSWORD");
  if (password.length < 6) throw new SignInError("WEAK_PASSWORD : Password should be at least 6 characters");
  return password;
}

function requireIdToken({ idToken }: Call): string {
  if (!idToken) throw new SignInError("MISSING_ID_TOKEN");
  return idToken;
}

function withProfile(account: Account, call: Call, accounts: Accounts): Account {
  const email = call.email === null ? account.email : requireEmail(call.email).toLowerCase();
  const owner = accounts.byEmail(email);
  if (owner && owner.uid !== account.uid) throw new SignInError("EMAIL_EXISTS");
  const isDeleted = (attribute: string) => call.deleteAttribute.includes(attribute);
  return {
    ...account,
    email,
    displayName: isDeleted("DISPLAY_NAME") ? "" : (call.displayName ?? account.displayName),
    photoUrl: isDeleted("PHOTO_URL") ? "" : (call.photoUrl ?? account.photoUrl),
  };
}

/** A new password ends all sessions that were opened with the old one. */
function withPassword(account: Account, password: string | null, clock: Clock): Account {
  if (password === null) return account;
  const nowMs = clock.machineNow().getTime();
  const changed = { ...account, password: hashPassword(requirePassword(password)), passwordSinceMs: nowMs };
  return withoutSessions(changed, nowMs);
}

function resetLink(origin: string, code: string, continueUrl: string | null): string {
  const link = new URL("/__/auth/action", origin);
  link.search = new URLSearchParams({
    mode: "resetPassword",
    oobCode: code,
    apiKey: "demo-key",
    ...(continueUrl ? { continueUrl } : {}),
  }).toString();
  return link.href;
}
