import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import { afterAll, describe, expect, it } from "vitest";
import type { ServeryOrderButtonElement } from "../../src/index.ts";
import { launchWholeChromium } from "../support/browser.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";

const page = (buttons: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>A restaurant's page</title>
    <link rel="icon" href="data:," />
    <style>a { color: orange; text-decoration: underline } button { background: lime } p { height: 900px }</style>
  </head>
  <body>
    <h1>Patty & Sons</h1>
    <p>We grill.</p>
    ${buttons}
    <p>We bake.</p>
    <script type="module" src="/storefront.js" crossorigin></script>
  </body>
</html>`;

const journeys = useJourneys({
  "early.html": page(`<script src="/slow.js"></script>
    <servery-order-button store-id="120"><a href="/bare.css">Order now</a></servery-order-button>`).replace(
    "<title>",
    '<script type="module" async src="/storefront.js" crossorigin></script><title>',
  ),
  "ways.html": page(`
    <servery-order-button store-id="120" mode="delivery" label="Have it delivered"></servery-order-button>
    <servery-order-button store-id="120" mode="pickup" label="Pick it up"></servery-order-button>
    <servery-order-button store-id="120" item="101" label="This burger"></servery-order-button>`),
  "header.html": page(`
    <style>servery-storefront { --servery-sticky-top: 60px }</style>
    <servery-order-button store-id="120"><a href="/bare.css">Order now</a></servery-order-button>`),
  "linked.html": page(`
    <servery-order-button store-id="120" mode="pickup"><p><a href="/bare.css">Order now</a></p></servery-order-button>
    <servery-order-button store-id="120" position="bottom-right" label="Hungry?" mode="pickup"></servery-order-button>`),
});

const scrolled = ({ page: shown }: Visit) => shown.evaluate(() => Math.round(scrollY));
const shops = ({ page: shown }: Visit) => shown.$$eval("servery-storefront", (all) => all.length);
const focused = ({ page: shown }: Visit) => shown.evaluate(() => document.activeElement?.textContent);

async function addBurger(visit: Visit): Promise<void> {
  await visit.find("dialog", "Order online");
  await visit.click("button", "Add Bourke St Cheeseburger");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
}

it("R108: a phone's page opens the shop from its link, and keeps it as it was", async () => {
  const visit = await journeys.open("/linked.html", { size: phone });
  const link = await visit.handle("link", "Order now");
  expect(await journeys.demo.requests("GET", "/Companies/120")).toBe(0);
  expect(await shops(visit)).toBe(0);
  await link.evaluate((each) => each.scrollIntoView({ block: "center" }));
  const before = await scrolled(visit);
  const state = await visit.page.evaluate(() => history.length);
  await visit.click("link", "Order now");
  await addBurger(visit);
  // Escape closes an inner dialog first.
  await visit.click("button", /^Halloumi & charred corn/);
  await visit.find("dialog", "Halloumi & charred corn");
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Halloumi & charred corn");
  await visit.find("dialog", "Order online");
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Order online");
  expect(await focused(visit)).toBe("Order now");
  expect(await scrolled(visit)).toBe(before);
  expect(await visit.page.evaluate(() => history.length)).toBe(state);
  await visit.find("image", "1 in your cart");
  // The other button of this store opens the same shop.
  await visit.click("button", "Hungry?");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
  expect(await shops(visit)).toBe(1);
  await visit.click("button", "Close");
  await visit.gone("dialog", "Order online");
});

it("R108: a desk's shop stands beside the page; without CloseWatcher, Back closes it", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&button&label=Order%20here&position=bottom-left", {
    size: desk,
    before: "delete globalThis.CloseWatcher; history.replaceState({ host: 1 }, '')",
  });
  await visit.click("button", "Order here");
  await addBurger(visit);
  expect(await visit.page.evaluate(() => history.state)).toEqual({ host: 1 });
  await visit.page.goBack();
  await visit.gone("dialog", "Order online");
  expect(new URL(visit.page.url()).search).toContain("button");
  await visit.click("button", "Order here");
  await visit.find("button", "Remove one Bourke St Cheeseburger");
  const length = await visit.page.evaluate(() => history.length);
  await visit.click("button", "Close");
  await visit.gone("dialog", "Order online");
  await until(async () => expect(await visit.page.evaluate(() => history.state)).toEqual({ host: 1 }));
  expect(await visit.page.evaluate(() => history.length)).toBe(length);
});

/** What a press in the middle of the page's link would reach. */
const reached = ({ page: shown }: Visit) =>
  shown.evaluate(() => {
    const { left, top, width, height } = (document.querySelector("a") as Element).getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
  });

const dish = "Halloumi & charred corn";

it("R108: without CloseWatcher, Back closes a dish in the shop first, then the shop", async () => {
  const visit = await journeys.open("/linked.html", {
    size: phone,
    before: "delete globalThis.CloseWatcher; history.replaceState({ host: 1 }, '')",
  });
  await visit.click("link", "Order now");
  await visit.find("dialog", "Order online");
  const length = await visit.page.evaluate(() => history.length);
  for (const _again of [1, 2]) {
    await visit.click("button", new RegExp(`^${dish}`));
    await visit.find("dialog", dish);
    await visit.page.goBack();
    await visit.gone("dialog", dish);
    await visit.find("dialog", "Order online");
    expect(await visit.page.evaluate(() => [history.length, history.state])).toEqual([length, { host: 1 }]);
  }
  await visit.page.goBack();
  await visit.gone("dialog", "Order online");
  expect(await reached(visit)).toBe("a");
  expect(await focused(visit)).toBe("Order now");
});

it.each([
  ["with", ""],
  ["without", "delete globalThis.CloseWatcher"],
])(
  "R108: a page that closes the shop with a dish open can be used, and finds both, %s CloseWatcher",
  async (_with, before) => {
    const visit = await journeys.open("/linked.html", { size: desk, before });
    await visit.click("link", "Order now");
    await visit.click("button", new RegExp(`^${dish}`));
    await visit.find("dialog", dish);
    await visit.click("button", "Increase quantity");
    await visit.page.evaluate(() => document.querySelector<ServeryOrderButtonElement>("servery-order-button")?.close());
    await visit.gone("dialog", "Order online");
    expect(await reached(visit)).toBe("a");
    expect(await focused(visit)).toBe("Order now");
    await visit.click("link", "Order now");
    await visit.find("dialog", dish);
    // It is modal again.
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", dish);
    await visit.click("button", "Close");
    await visit.gone("dialog", "Order online");
  },
);

it("R108: without CloseWatcher, a shop that is opened again at once stays open", async () => {
  const visit = await journeys.open("/linked.html", { size: phone, before: "delete globalThis.CloseWatcher" });
  await visit.click("link", "Order now");
  await visit.find("dialog", "Order online");
  const length = await visit.page.evaluate(() => history.length);
  await visit.page.evaluate(async () => {
    const button = document.querySelector<ServeryOrderButtonElement>("servery-order-button");
    await button?.close();
    await button?.open();
    await button?.close();
    await new Promise((resolve) => setTimeout(resolve));
    await button?.open();
  });
  await delay(700);
  expect(await visit.has("dialog", "Order online")).toBe(true);
  expect(await visit.page.evaluate(() => history.length)).toBe(length);
  await visit.page.evaluate(() => history.back());
  await visit.gone("dialog", "Order online");
});

it("R108: two buttons of one store open its shop each in its own way", async () => {
  const visit = await journeys.open("/ways.html", { size: phone, mode: null });
  for (const [label, way] of [
    ["Have it delivered", "Delivery"],
    ["Pick it up", "Pickup"],
    ["Have it delivered", "Delivery"],
  ] as const) {
    await visit.click("button", label);
    await visit.find("dialog", "Order online");
    await until(async () => expect((await visit.find("radio", way)).checked).toBe(true));
    await visit.click("button", "Close");
    await visit.gone("dialog", "Order online");
  }
  // A dish that was closed opens again.
  for (const _again of [1, 2]) {
    await visit.click("button", "This burger");
    await visit.find("dialog", "Bourke St Cheeseburger");
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", "Bourke St Cheeseburger");
    await until(async () =>
      expect(await visit.focused()).toEqual({ role: "heading", name: "Patty & Sons, Bourke St" }),
    );
    await visit.click("button", "Close");
    await visit.gone("dialog", "Order online");
  }
  expect(await shops(visit)).toBe(1);
});

it("R108: loads no shop for a page that has only a button, even if the script runs before the button is there", async () => {
  const headers = { "Content-Type": "text/javascript" };
  await journeys.demo.fault({ match: "GET /slow.js", body: "", headers, delayMs: 1_500 });
  const visit = await journeys.open("/early.html");
  await visit.find("link", "Order now");
  expect(await journeys.demo.requests("GET", "/chunks/shop-")).toBe(0);
  await visit.click("link", "Order now");
  await addBurger(visit);
});

it("R108: the shop looks the same however far its page is scrolled, and has no space for the page's own header", async () => {
  for (const size of [phone, desk]) {
    const visit = await journeys.open("/header.html", { size });
    const link = await visit.handle("link", "Order now");
    await link.evaluate((each) => each.scrollIntoView({ block: "center", behavior: "instant" }));
    expect(await scrolled(visit)).toBeGreaterThan(300);
    await visit.click("link", "Order now");
    await visit.find("dialog", "Order online");
    await visit.find("button", /^Add Bourke/);
    const top = (selector: string) =>
      visit.page.evaluate((each) => {
        const { shadowRoot } = document.querySelector("servery-storefront") as Element;
        return shadowRoot?.querySelector(each)?.getBoundingClientRect().top;
      }, selector);
    expect(await top(".store-cover__image")).toBeCloseTo(49, 0);
    await (await visit.handle("button", /^Add Hand-cut chips/)).evaluate((each) => each.scrollIntoView());
    expect(await top(".menu-bar")).toBeCloseTo(49, 0);
  }
});

/** What a phone's screen covers: its corners, its camera, and the bar at its lower edge. */
const insets = { top: 47, right: 0, bottom: 34, left: 0 };

it("R108: a phone's shop leaves the screen's edges free, and shows the focused field above a keyboard", async () => {
  const visit = await journeys.open("/linked.html", { size: phone });
  const client = await visit.page.createCDPSession();
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets });
  const rectOf = async (role: string, name: string | RegExp) =>
    (await visit.handle(role, name)).evaluate((each) => each.getBoundingClientRect().toJSON());
  const floating = await rectOf("button", "Hungry?");
  expect(floating.bottom).toBe(phone.height - insets.bottom - 16);
  await visit.click("link", "Order now");
  await addBurger(visit);
  expect((await rectOf("button", "Close")).top).toBeGreaterThanOrEqual(insets.top);
  expect((await rectOf("link", /^Cart 1/)).bottom).toBeLessThanOrEqual(phone.height - insets.bottom);
  // As a form's last field would be.
  const keyboardTop = 300;
  const low = /^Add (?!Bourke)/;
  await (await visit.handle("button", low)).evaluate((each) => {
    each.scrollIntoView({ block: "end", behavior: "instant" });
    (each as HTMLElement).focus({ preventScroll: true });
  });
  expect((await rectOf("button", low)).bottom).toBeGreaterThan(keyboardTop);
  await visit.page.evaluate((height) => {
    Object.defineProperty(visualViewport, "height", { get: () => height });
    visualViewport?.dispatchEvent(new Event("resize"));
  }, keyboardTop);
  await until(async () => expect((await rectOf("button", low)).bottom).toBeLessThanOrEqual(keyboardTop));
  expect((await rectOf("button", low)).top).toBeGreaterThanOrEqual((await rectOf("button", "Close")).bottom);
});

describe("in a browser with a back-forward cache", () => {
  let whole: Promise<Browser> | null = null;
  afterAll(async () => (await whole)?.close());

  it("R108: a page that is left with its shop open comes back with it", async () => {
    whole = launchWholeChromium();
    const context = await (await whole).createBrowserContext();
    const visit = await journeys.open("/linked.html", { context });
    await visit.click("link", "Order now");
    await addBurger(visit);
    await visit.page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
    );
    await visit.go("/ways.html");
    await visit.page.goBack();
    await until(async () => expect(await visit.page.evaluate("window.persisted")).toBe(true));
    await visit.click("button", "Remove one Bourke St Cheeseburger");
    await visit.find("button", "Add Bourke St Cheeseburger");
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", "Order online");
    await until(async () => expect(await visit.has("image", "1 in your cart")).toBe(false));
    expect(await visit.page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
  });
});
