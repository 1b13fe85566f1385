import { idTokenHeader } from "../configuration.ts";
import { Unproven } from "./refusal.ts";

/** The uid that a call's ID token proves; null if the token is missing, expired or invalid. */
export type ProvenUid = string | null;

/** R63: a uid and the API key alone prove nothing. */
export function requireMember(uid: string, proven: ProvenUid): void {
  if (proven === uid) return;
  throw new Unproven(
    proven === null
      ? `${idTokenHeader} is missing, has expired, or is no token of this sign-in service.`
      : `${idTokenHeader} is another member's.`,
  );
}
