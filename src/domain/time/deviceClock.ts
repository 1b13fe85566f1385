const noticedMs = 120_000;
const steadyMs = 60_000;

/**
 * The correction of the device's clock, where a server's is ahead by `measuredMs`. A clock that is nearly right is left
 * alone, so that a slow answer doesn't make the time jump.
 */
export function correctionOf(currentMs: number, measuredMs: number): number {
  if (Math.abs(measuredMs - currentMs) < steadyMs) return currentMs;
  return Math.abs(measuredMs) > noticedMs ? measuredMs : 0;
}
