// How long the checkout takes from the press of its button until the first field is painted.
import type { Browser, Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { embedAddress, startDemo } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";

const slowdown = 4;
const rounds = 9;

/** Presses the button whose text starts with `words`, as soon as it appears. */
async function press(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (start) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const buttons = [...(root?.querySelectorAll("button") ?? [])].filter((each) => each.checkVisibility());
      const named = (each: Element) => (each.getAttribute("aria-label") ?? each.textContent).trim().startsWith(start);
      const button = buttons.find((each) => named(each) && each.ariaDisabled !== "true");
      button?.click();
      return button !== undefined;
    },
    { polling: 250, timeout: 60_000 },
    words,
  );
}

/** Measures in the page: from the click to the message after the frame that shows the field. */
async function untilField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const painted = new Promise<number>((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const look = () => {
          if (!root?.querySelector(".checkout :is(input, select)")) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          return channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", watch, { once: true, capture: true });
    });
    Object.assign(globalThis, { benchField: painted });
  });
  await press(page, "Checkout");
  return page.evaluate(() => (globalThis as unknown as { benchField: Promise<number> }).benchField);
}

async function run(browser: Browser, demo: Demo): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateCPUThrottling(slowdown);
  await page.goto(embedAddress(demo, { "store-id": "120" }));
  await press(page, "Bourke St Cheeseburger");
  await press(page, "Add to cart");
  await page.waitForNetworkIdle({ idleTime: 500 });
  const fieldMs = await untilField(page);
  await context.close();
  return fieldMs;
}

const demo = await startDemo();
const browser = await launchChromium();
try {
  const all: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const fieldMs = await run(browser, demo);
    // Skips the first round, which warms up the server and the browser's caches of compiled code.
    if (round > 0) all.push(Math.round(fieldMs));
  }
  const median = [...all].sort((one, other) => one - other)[Math.floor(rounds / 2)];
  process.stdout.write(
    `From the press of Checkout to its first field, CPU slowed ${slowdown} times: median ${median} ms (${all.join(" ")})\n`,
  );
} finally {
  await browser.close();
  await demo.close();
}
