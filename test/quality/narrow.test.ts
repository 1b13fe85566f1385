import { afterEach, describe, expect, it } from "vitest";
import { findTooWide } from "./findTooWide.ts";
import type { Screen } from "./screen.ts";
import { screens, screensFor, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, find, inShop, languages, openPage, press, resetDemo, type View } from "./stage.ts";

/**
 * Words that a line's end cuts although they have no more letters than a line has room for, and Chinese that stands in a
 * column of single characters. What is no word, such as an address of e-mail, may be cut.
 */
function findBrokenWords(): string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const texts = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const linesOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    const text = node.textContent ?? "";
    if (!box?.checkVisibility({ checkVisibilityCSS: true }) || box.closest(".visually-hidden")) continue;
    for (const { 0: word, index } of text.matchAll(/(?<![^\s(])[A-Za-z]{2,14}(?![^\s.,:)])/g)) {
      if (linesOf(node, index, index + word.length) > 1) found.push(`${box.className}: ${word}`);
    }
    for (const { 0: words, index } of text.matchAll(/\p{Script=Han}{4,}/gu)) {
      const lines = linesOf(node, index, index + words.length);
      if (lines > words.length / 2) found.push(`${box.className}: ${words} in ${lines} lines`);
    }
  }
  return found;
}

/** The chosen option of a select, drawn anew in the room that it has: what doesn't fit there is cut. */
function findCutChoices(): string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  return Array.from(root?.querySelectorAll("select") ?? []).flatMap((select) => {
    const { font, whiteSpace, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(select);
    const room = document.createElement("div");
    const widthPx = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    Object.assign(room.style, { font, whiteSpace, width: `${widthPx}px` });
    room.textContent = select.selectedOptions[0]?.label ?? "";
    select.after(room);
    const { scrollWidth, offsetHeight } = room;
    room.remove();
    const heightPx = select.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return scrollWidth > widthPx + 1 || offsetHeight > heightPx + 1 ? [`${room.textContent}: ${scrollWidth} px`] : [];
  });
}

const stage = setStage();

afterEach(() => resetDemo(stage.demo));

function named(name: string): Screen {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return screen;
}

describe.each(languages)("in %s", (language) => {
  const view: View = { widthPx: 320, heightPx: 640, language };

  it.each(screensFor(view))(
    "on a narrow phone, on a desk zoomed to 200 % and in a column of 240 px nothing is too wide or cut: $name",
    async (screen) => {
      const page = await openPage(stage.browser, view);
      await show(page, stage.demo, screen, view);
      expect(await findTooWide(page)).toEqual([]);
      await page.setViewport({ width: 640, height: 400 });
      expect(await findTooWide(page)).toEqual([]);
      await page.setViewport({ width: 240, height: 640 });
      expect([await findTooWide(page), await page.evaluate(findBrokenWords)]).toEqual([[], []]);
      expect(await page.evaluate(findCutChoices)).toEqual([]);
      await page.browserContext().close();
    },
  );
});

it.each(["store closed", "product with modifiers"])("words as long as an address are broken: %s", async (name) => {
  const view: View = { widthPx: 320, heightPx: 640, language: "en" };
  const screen = named(name);
  const word = "www.quarterdeck.example/opening-hours-over-summer";
  const Allergy = [1, 2, 3, 4].map((Id) => ({ Id, Name: word.replaceAll(/\W/g, "") }));
  await changeDocument(stage.demo, "Companies/120/Menus/DefaultMenu", { LifeStyleChoices: { Allergy } });
  const store = { ...screen.store, Name: word, ClosingStoreMessage: word, Location: { Address: word } };
  const page = await openPage(stage.browser, view);
  await show(page, stage.demo, { ...screen, store }, view);
  expect(await findTooWide(page)).toEqual([]);
  await page.browserContext().close();
});

it("what is too wide, and a word that is cut, is found", async () => {
  const view: View = { widthPx: 320, heightPx: 640, language: "en" };
  const page = await openPage(stage.browser, view);
  await show(page, stage.demo, named("menu"), view);
  await page.$eval("servery-storefront >>> .store-header", (header) => {
    header.insertAdjacentHTML("beforeend", '<p class="planted" style="width:400px">wide</p>');
    header.insertAdjacentHTML("beforeend", '<p class="cut" style="width:2em">Cheeseburger</p>');
    header.insertAdjacentHTML("beforeend", '<p class="cut" style="width:1em">伯克街芝士堡</p>');
  });
  expect(await findTooWide(page)).toContainEqual(expect.stringContaining("p.planted"));
  expect(await page.evaluate(findBrokenWords)).toEqual(["cut: Cheeseburger", "cut: 伯克街芝士堡 in 6 lines"]);
  await page.browserContext().close();
});

describe("a desk zoomed to 400 %", () => {
  it.each(["product with modifiers", "dietary", "policy"])("leaves room to read in: %s", async (name) => {
    const view: View = { widthPx: 320, heightPx: 256, language: "en" };
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, named(name), view);
    const readablePx = await page.$eval("servery-storefront >>> .dialog__body", (body) => {
      const scrolls = (element: Element) => getComputedStyle(element).overflowY === "auto";
      let box: Element | null = body;
      while (box && !scrolls(box)) box = box.parentElement;
      return box?.clientHeight ?? 0;
    });
    // Four lines, so that one sees where one is.
    expect(readablePx).toBeGreaterThanOrEqual(88);
    await page.browserContext().close();
  });

  it("scrolls a product to its button as one, and the button lies over nothing", async () => {
    const view: View = { widthPx: 320, heightPx: 256, language: "en" };
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, named("product with modifiers"), view);
    await find(page, "dialog[open]:not(:popover-open) .modifier-choice");
    const put = ".choice-footer__put .button";
    const isInWindow = (button: Element) => button.getBoundingClientRect().bottom <= innerHeight;
    expect(await page.$eval(inShop(put), isInWindow)).toBe(false);
    await page.keyboard.press("End");
    await page.waitForFunction(
      (selector) => {
        const root = document.querySelector("servery-storefront")?.shadowRoot;
        return Number(root?.querySelector(selector)?.getBoundingClientRect().bottom) <= innerHeight;
      },
      { timeout: 5_000 },
      put,
    );
    await page.browserContext().close();
  });

  it("says why a product can't be put into the cart where the press leads to", async () => {
    const view: View = { widthPx: 320, heightPx: 256, language: "en" };
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, named("product with a problem"), view);
    await press(page, ".choice-footer__put .button");
    const isInSight = (why: string) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      return Array.from(root?.querySelectorAll("dialog[open] p") ?? []).some((words) => {
        const { left, top, bottom } = words.getBoundingClientRect();
        const isThere = words.textContent === why && bottom > top && top >= 0 && bottom <= innerHeight;
        return isThere && root?.elementFromPoint(left + 1, (top + bottom) / 2) === words;
      });
    };
    await page.waitForFunction(isInSight, { timeout: 5_000 }, "Minimum selection of Four burgers is 4 items.");
    await page.browserContext().close();
  });

  it("leaves half the window at least to what lies between the bars of a menu and of a checkout", async () => {
    const view: View = { widthPx: 320, heightPx: 256, language: "en" };
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, named("checkout"), view);
    const stuckPx = () =>
      page.evaluate(() => {
        scrollTo(0, 500);
        const root = document.querySelector("servery-storefront")?.shadowRoot;
        const bars = root?.querySelectorAll(".menu-bar, .cart-bar, .checkout__pay") ?? [];
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
    await page.browserContext().close();
  });
});
