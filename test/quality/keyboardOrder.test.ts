import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { focused, lookAtFocus, type Stop, tabTo } from "./focus.ts";
import { diner } from "./orderScreens.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, find, inShop, openPage } from "./stage.ts";

const stage = setStage();

const texts: Readonly<Record<string, string>> = diner;

/** What the field that has the focus is filled in with. */
async function textFor(page: Page): Promise<string | undefined> {
  const autocomplete = await (await focused(page)).evaluate((node) => (node as Element).getAttribute("autocomplete"));
  return texts[autocomplete ?? ""];
}

/** Goes on by Tab to what is named so, and types where there is something to type. */
async function goTo(page: Page, name: RegExp): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 60) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    stops.push(stop);
    if (name.test(stop.text)) return stops;
    const text = await textFor(page);
    if (text !== undefined) await page.keyboard.type(text);
  }
  throw new Error(`No Tab leads to ${name}: ${stops.map(({ text }) => text).join(", ")}`);
}

it.each([360, 1280])(
  "with a keyboard alone a diner comes from the menu to a placed order at %i px, and sees each stop",
  async (widthPx) => {
    const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
    await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
    await find(page, "button.menu-card");
    await tabTo(page, "menu-card");
    await page.keyboard.press("Enter");
    await find(page, "dialog[open]");
    const stops = [...(await goTo(page, /^Add to cart/))];
    await page.keyboard.press("Enter");
    await page.waitForSelector(inShop("dialog[open]"), { hidden: true });
    // The rest of a long menu is like its first card.
    await page.$eval(inShop(".menu-section:last-of-type li:last-child button"), (last) =>
      (last as HTMLElement).focus(),
    );
    if (widthPx < 992) {
      stops.push(...(await goTo(page, /^Cart/)));
      await page.keyboard.press("Enter");
      await find(page, ".cart-line");
    }
    stops.push(...(await goTo(page, /^Checkout/)));
    await page.keyboard.press("Enter");
    await find(page, ".checkout__fields");
    stops.push(...(await goTo(page, /^Pay now/)));
    await page.keyboard.press("Enter");
    await find(page, ".order__buttons");
    stops.push(...(await goTo(page, /^Continue ordering/)));
    expect(stops.filter(({ ringPixels }) => ringPixels < 40)).toEqual([]);
    await page.keyboard.press("Enter");
    await find(page, "button.menu-card");
    await page.browserContext().close();
  },
  120_000,
);
