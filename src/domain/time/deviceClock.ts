const noticedMs = 120_000;
const steadyMs = 60_000;

/**
 * The correction of the device's clock if the server's clock is ahead by `measuredMs`. A nearly correct clock isn't
 * corrected, so that a slow answer doesn't make the time jump. NaN means that the server sent no time, and changes
 * nothing.
 */
export function correctionOf(currentMs: number, measuredMs: number): number {
  if (!(Math.abs(measuredMs - currentMs) >= steadyMs)) return currentMs;
  return Math.abs(measuredMs) > noticedMs ? measuredMs : 0;
}

/** A hundred years: a device that has lost its time starts at 1970 or at a random year. */
const longestMs = 3.2e12;

/** A correction that was stored on the device; 0 if it is invalid. */
export function storedCorrection(kept: unknown): number {
  return typeof kept === "number" && Math.abs(kept) < longestMs ? kept : 0;
}
