import type { Browser, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { changeDocument, embedAddress, find, inShop, startDemo } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";
import { longMenu } from "./longMenu.ts";

const productCount = 1_000;
const slowdown = 4;
const rounds = 9;
const targets = { firstScreenMs: 150, dialogMs: 60 };

interface Round {
  /** From React's start until the products are painted. */
  readonly firstScreenMs: number;
  /** From the moment the shop's chunk runs: with reading the documents and fetching the language. */
  readonly startMs: number;
  /** What of it blocked the page at a stretch. */
  readonly longestTaskMs: number;
  /** From the press to the paint of the open dialog. */
  readonly dialogMs: number;
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

async function run(browser: Browser, demo: Demo): Promise<Round> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(watchPage);
  await page.emulateCPUThrottling(slowdown);
  await page.goto(embedAddress(demo, { "store-id": "120" }));
  await find(page, "button.menu-card");
  await page.waitForFunction(
    (count) =>
      document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("button.menu-card").length === count,
    { timeout: 60_000 },
    productCount,
  );
  // The dialog's chunk is fetched ahead; a diner reads for a moment first.
  await page.waitForNetworkIdle({ idleTime: 500 });
  const { defined = Number.NaN, mounted = Number.NaN, products = Number.NaN, longest } = await timesOf(page);
  const card = await page.$(inShop("button.menu-card"));
  await card?.click();
  await find(page, "dialog[open]");
  await page.waitForFunction(() => "dialog" in (globalThis as unknown as { benchTimes: object }).benchTimes);
  const { dialog = Number.NaN } = await timesOf(page);
  await context.close();
  return {
    firstScreenMs: products - mounted,
    startMs: products - defined,
    longestTaskMs: longest,
    dialogMs: dialog,
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
  process.stdout.write(`${productCount} products, CPU slowed ${slowdown} times, ${rounds} rounds\n`);
  report(
    "First screen",
    done.map(({ firstScreenMs }) => firstScreenMs),
    targets.firstScreenMs,
  );
  report(
    "First screen with all that goes before it",
    done.map(({ startMs }) => startMs),
  );
  report(
    "Longest task before it",
    done.map(({ longestTaskMs }) => longestTaskMs),
  );
  report(
    "Opening a dialog",
    done.map(({ dialogMs }) => dialogMs),
    targets.dialogMs,
  );
} finally {
  await browser.close();
  await demo.close();
}
