import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const keyBytes = 32;

/**
 * The key that signs tokens: a new one at each start, or the one in the state file, so that sessions survive a restart.
 */
export function tokenKey(stateFile?: string): Buffer {
  if (stateFile && existsSync(stateFile)) {
    const kept = readFileSync(stateFile);
    if (kept.length === keyBytes) return kept;
  }
  const key = randomBytes(keyBytes);
  if (stateFile) writeFileSync(stateFile, key, { mode: 0o600 });
  return key;
}
