import type { Browser, BrowserContext, Page } from "puppeteer-core";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { sharedChromium } from "./browser.ts";
import { type HostPages, type RunningDemo, type RunOptions, runDemo } from "./demoRun.ts";
import { blockingFirst, isFirstOff } from "./firstOff.ts";
import { untilCartsLast } from "./freshCart.ts";
import { choosingMode } from "./orderModeScript.ts";
import { createPageReader, type PageReader } from "./pageReader.ts";

interface PageWatch {
  /** Unexpected problems: errors on the console, uncaught errors, and requests that leave this machine. */
  readonly problems: readonly string[];
  /** Removes and returns the matching problems, so that the journey can pass. */
  take(pattern: RegExp): readonly string[];
  /** Leaves out the matching problems, also those to come: the browser may tell them later than the page shows them. */
  accept(pattern: RegExp): void;
}

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (["data:", "blob:", "about:"].includes(protocol)) return true;
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost");
}

/** Call it before the first request. */
function watchPage(page: Page): PageWatch {
  const accepted: RegExp[] = [];
  let problems: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    // The browser doesn't say in its words what it couldn't load.
    const of = text.startsWith("Failed to load resource") ? ` ${message.location().url}` : "";
    if (message.type() === "error") problems.push(`console: ${text}${of}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
  page.on("request", (request) => {
    if (!isOurs(request.url())) problems.push(`foreign: ${request.url()}`);
  });
  return {
    get problems() {
      return problems.filter((problem) => !accepted.some((pattern) => pattern.test(problem)));
    },
    accept(pattern) {
      accepted.push(pattern);
    },
    take(pattern) {
      const taken = problems.filter((problem) => pattern.test(problem));
      problems = problems.filter((problem) => !pattern.test(problem));
      return taken;
    },
  };
}

export const phone = { width: 360, height: 740 } as const;
export const desk = { width: 1280, height: 800 } as const;
export const layouts = [
  ["phone", phone],
  ["desk", desk],
] as const;

export interface Visit extends PageReader {
  readonly page: Page;
  readonly watch: PageWatch;
  /** Navigates the page to a path of the demo. */
  go(path: string): Promise<void>;
}

export interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  /** For the same diner's other tab or next visit: storage and cache are kept. */
  readonly context?: BrowserContext;
  /** A script that runs before any other in the page. */
  readonly before?: string;
  /**
   * The order mode that this diner has chosen before; pickup by default, which asks for the least. Null: none (R48).
   */
  readonly mode?: OrderMode | null;
  /** Keeps slide animations, which take a tenth of each journey's time. */
  readonly hasMotion?: boolean;
}

export interface Journeys {
  readonly demo: RunningDemo;
  /** Opens a page without any stored or cached data. */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}

const demos = new Map<string, Promise<RunningDemo>>();

/** The worker's own demo, shared by the files that need the same one. It ends with the worker. */
function sharedDemo(hostPages: HostPages, options: RunOptions): Promise<RunningDemo> {
  const kind = JSON.stringify([hostPages, options]);
  const running = demos.get(kind) ?? runDemo(hostPages, options);
  demos.set(kind, running);
  return running;
}

/** A browser and a demo, which other files have used before. A journey with an unexpected error fails at its end. */
export function useJourneys(hostPages: HostPages = {}, options: RunOptions = {}): Journeys {
  let browser: Browser | null = null;
  let demo: RunningDemo | null = null;
  let visits: Visit[] = [];

  function running(): { browser: Browser; demo: RunningDemo } {
    if (!browser || !demo) throw new Error("The demo and the browser run inside tests only.");
    return { browser, demo };
  }

  beforeAll(async () => {
    [browser, demo] = await Promise.all([sharedChromium(), sharedDemo(hostPages, options)]);
  });
  beforeEach(() => new Promise((resolve) => void setTimeout(resolve, untilCartsLast(instant(Date.now())))), 60_000);
  afterEach(async () => {
    const problems = visits.flatMap(({ watch }) => watch.problems);
    const contexts = new Set(visits.map(({ page }) => page.browserContext()));
    visits = [];
    await Promise.all([...contexts].map((context) => context.close()));
    await running().demo.reset();
    expect(problems).toEqual([]);
  });

  return {
    get demo() {
      return running().demo;
    },
    async open(path, { size = desk, context, before, mode = "pickup", hasMotion = false }: VisitOptions = {}) {
      const home = context ?? (await running().browser.createBrowserContext());
      const page = await home.newPage();
      await page.setViewport(size);
      if (!hasMotion) await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
      if (isFirstOff) await page.evaluateOnNewDocument(blockingFirst);
      if (running().demo.before) await page.evaluateOnNewDocument(running().demo.before);
      if (mode) await page.evaluateOnNewDocument(choosingMode(mode));
      if (before) await page.evaluateOnNewDocument(before);
      const go = async (to: string) => void (await page.goto(new URL(to, running().demo.origin).href));
      const visit: Visit = { page, watch: watchPage(page), go, ...createPageReader(page) };
      visits.push(visit);
      await go(path);
      return visit;
    },
  };
}
