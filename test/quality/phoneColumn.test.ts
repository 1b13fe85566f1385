import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { openProduct } from "./openProduct.ts";
import { screenOf } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, openPage, type View } from "./stage.ts";

const stage = setStage();

const phone: View = { widthPx: 360, heightPx: 740, language: "en" };

function openScreen(name: string): Promise<Page> {
  return stage.openScreen(screenOf(name), phone);
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

/** The edges of an element's text, without its padding, rounded to whole pixels. */
async function textEdges(page: Page, selector: string): Promise<Edges> {
  return (await find(page, selector)).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** A border of one pixel doesn't count. */
function isFlush(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1;
}

describe("a phone's column", () => {
  it("is filled by the tabs of the order modes, and ends with the text of a folded section's button", async () => {
    const page = await openScreen("checkout filled in");
    const gapPx = await (await find(page, ".tabs")).evaluate((tabs) => {
      const column = tabs.parentElement?.getBoundingClientRect();
      return (column?.right ?? 0) - tabs.getBoundingClientRect().right;
    });
    expect(Math.round(gapPx)).toBe(0);
    const { right } = await textEdges(page, ".checkout__chosen > .button");
    const edge = await (await find(page, ".checkout__fields")).evaluate((each) => each.getBoundingClientRect().right);
    expect(isFlush(right, edge)).toBe(true);
  });

  it("starts with the text of the button that shows all dishes", async () => {
    const page = await openScreen("menu filtered");
    const words = await textEdges(page, ".menu-view__results p");
    const button = await textEdges(page, ".menu-view__results .button");
    expect(isFlush(button.left, words.left)).toBe(true);
  });
});

it("a phone's gift cards have one link to the cart: the bar, once something is in it", async () => {
  const page = await openScreen("gift cart");
  await page.reload();
  await find(page, ".gift-page .cart-bar");
  const isLinkShown = () =>
    page.$eval("servery-storefront >>> .cart-link", (link) => link.checkVisibility({ visibilityProperty: true }));
  expect(await isLinkShown()).toBe(false);
});

it("a phone's close button covers no prices of a scrolled dish, and the photo stays whole", async () => {
  const page = await openPage(stage.browser, phone);
  await page.goto(`${stage.demo.url}embed.html?store-id=120`);
  await openProduct(page, phone, 101);
  await find(page, ".choice-row");
  const besideButton = () =>
    page.evaluate(() => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const { left, bottom } = root?.querySelector("dialog .icon-button")?.getBoundingClientRect() ?? new DOMRect();
      return root?.elementFromPoint(left - 8, bottom - 1)?.className;
    });
  expect(await besideButton()).toMatch(/photo/);
  await (await find(page, ".dialog__scroll")).evaluate((scroller) => scroller.scrollTo(0, 480));
  expect(await besideButton()).toBe("dialog__scroll");
});
