import type { SignInMethod } from "../../../domain/customer/account.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import { parseSignInMethods } from "../../../wire/api/signInMethods.ts";
import type { Clock } from "../../ports/clock.ts";
import { createHttp } from "../http.ts";

export interface WaysInput {
  readonly clock: Pick<Clock, "now">;
  readonly deployment: Pick<Deployment, "firebase" | "emulators">;
  readonly log: (type: "Warning", description: string) => void;
}

const service = "identitytoolkit.googleapis.com";
/** A guest's order doesn't wait for this. After this time the answer is useless. */
const timeoutMs = 10_000;

/**
 * Returns the sign-in methods of an e-mail address. Calls the sign-in service directly: its library would cost every
 * guest who orders thirty kilobytes. Rejects if there is no answer.
 */
export function createKnownMethods({ clock, deployment: { firebase, emulators }, log }: WaysInput) {
  const http = createHttp({ clock, log, timeoutMs });
  const base = emulators.auth === null ? `https://${service}` : `${emulators.auth}/${service}`;
  const url = `${base}/v1/accounts:createAuthUri?key=${encodeURIComponent(firebase.apiKey)}`;
  return async function knownMethods(email: string): Promise<readonly SignInMethod[]> {
    const { status, text } = await http.send(url, { identifier: email, continueUri: location.origin });
    const ways = status === 200 ? parseSignInMethods(text) : null;
    if (!ways) throw new Error(`HTTP ${status}`);
    return ways;
  };
}

/** A failure counts as "no". */
export function isKnown(input: WaysInput, email: string): Promise<boolean> {
  return createKnownMethods(input)(email).then(
    (ways) => ways.length > 0,
    () => false,
  );
}
