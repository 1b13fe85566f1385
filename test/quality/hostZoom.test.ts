import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextFrame } from "./focus.ts";
import { openProduct } from "./openProduct.ts";
import { addFirstDish } from "./orderScreens.ts";
import { setStage } from "./setStage.ts";
import { find, type HostSite, inShop, openPage, press, startHostSite, type View } from "./stage.ts";

const thorough = { tags: ["thorough"] };
const stage = setStage();
let site: HostSite;

beforeAll(async () => {
  const page = (zoom: number) =>
    `<!doctype html><html lang="en"><title>Host</title><style>body { margin: 0; zoom: ${zoom}; }</style>` +
    '<servery-storefront store-id="120"></servery-storefront>' +
    `<script type="module" src="http://localhost:${stage.demo.port}/storefront.js"></script>`;
  site = await startHostSite({ "/1.5": page(1.5), "/1.25": page(1.25), "/0.8": page(0.8) });
});

afterAll(() => site?.close());

async function openShop(zoom: number, view: Pick<View, "widthPx" | "heightPx">): Promise<Page> {
  const page = await openPage(stage.browser, view);
  await page.goto(`${site.url}${zoom}`);
  await find(page, "button.menu-card");
  // It is added when the browser is idle. In a shop as narrow as 240 px it takes two lines, and moves what is below.
  await find(page, ".menu-rail .card-plus");
  return page;
}

/** The selectors whose element is completely in the window, with nothing over its centre. */
function inSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    return wanted.filter((selector) => {
      const element = root?.querySelector(selector);
      if (!root || !element) return false;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return isInside && element.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  }, selectors);
}

describe.each([1.5, 0.8])("a host page with zoom %d", thorough, (zoom) => {
  it.each([
    [360, 640],
    [1280, 800],
  ] as const)("shows the whole dialog of a product in a window of %i × %i px", async (widthPx, heightPx) => {
    const view = { widthPx, heightPx, language: "en" } as const;
    const page = await openShop(zoom, view);
    await openProduct(page, view, 101);
    await find(page, "dialog[open]:not(:popover-open) .choice-footer__put .button");
    const parts = ["dialog", "dialog .icon-button", ".dialog__footer", ".choice-footer__put .button"];
    expect(await inSight(page, parts)).toEqual(parts);
  });

  it("shows the whole drawer in a phone's window", async () => {
    const page = await openShop(zoom, { widthPx: 360, heightPx: 640 });
    await press(page, ".header .icon-button");
    await find(page, ".drawer[open]:not(:popover-open)");
    const parts = [".drawer", ".drawer .icon-button", ".drawer__body"];
    expect(await inSight(page, parts)).toEqual(parts);
  });

  it("scrolls a category to just below the bar", async () => {
    const page = await openShop(zoom, { widthPx: 360, heightPx: 640 });
    await press(page, ".category-menu li:nth-child(2) a");
    await find(page, ".category-menu li:nth-child(2) [aria-current]");
    await page.waitForFunction(() => scrollY > 200);
    const { sectionPx, gapPx } = await page.evaluate(() => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const section = root?.querySelectorAll("[data-category]")[1];
      const title = section?.querySelector("h2")?.getBoundingClientRect();
      return {
        sectionPx: Number(section?.getBoundingClientRect().top),
        gapPx: Number(title?.top) - Number(root?.querySelector(".menu-bar")?.getBoundingClientRect().bottom),
      };
    });
    // S6: 61 of the shop's own px. The window scrolls by whole ones of its own.
    expect(Math.abs(sectionPx - 61 * zoom)).toBeLessThanOrEqual(1);
    expect(gapPx).toBeGreaterThanOrEqual(0);
  });
});

it("uses the shop's own px for its layout on a zoomed host page", thorough, async () => {
  const page = await openShop(1.5, { widthPx: 1280, heightPx: 800 });
  // R5: 1280 px of the window are 853 px of the shop.
  expect(await page.$(inShop(".header .icon-button"))).not.toBeNull();
  expect(await page.$(inShop(".layout__side"))).toBeNull();
});

it("fits the rail of categories and three dishes a row into the window of a zoomed host page", thorough, async () => {
  const page = await openShop(1.25, { widthPx: 2_000, heightPx: 640 });
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.evaluate(nextFrame);
  const rail = await page.$eval(inShop(".menu-bar__strip"), (each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { top, bottom, isCut: each.scrollHeight > each.clientHeight };
  });
  expect(rail.isCut).toBe(true);
  expect(rail.top).toBeGreaterThan(0);
  expect(rail.bottom).toBeLessThanOrEqual(640);
  // 2,000 px of the window are 1,600 px of the shop: enough for three dishes between the rail and the cart.
  const cards = await page.$$eval(inShop(".menu-section:not(.menu-section ~ .menu-section) .menu-card"), (all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(cards).size).toBe(3);
});

it("fits a long cart into the window of a zoomed host page", async () => {
  const page = await openShop(1.25, { widthPx: 1280, heightPx: 640 });
  await addFirstDish(page);
  await find(page, ".cart__pay .button--wide");
  expect(await inSight(page, [".cart__pay .button--wide"])).toHaveLength(1);
});
