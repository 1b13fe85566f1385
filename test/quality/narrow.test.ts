import { afterEach, describe, expect, it } from "vitest";
import { findTooWide } from "./findTooWide.ts";
import { screens, screensFor, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, languages, openPage, resetDemo, type View } from "./stage.ts";

const stage = setStage();

afterEach(() => resetDemo(stage.demo));

describe.each(languages)("in %s", (language) => {
  const view: View = { widthPx: 320, heightPx: 640, language };

  it.each(screensFor(view))(
    "on a narrow phone, and on a desk zoomed to 200 %, nothing is too wide: $name",
    async (screen) => {
      const page = await openPage(stage.browser, view);
      await show(page, stage.demo, screen, view);
      expect(await findTooWide(page)).toEqual([]);
      await page.setViewport({ width: 640, height: 400 });
      expect(await findTooWide(page)).toEqual([]);
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
  expect(await findTooWide(page)).toEqual([]);
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
  expect(await findTooWide(page)).toContainEqual(expect.stringContaining("p.planted"));
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
