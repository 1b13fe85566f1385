import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import { projectId } from "../configuration.ts";
import type { Caller } from "../documents/types.ts";
import { allowOrigin, BadRequest, type Handle, readBody, readJson, sendJson, sendPreflight } from "../http.ts";
import type { Outbox } from "../outbox.ts";
import { type Accounts, withoutSessions } from "./accounts.ts";
import { answerActionPage } from "./actionPage.ts";
import { type AnswerCall, calls, parseCall, type SignInParts } from "./calls.ts";
import { createResetCodes } from "./codes.ts";
import { errorBody, SignInError } from "./errors.ts";
import { answerProviderPage } from "./providerPage.ts";
import { createSessions } from "./session.ts";
import { createTokens } from "./tokens.ts";

interface SignInOptions {
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** Signs the tokens. */
  readonly key: Buffer;
}

interface SignIn {
  readonly handle: Handle;
  /** Issues a code that lets the owner of this account choose a new password once. */
  issueResetCode(uid: string): string;
  /** The owner of this ID token; null if it is expired or invalid. */
  uidOf(idToken: string): string | null;
  /**
   * The sender of this Authorization header; null if its token is expired or invalid. As with the real service, a token
   * of an ended session still works for documents until it expires.
   */
  callerOf(authorization: string | undefined): Caller | null;
  /** Ends every session of this account. Returns false if it doesn't exist. */
  endSessions(uid: string): boolean;
  /** Invalidates all open reset links. */
  clear(): void;
}

const byName: Readonly<Record<string, AnswerCall>> = calls;
const toolkit = "/identitytoolkit.googleapis.com/";
const secureToken = "/securetoken.googleapis.com/";
const actionPage = "/__/auth/action";
/** The page that the SDK opens in its pop-ups. */
const providerPage = "/emulator/auth/handler";

/**
 * The Firebase Auth protocol: e-mail and password, pop-ups of other services, tokens and their renewal, reset links.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const codes = createResetCodes(options.clock);
  const { accounts, outbox, clock } = options;
  const sessions = createSessions(accounts, clock, createTokens(options.key));
  const parts: SignInParts = { accounts, outbox, clock, codes, sessions };

  async function answer(request: IncomingMessage, url: URL): Promise<unknown> {
    const call = `${request.method} ${url.pathname}`;
    const name = /^POST \/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/.exec(call)?.[1] ?? "";
    if (Object.hasOwn(byName, name)) return byName[name]?.(parseCall(await readJson(request)), parts, url.origin);
    if (call === `POST ${secureToken}v1/token`) return renew(await readTokenForm(request), parts);
    if (call === `GET ${toolkit}v1/projects`) return { projectId, authorizedDomains: ["localhost", "127.0.0.1"] };
    if (call === `GET ${toolkit}v2/recaptchaConfig`) return { recaptchaEnforcementState: [] };
    return undefined;
  }

  return {
    clear: codes.clear,
    issueResetCode: codes.issue,
    uidOf: (idToken) => unlessRefused(() => sessions.accountOf(idToken).uid),
    callerOf(authorization) {
      if (authorization === undefined) return { uid: null };
      return unlessRefused(() => {
        const { sub: uid, email } = sessions.read(/^Bearer (.+)$/i.exec(authorization)?.[1] ?? "");
        return { uid, ...(email === undefined ? {} : { email }) };
      });
    },
    endSessions(uid) {
      const account = accounts.byUid(uid);
      if (account) accounts.save(withoutSessions(account, clock.machineNow().getTime()));
      return account !== undefined;
    },
    async handle(request, response, url) {
      if (url.pathname === actionPage) return answerActionPage(request, response, url, parts);
      if (url.pathname === providerPage) {
        answerProviderPage(response, url, accounts);
        return true;
      }
      if (!url.pathname.startsWith(toolkit) && !url.pathname.startsWith(secureToken)) return false;
      if (request.method === "OPTIONS") {
        sendPreflight(request, response);
        return true;
      }
      allowOrigin(request, response);
      await sendAnswer(response, () => answer(request, url));
      return true;
    },
  };
}

function unlessRefused<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SignInError) return null;
    throw error;
  }
}

async function sendAnswer(response: ServerResponse, answer: () => Promise<unknown>): Promise<void> {
  try {
    const body = await answer();
    if (body === undefined) sendJson(response, 404, errorBody(404, "NOT_FOUND"));
    else sendJson(response, 200, body);
  } catch (error) {
    if (!(error instanceof SignInError) && !(error instanceof BadRequest)) throw error;
    sendJson(response, 400, errorBody(400, error instanceof SignInError ? error.message : "INVALID_ARGUMENT"));
  }
}

async function readTokenForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

function renew(form: URLSearchParams, { sessions }: SignInParts): unknown {
  if (form.get("grant_type") !== "refresh_token") throw new SignInError("INVALID_GRANT_TYPE");
  const refreshToken = form.get("refresh_token");
  if (!refreshToken) throw new SignInError("MISSING_REFRESH_TOKEN");
  const { account, tokens } = sessions.renew(refreshToken);
  return {
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: "Bearer",
    user_id: account.uid,
    project_id: projectId,
  };
}
