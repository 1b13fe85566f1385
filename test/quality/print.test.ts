import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { screenOf, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import {
  changeDocument,
  embedAddress,
  find,
  folder,
  inShop,
  languages,
  openPage,
  press,
  storeIdOf,
  type View,
} from "./stage.ts";

const stage = setStage();
const thorough = { tags: ["thorough"] };

/** Prints the page on A4 with the browser's usual margins, and returns the number of pages. */
async function pagesOf(page: Page): Promise<number> {
  const margin = "10mm";
  const pdf = await page.pdf({ format: "A4", margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/\/Type\s*\/Page\b(?!s)/g),
  ].length;
}

/** Waits for everything that loads by itself, because it is printed too. */
async function openMenu(view: View): Promise<Page> {
  const page = await openPage(stage.browser, view);
  await page.goto(embedAddress(stage.demo, { "store-id": `${storeIdOf(view)}`, language: view.language }));
  await find(page, "button.menu-card");
  await page.waitForNetworkIdle({ idleTime: 500 });
  return page;
}

/** The names of all dishes on the demo's menu. */
function dishNames(view: View): string[] {
  const documents = JSON.parse(readFileSync(folder("widget-demo/data/documents.json"), "utf8"));
  const { Categories } = documents[`Companies/${storeIdOf(view)}/Menus/DefaultMenu`];
  return (Categories as { SubMenuItems: { Name: string }[] }[]).flatMap(({ SubMenuItems }) =>
    SubMenuItems.map(({ Name }) => Name),
  );
}

/** What is visible of the shop on paper. */
function drawnOnPaper() {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const seen = [...(root?.querySelectorAll("*") ?? [])].filter((element) => element.checkVisibility());
  const shop = root?.querySelector(".servery");
  const printed = root?.querySelector(".printed");
  return {
    handled: seen.filter((element) => element.matches("img:not(.store-logo), svg, button, input, nav, dialog, .photo"))
      .length,
    text: seen
      .flatMap((element) =>
        element.childElementCount === 0
          ? [element]
          : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
      )
      .map(({ textContent }) => textContent)
      .join("\n"),
    ground: shop && getComputedStyle(shop).backgroundColor,
    ink: printed && getComputedStyle(printed).color,
  };
}

it.each(languages)(
  "prints the whole menu in %s on two pages, without the controls of a screen",
  thorough,
  async (language) => {
    const view: View = { widthPx: 360, heightPx: 740, language };
    const page = await openMenu(view);
    // The host page's own lines may take a third one.
    expect(await pagesOf(page)).toBeLessThanOrEqual(3);
    await page.emulateMediaType("print");
    const { handled, text } = await page.evaluate(drawnOnPaper);
    expect(handled).toBe(0);
    expect(dishNames(view).filter((name) => !text.includes(name))).toEqual([]);
  },
);

it("prints a dark shop's menu in black on white, with its hours, and restores the screen", thorough, async () => {
  const view: View = { widthPx: 1280, heightPx: 800, language: "en" };
  const OperatingHours = [1, 2, 3, 4, 5].map((DayOfWeek) => ({
    DayOfWeek,
    OpeningTime: "11:00",
    ClosingTime: "21:30",
  }));
  await changeDocument(stage.demo, "Companies/120", { OperatingHours });
  const page = await openMenu(view);
  await page.addStyleTag({ content: "servery-storefront { --servery-paper: #101010; --servery-ink: #ffffff; }" });
  await pagesOf(page);
  expect(await page.evaluate(() => document.querySelector("servery-storefront")?.checkVisibility())).toBe(true);
  await find(page, "button.menu-card");
  await page.emulateMediaType("print");
  const { ground, ink, text } = await page.evaluate(drawnOnPaper);
  expect([ground, ink]).toEqual(["rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"]);
  const shop = await page.$eval(inShop(".servery"), (element) => {
    const { color, colorScheme } = getComputedStyle(element);
    return [color, colorScheme];
  });
  expect(shop).toEqual(["rgb(0, 0, 0)", "light"]);
  expect(text).toContain("Monday – Friday\n11:00 am – 9:30 pm\nSaturday – Sunday\nClosed");
});

it("prints the menu also where only the medium tells of it", async () => {
  const page = await openMenu({ widthPx: 1280, heightPx: 800, language: "en" });
  await page.emulateMediaType("print");
  await find(page, ".printed");
  expect((await page.evaluate(drawnOnPaper)).handled).toBe(0);
  expect(
    await page.$$eval(inShop(".servery > *"), (parts) => parts.filter((part) => part.checkVisibility()).length),
  ).toBe(1);
});

it.each([360, 1280])("doesn't print the checkout at %i px, especially with a card in it", async (widthPx) => {
  const view: View = { widthPx, heightPx: 800, language: "en" };
  const page = await stage.openScreen(screenOf("checkout filled in"), view);
  await page.emulateMediaType("print");
  const text = await page.evaluate(drawnOnPaper).then((drawn) => drawn.text);
  expect(text).toContain("Please order first, and print the receipt of your order.");
  const seen = await page.$$eval(inShop("input"), (fields) => fields.filter((field) => field.checkVisibility()).length);
  expect(seen).toBe(0);
  await page.emulateMediaType("screen");
  await find(page, ".card-form");
});

/** Passes what a frame of the page would print to the top page. */
function tellPrinted(): void {
  window.print = () => {
    const shop = document.querySelector("div")?.shadowRoot;
    const drawn = [...(shop?.querySelectorAll("p, dt, dd, h1") ?? [])];
    Object.assign(top ?? window, {
      printed: [document.body.textContent, ...drawn.map((each) => each.textContent)].join("\n"),
    });
  };
}

it("prints a placed order as a receipt of one page, and only that with Print receipt", async () => {
  const view: View = { widthPx: 1280, heightPx: 800, language: "en" };
  const page = await openPage(stage.browser, view);
  await page.evaluateOnNewDocument(tellPrinted);
  await show(page, stage.demo, screenOf("order completed"), view);
  expect(await pagesOf(page)).toBe(1);
  await page.emulateMediaType("print");
  const { handled, text, ground } = await page.evaluate(drawnOnPaper);
  expect([handled, ground]).toEqual([0, "rgba(0, 0, 0, 0)"]);
  for (const words of [
    "Tax invoice",
    "ABN 80 000 000 001",
    "Patty & Sons",
    "125 Bourke St, Melbourne VIC\u00a03000",
    "03 5550 0120",
    "Order #1001",
    "Noor Abbot",
    "Deliver to room",
    "2 × Aioli · Chips (Rosemary)",
    "Two for Tuesday",
    "PATTY",
    "GST included",
    "Card",
    "Bourke St Cheeseburger",
    "Lemonade",
    "$13.20",
    "$18.15",
    "Ordered at",
    "$16.50",
  ]) {
    expect(text).toContain(words);
  }
  for (const words of ["Order Completed", "Call us"]) expect(text).not.toContain(words);

  await page.emulateMediaType("screen");
  await page.evaluate(() => document.body.prepend("The host's own words."));
  await press(page, '::-p-aria([name="Print receipt"][role="button"])');
  const printed = await page.waitForFunction(() => (window as { printed?: string }).printed);
  const only = String(await printed.jsonValue());
  expect(only).not.toContain("The host's own words.");
  for (const words of ["Patty & Sons", "#1001", "Two for Tuesday", "$16.50"]) expect(only).toContain(words);
});
