import type { Browser, BrowserContext, Page } from "puppeteer-core";
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

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
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

/** Runs with an empty browser context and without open connections. */
async function cold<T>(stage: Stage, use: (page: Page) => Promise<T>): Promise<T> {
  stage.dropConnections();
  const context = await stage.browser.createBrowserContext();
  try {
    return await use(await newPage(context));
  } finally {
    await context.close();
  }
}

export const visitCold = (stage: Stage, url: string): Promise<Visit> => cold(stage, (page) => visit(page, url));

/** Visits the same page twice. The second visit finds what the first one stored. */
export function visitTwice(stage: Stage, url: string): Promise<readonly [Visit, Visit]> {
  return cold(stage, async (page) => {
    const first = await visit(page, url);
    const context = page.browserContext();
    await page.close();
    stage.dropConnections();
    const again = await newPage(context);
    return [first, await visit(again, url)] as const;
  });
}

/** Taps the first product as soon as it is painted, and measures until its dialog is painted. */
export function tapAtOnce(stage: Stage, url: string): Promise<number> {
  return cold(stage, async (page) => {
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
  return cold(stage, async (page) => {
    const first = await visit(page, url);
    await untilWhole(page, cards);
    return [first, await then(page)] as const;
  });
}
