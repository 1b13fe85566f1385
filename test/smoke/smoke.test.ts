import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFirefox, findWebKit } from "../../.ci/setup.mjs";
import { type RunningDemo, runDemo } from "../support/demoRun.ts";
import { launchFirefox } from "./firefox.ts";
import type { SmokeBrowser } from "./smokeBrowser.ts";
import { launchWebKit } from "./webkit.ts";

const firefox = findFirefox();
const webKit = findWebKit();
const browsers = {
  ...(firefox && { Firefox: () => launchFirefox(firefox) }),
  ...(webKit && { WebKit: () => launchWebKit(webKit.driver, webKit.miniBrowser) }),
};
const patience = { timeout: 15_000, interval: 100 };

let demo: RunningDemo;
beforeAll(async () => {
  demo = await runDemo();
});
afterAll(() => demo.close());

describe.each(Object.entries(browsers))("%s", (_name, launch) => {
  let browser: SmokeBrowser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const click = (selector: string, name: string) =>
    vi.waitFor(async () => expect(await browser.click(selector, name), name).toBe(true), patience);
  const type = (label: string, text: string) =>
    vi.waitFor(async () => expect(await browser.type(label, text), label).toBe(true), patience);
  const read = (text: string) => vi.waitFor(async () => expect(await browser.text()).toContain(text), patience);

  it("shows a menu and a dish, takes an order, and changes the language", async () => {
    await browser.open(`${demo.origin}/embed.html?store-id=120`);
    await click("button", "Bourke St Cheeseburger");
    await click("dialog button", "Add to cart");
    // Before the dish is in the cart, a press on it does nothing; what comes with the cart moves the button.
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
});
