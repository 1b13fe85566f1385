const noticedMs = 120_000;
const steadyMs = 60_000;

/**
 * By how much the time of the device is put right, where a server's is ahead by `measuredMs`. A device that is nearly right
 * is left alone, and an answer that took its time moves nothing to and fro.
 */
export function correctionOf(currentMs: number, measuredMs: number): number {
  // Also where nothing was measured.
  if (!(Math.abs(measuredMs - currentMs) >= steadyMs)) return currentMs;
  return Math.abs(measuredMs) > noticedMs ? measuredMs : 0;
}
