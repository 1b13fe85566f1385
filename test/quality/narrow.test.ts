import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { screens, screensFor, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, languages, openPage, resetDemo, type View } from "./stage.ts";

/** These scroll sideways by design: a strip that a thumb pushes, and a table that is wider than a phone. */
const pushed = ".category-menu__list--strip, .log__scroll";

/** What reaches past the window's edge, or is cut off at the edge of its own box. */
function findTooWide(mayBePushed: string): string[] {
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const page = document.scrollingElement;
  const found = page && page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth} px`] : [];
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  for (const element of root?.querySelectorAll("*") ?? []) {
    if (element.closest(`${mayBePushed}, .visually-hidden`) || !element.checkVisibility()) continue;
    const { right, width, left } = element.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1)) found.push(`${name(element)}: ${left} to ${right} px`);
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== "visible" && overflowX !== "clip" && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${name(element)} scrolls: ${element.scrollWidth} px in ${element.clientWidth} px`);
    }
  }
  return found;
}

const stage = setStage();

afterEach(() => resetDemo(stage.demo));

const tooWideOn = (page: Page) => page.evaluate(findTooWide, pushed);

describe.each(languages)("in %s", (language) => {
  const view: View = { widthPx: 320, heightPx: 640, language };

  it.each(screensFor(view))(
    "on a narrow phone, and on a desk zoomed to 200 %, nothing is too wide: $name",
    async (screen) => {
      const page = await openPage(stage.browser, view);
      await show(page, stage.demo, screen, view);
      expect(await tooWideOn(page)).toEqual([]);
      await page.setViewport({ width: 640, height: 400 });
      expect(await tooWideOn(page)).toEqual([]);
      await page.browserContext().close();
    },
  );
});

it.each(["store closed", "product with modifiers"])("words as long as an address are broken: %s", async (name) => {
  const view: View = { widthPx: 320, heightPx: 640, language: "en" };
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  const word = "www.quarterdeck.example/opening-hours-over-summer";
  const Allergy = [1, 2, 3, 4].map((Id) => ({ Id, Name: word.replaceAll(/\W/g, "") }));
  await changeDocument(stage.demo, "Companies/120/Menus/DefaultMenu", { LifeStyleChoices: { Allergy } });
  const store = { ...screen.store, Name: word, ClosingStoreMessage: word, Location: { Address: word } };
  const page = await openPage(stage.browser, view);
  await show(page, stage.demo, { ...screen, store }, view);
  expect(await tooWideOn(page)).toEqual([]);
  await page.browserContext().close();
});

it("what is too wide is found", async () => {
  const view: View = { widthPx: 320, heightPx: 640, language: "en" };
  const [menu] = screens;
  if (!menu) throw new Error("There is no menu to plant it in.");
  const page = await openPage(stage.browser, view);
  await show(page, stage.demo, menu, view);
  await page.$eval("servery-storefront >>> .store-header", (header) => {
    header.insertAdjacentHTML("beforeend", '<p class="planted" style="width:400px">wide</p>');
  });
  expect(await tooWideOn(page)).toContainEqual(expect.stringContaining("p.planted"));
  await page.browserContext().close();
});

describe("a desk zoomed to 400 %", () => {
  it.each(["product with modifiers", "dietary", "policy"])("leaves room to read in: %s", async (name) => {
    const view: View = { widthPx: 320, heightPx: 256, language: "en" };
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, screen, view);
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
});
