import type { Page } from "puppeteer-core";

/**
 * Runs before the page's own scripts: intervals, `Date.now()` and `performance.now()` follow a clock that the test moves. Timeouts and
 * frames stay real, so that requests and drawing work as usual.
 */
export const movableClock = `{
  const startedAt = Date.now();
  let passedMs = 0;
  let last = 0;
  const timers = new Map();
  Date.now = () => startedAt + passedMs;
  const sinceStart = performance.now.bind(performance);
  performance.now = () => sinceStart() + passedMs;
  window.setInterval = (task, periodMs) => {
    last += 1;
    timers.set(last, { task, periodMs, dueMs: passedMs + periodMs });
    return last;
  };
  window.clearInterval = (id) => timers.delete(id);
  window.letTimePass = (ms) => {
    passedMs += ms;
    for (const timer of timers.values()) {
      if (timer.dueMs > passedMs) continue;
      timer.dueMs = passedMs + timer.periodMs;
      timer.task();
    }
  };
}`;

/** Only works in a page that was opened with `movableClock`. */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.evaluate(`letTimePass(${ms})`);
}
