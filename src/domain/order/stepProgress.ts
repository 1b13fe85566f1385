import type { Instant } from "../time/instant.ts";

/** Never all the way: only the kitchen says that the next step is reached. */
const farthest = 0.9;

/** How much of the wait between a step and the next is over, from 0 to 0.9. 0 if its beginning or end isn't known. */
export function stepProgress(from: Instant | null, to: Instant | null, now: Instant): number {
  if (from === null || to === null || to <= from) return 0;
  return Math.min(farthest, Math.max(0, (now - from) / (to - from)));
}
