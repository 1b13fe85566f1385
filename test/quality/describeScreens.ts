import type { Page } from "puppeteer-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { darkPage } from "../support/buildTenants.ts";
import { scan } from "./axeScan.ts";
import { emptyTab } from "./emptyTab.ts";
import { screensFor, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { openPage, resetDemo, type View } from "./stage.ts";

/** Screens that are also scanned on a dark page. */
const shownDark = [
  "menu",
  "menu searched in vain",
  "menu filtered",
  "home page",
  "check-in with problems",
  "venues",
  "menu last seen",
  "menu with a wrong attribute",
  "store closed",
  "product",
  "product with modifiers",
  "product with a problem",
  "dietary",
  "log",
  "cart",
  "cart with a line removed",
  "checkout",
  "checkout with problems",
  "gift checkout with problems",
  "order refused",
  "order not there yet",
  "order submitted",
  "checkout for a room with problems",
  "order being prepared",
  "order rejected",
  "register with problems",
  "account",
  "order history",
  "stamps",
  "gift store",
  "gift card written",
  "gift card with problems",
  "gift cart",
  "gift cart with a card removed",
];

/** Turns the page dark while the shop is open, and waits until the shop follows. */
async function turnDark(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, darkPage);
  await page.waitForFunction(() => {
    document.body.dataset["theme"] = `dark ${performance.now()}`;
    const shop = document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".servery");
    return shop && getComputedStyle(shop).colorScheme === "dark";
  });
}

/** Opens every screen once, all in one tab, and checks it in every way that one window size allows. */
export function describeScreens(
  widthPx: number,
  language: View["language"],
  lookCloser: (page: Page) => Promise<void> = async () => {},
): void {
  const stage = setStage();
  const view = { widthPx, heightPx: 800, language };
  let tab: Page;

  beforeAll(async () => {
    tab = await openPage(stage.browser, view);
  });
  afterEach(async () => {
    await emptyTab(tab, stage.demo);
    await resetDemo(stage.demo);
  });

  it.each(screensFor(view))(`has no problem at ${widthPx} px in ${language} with: $name`, async (screen) => {
    // A previous check may have made the window smaller.
    await tab.setViewport({ width: widthPx, height: view.heightPx });
    await show(tab, stage.demo, screen, view);
    expect(await scan(tab), "by axe").toEqual([]);
    if (language === "en" && shownDark.includes(screen.name)) {
      await turnDark(tab);
      expect(await scan(tab), "by axe, in the dark").toEqual([]);
    }
    await lookCloser(tab);
  });
}
