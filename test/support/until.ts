import { setTimeout as sleep } from "node:timers/promises";

/** Long enough for a machine that is several times as slow as usual. A test that passes doesn't take longer for it. */
const patienceMs = 20_000;

/**
 * Waits until the check passes, and returns its value. A check that is under way when the time is up still counts, and
 * its own error is what the test reports. Only what takes long by itself needs more time, and says why.
 */
export async function until<T>(check: () => T | Promise<T>, ms = patienceMs): Promise<T> {
  const latest = performance.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > latest) throw error;
    }
    await sleep(50);
  }
}
