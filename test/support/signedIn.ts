/** The demo's members. */
export const members = {
  /** Has points, a stored card, an address and orders at two venues. */
  mei: { email: "mei@example.com", password: "order-me-1" },
  /** Has stamps, two short of a free coffee. */
  sam: { email: "sam@example.com", password: "order-me-2" },
  /** New, without any data. */
  ari: { email: "ari@example.com", password: "order-me-3" },
} as const;

export type MemberName = keyof typeof members;

const apiKey = "demo-key";

interface Answer {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** A signed-in user in the form in which Firebase Auth stores it. */
function keptUser({ localId: uid, idToken, refreshToken, expiresIn, ...named }: Answer): object {
  const expirationTime = Date.now() + Number(expiresIn) * 1_000;
  return {
    uid,
    email: named.email,
    displayName: named.displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
  };
}

/**
 * A script for a page that is opened next: this member has signed in on the device before. It runs on every page, so
 * signing out only lasts until a reload. A frame may have no storage.
 */
export async function signedInScript(demoUrl: string, member: MemberName, scope: string): Promise<string> {
  const url = new URL(`identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`, demoUrl);
  const body = JSON.stringify({ ...members[member], returnSecureToken: true });
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) throw new Error(`${member} can't sign in: ${answer.status} ${await answer.text()}`);
  const rows = {
    [`firebase:authUser:${apiKey}:servery:${scope}:servery-demo`]: keptUser((await answer.json()) as Answer),
    [`servery:${scope}:signedIn`]: { version: 1, value: true },
  };
  const texts = Object.entries(rows).map(([key, value]) => [key, JSON.stringify(value)]);
  return `try {
    for (const [key, text] of ${JSON.stringify(texts)}) localStorage[key] = text;
  } catch {}`;
}
