const noticedMs = 120_000;
const steadyMs = 60_000;

/**
 * The correction of the device's clock, where a server's is ahead by `measuredMs`. A clock that is nearly right is left
 * alone, so that a slow answer doesn't make the time jump. NaN changes nothing: the server doesn't say.
 */
export function correctionOf(currentMs: number, measuredMs: number): number {
  if (!(Math.abs(measuredMs - currentMs) >= steadyMs)) return currentMs;
  return Math.abs(measuredMs) > noticedMs ? measuredMs : 0;
}

/** A hundred years: a device without its time begins at 1970, or at a year that nobody meant. */
const longestMs = 3.2e12;

/** A correction as the device has kept it; 0 where that can't be one. */
export function keptCorrection(kept: unknown): number {
  return typeof kept === "number" && Math.abs(kept) < longestMs ? kept : 0;
}
