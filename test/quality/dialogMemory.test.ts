// @module-tag thorough
import type { CDPSession, Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { openProduct } from "./openProduct.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, find, openPage, type View } from "./stage.ts";

const opens = 300;
const view: View = { widthPx: 360, heightPx: 740, language: "en" };

/** Opens the first card's dialog, waits for its radios, closes it and waits until it has gone. */
async function openAndClose(times: number): Promise<void> {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  for (let open = 0; open < times; open += 1) {
    root?.querySelector<HTMLElement>("button.menu-card")?.click();
    await until(() => root?.querySelector("dialog[open] input[type=radio]") != null);
    root?.querySelector<HTMLElement>("dialog .icon-button")?.click();
    await until(() => root?.querySelector("dialog") === null);
  }
}

async function countNodes(page: Page, client: CDPSession): Promise<number> {
  await page.waitForNetworkIdle({ idleTime: 300 });
  // Objects released by a finalizer are only collected the next time.
  for (const _pass of [1, 2, 3]) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
}

const stage = setStage();

// So many openings take a slow machine minutes.
it(`keeps nothing in memory of a product with radios that was opened ${opens} times`, {
  timeout: 300_000,
}, async () => {
  const page = await openPage(stage.browser, view);
  const client = await page.createCDPSession();
  await client.send("Performance.enable");
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await openProduct(page, view, 101);
  await find(page, "dialog[open] input[type=radio]");
  await page.$eval("servery-storefront >>> dialog .icon-button", (button) => (button as HTMLElement).click());
  await page.waitForSelector("servery-storefront >>> dialog", { hidden: true });
  // React and the browser keep the last one of everything: the first few are no leak.
  await page.evaluate(openAndClose, 10);
  const before = await countNodes(page, client);
  await page.evaluate(openAndClose, opens);
  const after = await countNodes(page, client);
  expect(before).toBeGreaterThan(0);
  expect(after / before).toBeLessThan(1.02);
});
