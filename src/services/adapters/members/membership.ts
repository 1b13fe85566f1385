import { createKnownWays, type WaysInput } from "./knownWays.ts";

/** A failure counts as "no". */
export function isKnown(input: WaysInput, email: string): Promise<boolean> {
  return createKnownWays(input)(email).then(
    (ways) => ways.length > 0,
    () => false,
  );
}
