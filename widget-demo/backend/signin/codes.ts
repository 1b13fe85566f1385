import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";

const lifeMs = 3_600_000;

type CodeState =
  | { readonly kind: "good"; readonly uid: string }
  | { readonly kind: "expired" }
  | { readonly kind: "unknown" };

/** The codes in reset links. Each is valid once, for an hour by the backend's clock. */
export interface ResetCodes {
  issue(uid: string): string;
  look(code: string): CodeState;
  /** A new password invalidates every code of its account. */
  revoke(uid: string): void;
  clear(): void;
}

export function createResetCodes(clock: Clock): ResetCodes {
  const issued = new Map<string, { readonly uid: string; readonly issuedAtMs: number }>();
  return {
    issue(uid) {
      const code = randomBytes(24).toString("base64url");
      issued.set(code, { uid, issuedAtMs: clock.now().getTime() });
      return code;
    },
    look(code) {
      const found = issued.get(code);
      if (!found) return { kind: "unknown" };
      const isOld = clock.now().getTime() - found.issuedAtMs > lifeMs;
      return isOld ? { kind: "expired" } : { kind: "good", uid: found.uid };
    },
    revoke(uid) {
      for (const [code, { uid: owner }] of issued) if (owner === uid) issued.delete(code);
    },
    clear: () => issued.clear(),
  };
}
