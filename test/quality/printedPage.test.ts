import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasJava } from "../../.ci/java.ts";
import { holdRequests } from "../support/holdRequests.ts";
import { scan } from "./axeScan.ts";
import { findTooWide } from "./findTooWide.ts";
import { findInvalidPages } from "./invalidHtml.ts";
import { printPages } from "./printPages.ts";
import { setStage } from "./setStage.ts";
import { type HostSite, openPage, type Size, startHostSite } from "./stage.ts";

const stage = setStage();
let pages: Record<string, string>;
let site: HostSite;

/** The policy that operations.md says is enough, and nothing else allowed. */
function policyFor(shop: string): string {
  return `default-src 'none'; script-src ${shop}; style-src 'self'; connect-src ${shop}; img-src ${shop}`;
}

beforeAll(async () => {
  const shop = `http://localhost:${stage.demo.port}`;
  pages = await printPages(`${shop}/`, 120);
  site = await startHostSite(pages, { "Content-Security-Policy": policyFor(shop) });
});
afterAll(() => site?.close());

const languages = [
  { language: "en", path: "order/store/120/", priced: "Prices of ", call: "Call 03 5550 0120", last: "Hot honey" },
  { language: "zh-CN", path: "order/zh-CN/store/120/", priced: "的价格", call: "致电 03 5550 0120", last: "辣蜂蜜" },
] as const;
const sizes = { phone: { widthPx: 360, heightPx: 780 }, desk: { widthPx: 1280, heightPx: 900 } };
const views = languages.flatMap((each) => [
  { ...each, what: "a phone", shown: "mobile", size: sizes.phone },
  { ...each, what: "a desk", shown: "desktop", size: sizes.desk },
]);

/** What the policy forbids comes as an error of the console. */
async function openPrinted(path: string, size: Size, prepare: (page: Page) => Promise<unknown>) {
  const page = await openPage(stage.browser, size);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && /policy|refused/i.test(message.text())) errors.push(message.text());
  });
  await prepare(page);
  await page.goto(`${site.url}${path}`, { waitUntil: "load" });
  return { page, errors };
}

const withoutScript = (page: Page) => page.setJavaScriptEnabled(false);
async function withoutItsScript(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => void (/\.js$/.test(request.url()) ? request.abort() : request.continue()));
}

/** The texts that can be seen on the page, or scrolled to. */
function visibleTexts(): readonly string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  return Array.from(root?.querySelectorAll("*") ?? [])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .flatMap(({ childNodes }) => Array.from(childNodes, (child) => (child instanceof Text ? child.data : "")));
}

/** Those that can be seen, except the dishes. */
function countButtons(): number {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const buttons = Array.from(root?.querySelectorAll("button:not(.menu-card, .rail-card)") ?? []);
  return buttons.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
}

describe.each(views)("a printed page in $language on $what", ({ path, size, shown, priced, call, last }) => {
  it("can be read, and the store called, without script", async () => {
    const { page, errors } = await openPrinted(path, size, withoutScript);
    const texts = await page.evaluate(visibleTexts);
    for (const words of [priced, call]) expect(texts).toContainEqual(expect.stringContaining(words));
    expect(texts.filter((text) => text === last)).toHaveLength(1);
    const drawn = await page.evaluate(() =>
      Array.from(document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("[data-printed]") ?? [])
        .filter((each) => each.checkVisibility())
        .map((each) => each.getAttribute("data-printed")),
    );
    expect(drawn).toEqual([shown]);
    expect(await page.evaluate(countButtons)).toBe(0);
    expect(await findTooWide(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("is accessible before its script, and can be printed", async () => {
    const { page, errors } = await openPrinted(path, size, withoutItsScript);
    expect(await scan(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(countButtons)).toBeGreaterThan(0);
    await page.emulateMediaType("print");
    expect(await page.evaluate(countButtons), "on paper").toBe(0);
    expect(await page.evaluate(visibleTexts)).toContain(last);
  });
});

/** Where each thing of the first screen is. */
function places(): readonly string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const things = root?.querySelectorAll("h1, h2, .menu-card, .rail-card, img, .menu-bar *, .header *");
  return Array.from(things ?? [])
    .filter((each) => each.checkVisibility() && !each.matches(".menu-growing *, .printed-dish"))
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.localName}.${each.classList[0]} ${[x, y, width, height].map((px) => Math.round(px * 10) / 10)}`;
    });
}

it.each([
  ["a phone", { widthPx: 390, heightPx: 932 }],
  ["a desk", { widthPx: 1280, heightPx: 1080 }],
])("on %s, everything is where the first screen has it", async (_what, size) => {
  const { page } = await openPrinted("order/store/120/", size, withoutItsScript);
  const printed = await page.evaluate(places);
  const other = await openPage(stage.browser, size);
  await holdRequests(other, /\/chunks\/shop-/);
  await other.goto(`${stage.demo.url}order/store/120`, { waitUntil: "domcontentloaded" });
  await other.waitForFunction(() =>
    document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".menu-growing"),
  );
  expect(printed.length).toBeGreaterThan(40);
  expect(printed).toEqual(await other.evaluate(places));
});

it.runIf(hasJava())("is valid HTML", { tags: ["thorough"] }, async () => {
  const found = Object.entries(pages).filter(([path]) => path.endsWith("/"));
  expect(found).toHaveLength(2);
  expect(await findInvalidPages(new Map(found))).toEqual([]);
});
