import type { Mail } from "../../../widget-demo/backend/outbox.ts";
import { makeAccount } from "../../../widget-demo/backend/signin/accounts.ts";
import { createTokens } from "../../../widget-demo/backend/signin/tokens.ts";
import { type RunningDemo, temporaryFolder } from "../demoFixture.ts";

export const mei = { email: "mei@example.com", password: "order-me-1" };

export async function call(demo: RunningDemo, name: string, body: unknown) {
  const answer = await demo.send("POST", `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`, body);
  return { status: answer.status, body: JSON.parse(answer.text) };
}

export async function renew(demo: RunningDemo, form: Record<string, string>) {
  const body = new URLSearchParams(form).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await fetch(`${demo.url}securetoken.googleapis.com/v1/token?key=k`, { method: "POST", headers, body });
  return { status: answer.status, body: await answer.json() };
}

export async function signIn(demo: RunningDemo, { email, password } = mei) {
  return (await call(demo, "signInWithPassword", { email, password, returnSecureToken: true })).body;
}

export function unsigned(payload: object, header: object = { alg: "none" }): string {
  return `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}

/** The state of a demo with a known key, so that the test can sign tokens of any age itself. */
export function knownKey(seed = 7) {
  const key = Buffer.alloc(32, seed);
  const tokens = createTokens(key);
  return {
    state: () => temporaryFolder({ "token.key": key }),
    tokenOf(uid: string, ageS = 0, generation = 0): string {
      const issuedAtS = Math.floor(Date.now() / 1000) - ageS;
      const named = { email: `${uid}@example.com`, password: null, displayName: "", createdAtMs: 0 };
      return tokens.makeIdToken({ ...makeAccount({ uid, ...named }), generation }, issuedAtS, issuedAtS);
    },
  };
}

/** The code in the link to the sign-in service's own page. */
export function codeOf(mail: Mail | undefined): string {
  return new URL(mail?.links[0] ?? "").searchParams.get("oobCode") ?? "";
}

export async function oobCode(demo: RunningDemo): Promise<string> {
  await call(demo, "sendOobCode", { requestType: "PASSWORD_RESET", email: mei.email });
  return codeOf(demo.mails().at(-1));
}
