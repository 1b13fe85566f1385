import type { Browser, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { changeDocument, embedAddress, inShop, startDemo } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";
import { longMenu } from "./longMenu.ts";

const productCount = 1_000;
const slowdown = 4;
const rounds = 9;
const windowPx = { width: 1280, height: 800 };
const targets = { firstScreenMs: 150, dialogMs: 60 };

interface Round {
  /** From React's start until the first products are painted. */
  readonly firstScreenMs: number;
  /** From the moment the shop's chunk has run: with reading the documents and fetching the language. */
  readonly startMs: number;
  /** What of it blocked the page at a stretch. */
  readonly longestTaskMs: number;
  /** From the end of the press to the paint of the open dialog, as the browser itself counts it: in steps of 8 ms. */
  readonly dialogMs: number;
  /** The same once more, when nothing of it is new to the browser. */
  readonly dialogAgainMs: number;
  /** Until all of it is painted and it is modal: the choices come a frame after the picture, the name and the price. */
  readonly dialogWholeMs: number;
}

interface Times {
  defined?: number;
  mounted?: number;
  products?: number;
  dialog?: number;
  longest: number;
}

/** Marks in the page when the element is defined, when React starts, and when products and dialog are painted. */
function watchPage(): void {
  const times: Times = { longest: 0 };
  Object.assign(globalThis, { benchTimes: times });
  const { define } = customElements;
  customElements.define = function mark(...all) {
    times.defined = performance.now();
    return define.apply(this, all);
  };
  // React listens at its root, before it draws into it for the first time.
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(...all: Parameters<typeof addEventListener>) {
    if (this instanceof Node && this.getRootNode() instanceof ShadowRoot) times.mounted ??= performance.now();
    return addEventListener.apply(this ?? window, all);
  };
  // A frame's callbacks run before its paint, a message posted there comes right after it.
  const afterPaint = (tell: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = tell;
    channel.port2.postMessage(null);
  };
  const look = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    if (times.products === undefined && root?.querySelector("button.menu-card")) {
      afterPaint(() => {
        times.products ??= performance.now();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    if (times.products === undefined) times.longest = Math.max(times.longest, ...durations);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "click") times.dialog = duration;
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const timesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { benchTimes: Times }).benchTimes);

/** Seldom, and by the shortest way: what looks into the page in each frame is a part of what it measures. */
const lookSeldom = { polling: 250, timeout: 60_000 };

async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) =>
      document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("button.menu-card").length === count,
    lookSeldom,
    productCount,
  );
  // The dialog's chunk is fetched ahead; a diner reads for a moment first.
  await page.waitForNetworkIdle({ idleTime: 500 });
}

/** The pointer is on the card already, as a diner's is. */
async function openDialog(page: Page): Promise<number> {
  await page.evaluate(() => {
    delete (globalThis as unknown as { benchTimes: Times }).benchTimes.dialog;
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(
    () =>
      document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog[open]") &&
      "dialog" in (globalThis as unknown as { benchTimes: object }).benchTimes,
    lookSeldom,
  );
  const { dialog = Number.NaN } = await timesOf(page);
  return dialog;
}

async function openWholeDialog(page: Page): Promise<number> {
  await page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const whole = new Promise<number>((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const look = () => {
          if (!root?.querySelector("dialog:modal .choice-group")) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          return channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", watch, { once: true, capture: true });
    });
    Object.assign(globalThis, { benchWhole: whole });
  });
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as { benchWhole: Promise<number> }).benchWhole);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    () => !document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog"),
    lookSeldom,
  );
}

async function run(browser: Browser, demo: Demo): Promise<Round> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(windowPx);
  await page.evaluateOnNewDocument(watchPage);
  await page.emulateCPUThrottling(slowdown);
  await page.goto(embedAddress(demo, { "store-id": "120" }));
  await untilDrawn(page);
  const { defined = Number.NaN, mounted = Number.NaN, products = Number.NaN, longest } = await timesOf(page);
  const card = await page.$(inShop("button.menu-card"));
  await card?.hover();
  await page.waitForNetworkIdle({ idleTime: 500 });
  const dialogMs = await openDialog(page);
  await closeDialog(page);
  const dialogAgainMs = await openDialog(page);
  await closeDialog(page);
  const dialogWholeMs = await openWholeDialog(page);
  await context.close();
  return {
    firstScreenMs: products - mounted,
    startMs: products - defined,
    longestTaskMs: longest,
    dialogMs,
    dialogAgainMs,
    dialogWholeMs,
  };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function report(name: string, all: readonly number[], targetMs?: number): void {
  const list = all.map((ms) => Math.round(ms)).join(" ");
  const target = targetMs === undefined ? "" : `, target ${targetMs} ms`;
  process.stdout.write(`${name}: median ${Math.round(median(all))} ms${target} (${list})\n`);
}

const demo = await startDemo();
const browser = await launchChromium();
try {
  await changeDocument(demo, "Companies/120/Menus/DefaultMenu", longMenu(productCount));
  const done: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = await run(browser, demo);
    // The first one warms the server and the browser's caches of compiled code.
    if (round > 0) done.push(result);
  }
  process.stdout.write(
    `${productCount} products, CPU slowed ${slowdown} times, ${windowPx.width} × ${windowPx.height}, ` +
      `a local server, nothing cached, ${rounds} rounds\n`,
  );
  report(
    "First screen, from React's start to the paint of the first products",
    done.map(({ firstScreenMs }) => firstScreenMs),
    targets.firstScreenMs,
  );
  report(
    "The same from the end of the shop's chunk: with reading the documents and the language",
    done.map(({ startMs }) => startMs),
  );
  report(
    "Longest task before it",
    done.map(({ longestTaskMs }) => longestTaskMs),
  );
  report(
    "Opening the first dialog, from the end of the press to its paint",
    done.map(({ dialogMs }) => dialogMs),
    targets.dialogMs,
  );
  report(
    "Opening it again",
    done.map(({ dialogAgainMs }) => dialogAgainMs),
    targets.dialogMs,
  );
  report(
    "Once more, until its choices are painted and nothing behind it can be reached",
    done.map(({ dialogWholeMs }) => dialogWholeMs),
  );
} finally {
  await browser.close();
  await demo.close();
}
