import type { Page } from "puppeteer-core";

/**
 * Runs before the page's own scripts: intervals, `Date.now()` and `performance.now()` follow a clock that the test moves. Timeouts of
 * ten seconds or less run in real time, and earlier if the test lets their time pass. Longer ones (those of requests) and frames stay
 * real, so that requests and drawing work as usual.
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
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const waiting = new Map();
  window.setTimeout = (task, delayMs = 0, ...values) => {
    const run = () => {
      window.clearTimeout(id);
      task(...values);
    };
    const id = start(run, delayMs);
    if (delayMs <= 10_000) waiting.set(id, { run, dueMs: passedMs + delayMs });
    return id;
  };
  window.clearTimeout = (id) => {
    waiting.delete(id);
    stop(id);
  };
  window.letTimePass = (ms) => {
    passedMs += ms;
    for (const { run, dueMs } of [...waiting.values()]) if (dueMs <= passedMs) run();
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
