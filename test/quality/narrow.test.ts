import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { scan } from "./axeScan.ts";
import { findBrokenWords } from "./findBrokenWords.ts";
import { findTooWide } from "./findTooWide.ts";
import { screenOf } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, inShop, press, settle, type View } from "./stage.ts";

const stage = setStage();

const thorough = { tags: ["thorough"] };

it("has no problem on a display in portrait format", thorough, async () => {
  const view: View = { widthPx: 1080, heightPx: 1920, language: "en" };
  const page = await stage.openScreen(screenOf("display"), view);
  expect(await scan(page)).toEqual([]);
  expect([...(await findTooWide(page)), ...(await page.evaluate(findBrokenWords))]).toEqual([]);
});

it("finds what is too wide, and a word that is cut", thorough, async () => {
  const view: View = { widthPx: 320, heightPx: 640, language: "en" };
  const page = await stage.openScreen(screenOf("menu"), view);
  await page.$eval("servery-storefront >>> .store-header", (header) => {
    header.insertAdjacentHTML("beforeend", '<p class="planted" style="width:400px">wide</p>');
    header.insertAdjacentHTML("beforeend", '<p class="cut" style="width:2em">Cheeseburger</p>');
    header.insertAdjacentHTML("beforeend", '<p class="cut" style="width:1em">伯克街芝士堡</p>');
  });
  expect(await findTooWide(page)).toContainEqual(expect.stringContaining("p.planted"));
  expect(await page.evaluate(findBrokenWords)).toEqual(["cut: Cheeseburger", "cut: 伯克街芝士堡 in 6 lines"]);
});

/** The height of the part of a dialog that scrolls. */
function readablePx(page: Page): Promise<number> {
  return page.$eval("servery-storefront >>> .dialog__body", (body) => {
    const scrolls = (element: Element) => getComputedStyle(element).overflowY === "auto";
    let box: Element | null = body;
    while (box && !scrolls(box)) box = box.parentElement;
    return box?.clientHeight ?? 0;
  });
}

/** Four lines are enough to keep track of the place in the text. */
const fourLinesPx = 88;

describe("a desktop zoomed to 400 %", () => {
  const view: View = { widthPx: 320, heightPx: 256, language: "en" };

  it.each(["dietary", "policy", "gift card"])("leaves space to read: %s", thorough, async (name) => {
    const page = await stage.openScreen(screenOf(name), view);
    expect(await readablePx(page)).toBeGreaterThanOrEqual(fourLinesPx);
  });

  it("scrolls a product together with its button, which covers nothing", async () => {
    const page = await stage.openScreen(screenOf("product with modifiers"), view);
    await find(page, "dialog[open]:not(:popover-open) .modifier-choice");
    expect(await readablePx(page)).toBeGreaterThanOrEqual(fourLinesPx);
    const put = ".choice-footer__put .button";
    const isInWindow = (button: Element) => button.getBoundingClientRect().bottom <= innerHeight;
    expect(await page.$eval(inShop(put), isInWindow)).toBe(false);
    // The key scrolls to the current end, and content that loads later would move that end.
    await find(page, ".meal-part .meal-offer");
    await settle(page);
    await page.keyboard.press("End");
    await page.waitForFunction(
      (selector) => {
        const root = document.querySelector("servery-storefront")?.shadowRoot;
        return Number(root?.querySelector(selector)?.getBoundingClientRect().bottom) <= innerHeight;
      },
      {},
      put,
    );
  });

  it("shows why a product can't be added to the cart in the place that the press leads to", thorough, async () => {
    const page = await stage.openScreen(screenOf("product with a problem"), view);
    await press(page, ".choice-footer__put .button");
    const isInSight = (why: string) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      return Array.from(root?.querySelectorAll("dialog[open] p") ?? []).some((words) => {
        const { left, top, bottom } = words.getBoundingClientRect();
        const isThere = words.textContent === why && bottom > top && top >= 0 && bottom <= innerHeight;
        return isThere && root?.elementFromPoint(left + 1, (top + bottom) / 2) === words;
      });
    };
    await page.waitForFunction(isInSight, {}, "Minimum selection of Four burgers is 4 items.");
  });

  it("leaves at least half of the window between the bars of a menu and of a checkout", thorough, async () => {
    const page = await stage.openScreen(screenOf("checkout filled in"), view);
    const stuckPx = () =>
      page.evaluate(() => {
        scrollTo(0, 500);
        const root = document.querySelector("servery-storefront")?.shadowRoot;
        root?.querySelector(".sheet__scroll")?.scrollTo(0, 500);
        const screen = root?.querySelector("dialog") ?? root;
        const bars = screen?.querySelectorAll(".menu-bar, .cart-bar, .sheet-header, .checkout__pay") ?? [];
        return Array.from(bars, (bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }).reduce((sum, px) => sum + px, 0);
      });
    expect(await stuckPx()).toBe(0);
    await press(page, ".back-link");
    await press(page, ".cart-screen .back-link");
    await find(page, ".cart-bar");
    await page.waitForFunction(() => document.documentElement.scrollHeight > 1_000);
    expect(await stuckPx()).toBeLessThanOrEqual(128);
  });
});
