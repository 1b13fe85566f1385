import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { launchChromium } from "../support/browser.ts";
import { fillIn, openCheckout, pay } from "./orderScreens.ts";
import { openProduct } from "./screens.ts";
import { find, type HostSite, inShop, openPage, press, setStatus, startDemo, startHostSite } from "./stage.ts";

const element = '<servery-storefront store-id="120"></servery-storefront>';

let demo: Demo;
let site: HostSite;
let browser: Browser;

beforeAll(async () => {
  demo = await startDemo();
  const shop = `http://localhost:${demo.port}`;
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    "style-src 'self'",
    `img-src ${shop}`,
    `connect-src ${shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const page = (script: string) => `<!doctype html><html lang="en"><title>Strict</title>${element}${script}`;
  site = await startHostSite(
    {
      "/module": page(`<script type="module" src="${shop}/storefront.js"></script>`),
      "/classic": page(`<script src="${shop}/loader.js"></script>`),
      "/careless": page(`<style>p { color: red }</style><script type="module" src="${shop}/storefront.js"></script>`),
    },
    { "Content-Security-Policy": policy },
  );
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await demo?.close();
});

const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;

async function readMenu(page: Page): Promise<void> {
  await openProduct(page, view, 101);
  await page.keyboard.press("Escape");
  await press(page, ".header .dropdown button");
  await press(page, ".header [lang=zh-CN]");
  await find(page, ".category-menu:lang(zh-CN)");
  const photo = await find(page, ".menu-card img");
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, {}, photo);
}

/** By card, with a look at the terms, until the store is heard of live. */
async function order(page: Page): Promise<void> {
  await openCheckout(page, view);
  await press(page, ".terms__link");
  await find(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector(inShop("dialog[open]"), { hidden: true });
  await fillIn(page);
  await press(page, pay);
  await find(page, ".order__buttons");
  await setStatus(demo, 4);
  await find(page, ".order-tracker__step--now:nth-child(3)");
}

/** What the policy forbade while a diner went their way. */
async function violationsOn(path: string, walk: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const page = await openPage(browser, view);
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.evaluateOnNewDocument(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on("pageerror", (error) => violations.push(String(error)));
  await page.goto(`${site.url}${path}`);
  await walk(page);
  await page.browserContext().close();
  return violations;
}

it.each(["module", "classic"])("a host with a strict policy runs the shop by its %s tag", async (path) => {
  expect(await violationsOn(path, readMenu)).toEqual([]);
});

it("a host with a strict policy lets a diner order, pay and follow the order live", async () => {
  expect(await violationsOn("module", order)).toEqual([]);
});

it("what a strict policy forbids is heard of", async () => {
  expect(await violationsOn("careless", readMenu)).toEqual([expect.stringContaining("style-src")]);
});
