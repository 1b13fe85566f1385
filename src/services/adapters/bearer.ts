import type { Session } from "../ports/session.ts";

/** Adds the member's ID token: only members may read their own documents (R63). */
export function bearer(token: Session["token"]): (headers: Headers) => Promise<void> {
  return async (headers) => {
    const idToken = await token();
    if (idToken !== null) headers.set("Authorization", `Bearer ${idToken}`);
  };
}
