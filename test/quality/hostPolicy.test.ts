import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { launchChromium } from "../support/browser.ts";
import { openProduct } from "./screens.ts";
import { find, type HostSite, openPage, press, startDemo, startHostSite } from "./stage.ts";

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

/** What the policy forbade while a diner read the menu, opened a product and changed the language. */
async function violationsOn(path: string): Promise<readonly string[]> {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
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
  await openProduct(page, view, 101);
  await page.keyboard.press("Escape");
  await press(page, ".header .dropdown button");
  await press(page, ".header [lang=zh-CN]");
  await find(page, ".category-menu:lang(zh-CN)");
  const photo = await find(page, ".menu-card img");
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, {}, photo);
  await page.browserContext().close();
  return violations;
}

it.each(["module", "classic"])("a host with a strict policy runs the shop by its %s tag", async (path) => {
  expect(await violationsOn(path)).toEqual([]);
});

it("what a strict policy forbids is heard of", async () => {
  expect(await violationsOn("careless")).toEqual([expect.stringContaining("style-src")]);
});
