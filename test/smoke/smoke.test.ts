// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFirefox, findWebKit } from "../../.ci/setup.mjs";
import { printPages } from "../quality/printPages.ts";
import { startHostSite } from "../quality/stage.ts";
import { type RunningDemo, runDemo } from "../support/demoRun.ts";
import { until } from "../support/until.ts";
import { launchFirefox } from "./firefox.ts";
import type { SmokeBrowser } from "./smokeBrowser.ts";
import { launchWebKit } from "./webkit.ts";

const firefox = findFirefox();
const webKit = findWebKit();
const browsers = {
  ...(firefox && { Firefox: () => launchFirefox(firefox) }),
  ...(webKit && { WebKit: () => launchWebKit(webKit.driver, webKit.miniBrowser) }),
};

/**
 * The front page's lines, with the shop on another origin as in production: WebKit doesn't preload from the page's own
 * origin.
 */
const preloading = `<!doctype html><link rel="icon" href="data:," /><script>
const shop = "http://127.0.0.1:" + location.port;
const store = shop + "/v1/projects/servery-demo/databases/(default)/documents/Companies/200";
document.write('<servery-storefront store-id="200"></servery-storefront>');
document.write('<script type="module" src="' + shop + '/storefront.js" crossorigin><' + '/script>');
for (const url of [store + "?key=demo-key", store + "/Menus?key=demo-key&amp;pageSize=300"])
  document.write('<link rel="preload" as="fetch" href="' + url + '" crossorigin>');
</script>`;

/** A page that breaks if it hears of the order button's step of the history. */
const withButton = `<!doctype html><link rel="icon" href="data:," />
<script>addEventListener("popstate", () => document.querySelector("servery-order-button").remove());</script>
<servery-order-button store-id="120" language="en" mode="pickup" position="bottom-right" label="Order here"></servery-order-button>
<script type="module" src="/storefront.js" crossorigin></script>`;

let demo: RunningDemo;
beforeAll(async () => {
  demo = await runDemo({ "preloading.html": preloading, "button.html": withButton });
});
afterAll(() => demo.close());

describe.each(Object.entries(browsers))("%s", (name, launch) => {
  let browser: SmokeBrowser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const click = (selector: string, name: string) =>
    until(async () => expect(await browser.click(selector, name), name).toBe(true));
  const type = (label: string, text: string) =>
    until(async () => expect(await browser.type(label, text), label).toBe(true));
  const read = (text: string) => until(async () => expect(await browser.text()).toContain(text));

  it("shows a menu and a dish, takes an order, and changes the language", async () => {
    await browser.open(`${demo.origin}/embed.html?store-id=120`);
    await click("button", "Bourke St Cheeseburger");
    await click("dialog button", "Add to cart");
    // Waits until the dish is in the cart: before that, a press does nothing, and what appears with it moves the
    // button.
    await read("GST included");
    await click("button:not([aria-disabled])", "Checkout");
    await click("[role=tab]", "Pickup");
    await type("First name", "Noor");
    await type("Last name", "Abbot");
    await type("Email", "noor@example.com");
    await type("Phone", "0412345678");
    await type("Card number", "4111111111111111");
    await type("Expiry date", "1230");
    await type("CVV", "123");
    await click("button", "Pay now");
    await click("dialog button", "Skip");
    await read("Order Submitted");
    await click("button", "Continue ordering");
    await click("header button", "Language");
    await click("[lang=zh-CN]", "简体中文");
    await read("购物车");
  });

  it("opens the shop over the page from an order button (R108), and keeps it when it is closed", async () => {
    await browser.open(`${demo.origin}/button.html`);
    for (const press of ["Add", "Remove one", "Add"]) {
      await click("button", "Order here");
      await click("button", `${press} Bourke St Cheeseburger`);
      // WebKit has no close watcher, so Back closes the shop.
      if (name === "WebKit") await browser.back();
      else await click("button", "Close");
    }
  });

  it("shows a printed page (R112), also the dishes far down, without any script", async () => {
    const site = await startHostSite(await printPages(`${demo.origin}/`, 120), {
      "Content-Security-Policy": `default-src 'none'; style-src 'self'; img-src ${demo.origin}`,
    });
    await browser.open(`${site.url}order/store/120/`);
    await click("h1", "Patty & Sons, Bourke St");
    await click(".printed-dish", "Hot honey");
    await browser.open(`${site.url}order/zh-CN/store/120/`);
    await click(".printed-dish", "辣蜂蜜");
    await site.close();
  });

  it("uses what the page preloads, and fetches each document once", async () => {
    const asked = () => demo.requests("GET", "Companies/200");
    const before = await asked();
    await browser.open(`${demo.origin}/preloading.html`);
    await read("Soup of the evening");
    expect((await asked()) - before).toBe(2);
  });
});
