import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { holdRequests } from "../support/holdRequests.ts";
import { setStage } from "./setStage.ts";
import { dressPage, embedAddress, find, inShop, openPage, storeIdOf } from "./stage.ts";

const thorough = { tags: ["thorough"] };
const stage = setStage();

/** Twice the size of each text, as a browser that enlarges only text shows it. */
const sizes = { hero: 68, title: 56, section: 44, card: 36, typed: 32, body: 30, small: 28, caption: 26 };
const tokens = Object.entries(sizes).map(([name, px]) => `--servery-text-${name}: ${px}px;`);

/** Where the row of popular dishes begins, where its cards end, and where the first category begins. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
    return {
      railTop: box(".menu-rail")?.top,
      cardsBottom: box(".menu-rail__cards")?.bottom,
      titleTop: box(".menu-section__title")?.top ?? 0,
    };
  });
}

for (const { widthPx, language, text, ...options } of [
  { widthPx: 360, language: "en", text: "double" },
  { widthPx: 360, language: "en", text: "usual", ...thorough },
  { widthPx: 360, language: "zh-CN", text: "usual", ...thorough },
  { widthPx: 1280, language: "zh-CN", text: "usual", ...thorough },
  { widthPx: 1280, language: "zh-CN", text: "double", ...thorough },
] as const) {
  it(`reserves the room of the popular dishes at ${widthPx} px in ${language}, for ${text} text`, options, async () => {
    const page = await openPage(stage.browser, { widthPx, heightPx: 1200 });
    if (text === "double") await dressPage(page, `servery-storefront { ${tokens.join("")} }`);
    const release = await holdRequests(page, /\/chunks\/shop-/);
    const attributes = { "store-id": `${storeIdOf({ language })}`, language };
    await page.goto(embedAddress(stage.demo, attributes), { waitUntil: "domcontentloaded" });
    await page.waitForSelector(inShop("button.menu-card"), { visible: true });
    const before = await placesOf(page);
    await release();
    await find(page, ".menu-rail .card-plus");
    const after = await placesOf(page);
    expect(after.cardsBottom).toBeLessThanOrEqual(after.titleTop);
    expect(after.titleTop - Number(after.railTop)).toBeCloseTo(before.titleTop - Number(before.railTop), 1);
  });
}
