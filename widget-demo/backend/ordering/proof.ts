import { idTokenHeader } from "../configuration.ts";
import { Unproven } from "./refusal.ts";

/** The uid that a call's ID token proves; null where it has none, or one that is no longer good. */
export type ProvenUid = string | null;

/** R63: a uid and the API's key prove nothing. */
export function requireMember(uid: string, proven: ProvenUid): void {
  if (proven === uid) return;
  throw new Unproven(
    proven === null
      ? `${idTokenHeader} is missing, has expired, or is no token of this sign-in service.`
      : `${idTokenHeader} is another member's.`,
  );
}
