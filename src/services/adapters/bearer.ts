import type { Session } from "../ports/session.ts";

/** Only the member may read what is theirs (R63). */
export function bearer(token: Session["token"]): (headers: Headers) => Promise<void> {
  return async (headers) => {
    const idToken = await token();
    if (idToken !== null) headers.set("Authorization", `Bearer ${idToken}`);
  };
}
