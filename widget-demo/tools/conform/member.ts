import * as v from "valibot";
import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { StartProblem } from "../../backend/problem.ts";
import type { Fixtures } from "./fixtures.ts";

export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

const SignedInSchema = v.object({ localId: v.string(), idToken: v.string() });
const patienceMs = 15_000;

/** Logs in as the shop does, and so gets the token that proves who calls. */
export async function logIn(
  { firebase, emulators }: Deployment,
  { email, password }: NonNullable<Fixtures["member"]>,
): Promise<Member> {
  const service = "identitytoolkit.googleapis.com";
  const origin = emulators.auth === null ? `https://${service}` : `${emulators.auth.replace(/\/$/, "")}/${service}`;
  const response = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(firebase.apiKey)}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  if (!response) throw new StartProblem(`Nothing answers at ${origin}, where the fixtures' member logs in.`);
  const answer = v.safeParse(SignedInSchema, await response.json().catch(() => null));
  if (!answer.success) throw new StartProblem(`The fixtures' member can't log in: HTTP ${response.status}.`);
  return { uid: answer.output.localId, email, idToken: answer.output.idToken };
}
