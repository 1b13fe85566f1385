import type { Browser, Page } from "puppeteer-core";
import { timesOf, untilTimed, untilWhole, watchPage } from "./watch.ts";

export const slowdown = 4;
export const windowPx = { width: 390, height: 844 };

export interface Stage {
  readonly browser: Browser;
  /** Drops the connections that a browser would have lost since the previous day. */
  dropConnections(): void;
}

export interface Visit {
  readonly visibleMs: number;
  readonly longestTaskMs: number;
  readonly shift: number;
}

async function newPage({ browser }: Stage): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(windowPx);
  await watchPage(page);
  await page.emulateCPUThrottling(slowdown);
  return page;
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 });
  await untilTimed(page, "visibleMs");
  await page.waitForNetworkIdle({ idleTime: 500 });
  const { visibleMs = Number.NaN, tasks, shift } = await timesOf(page);
  const before = tasks.filter(({ startMs }) => startMs < visibleMs).map(({ durationMs }) => durationMs);
  return { visibleMs, longestTaskMs: Math.max(0, ...before), shift };
}

/**
 * Runs with an empty cache and storage, and without open connections. In a context of its own, which is a private window,
 * Chromium ignores `preconnect`.
 */
async function cold<T>(stage: Stage, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await newPage(stage);
  const client = await page.createCDPSession();
  await client.send("Network.clearBrowserCache");
  await client.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  await client.detach();
  stage.dropConnections();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

export const visitCold = (stage: Stage, url: string): Promise<Visit> => cold(stage, url, (page) => visit(page, url));

/** A diner who only looks up one thing. */
const shortVisitMs = 2_000;

/** The second visit to a page, after a short first one. It finds what that one has stored. */
export function visitAgain(stage: Stage, url: string): Promise<Visit> {
  return cold(stage, url, async (page) => {
    await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 });
    await page.evaluate(async (lastsMs) => {
      const [{ responseStart = Number.NaN } = {}] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceResourceTiming[];
      await new Promise((resolve) => setTimeout(resolve, responseStart + lastsMs - performance.now()));
    }, shortVisitMs);
    const again = await newPage(stage);
    await page.goto("about:blank");
    stage.dropConnections();
    const second = await visit(again, url);
    await again.close();
    return second;
  });
}

/** Taps the first product as soon as it is painted, and measures until its dialog is painted. */
export function tapAtOnce(stage: Stage, url: string): Promise<number> {
  return cold(stage, url, async (page) => {
    await page.exposeFunction("onFirstProduct", (x: number, y: number) => page.mouse.click(x, y));
    await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 });
    await untilTimed(page, "dialogMs");
    return (await timesOf(page)).dialogMs ?? Number.NaN;
  });
}

/** A cold visit. `then` runs when all cards have appeared and nothing more loads. */
export function visitWhole<T>(
  stage: Stage,
  url: string,
  cards: number,
  then: (page: Page) => Promise<T>,
): Promise<readonly [Visit, T]> {
  return cold(stage, url, async (page) => {
    const first = await visit(page, url);
    await untilWhole(page, cards);
    return [first, await then(page)] as const;
  });
}
