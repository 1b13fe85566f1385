import type { Page } from "puppeteer-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { darkPage } from "../support/buildTenants.ts";
import { isQuick } from "../support/thorough.ts";
import { isFirstOfItsKind } from "./axeGroups.ts";
import { scan } from "./axeScan.ts";
import { emptyTab } from "./emptyTab.ts";
import { findTooWide } from "./findTooWide.ts";
import { nextFrame } from "./focus.ts";
import { lookForNarrow } from "./lookForNarrow.ts";
import type { Screen } from "./screen.ts";
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

interface Visits {
  readonly widthPx: number;
  readonly language: View["language"];
  readonly isVisited?: (name: string) => boolean;
  readonly lookCloser?: (page: Page, screen: Screen) => Promise<void>;
}

/** Opens every screen once, all in one tab, and checks it in every way that this window size allows. */
export function describeScreens({ widthPx, language, isVisited = () => true, lookCloser }: Visits): void {
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

  const visited = screensFor(view).filter(({ name }) => isVisited(name));
  it.each(visited)(`has no problem at ${widthPx} px in ${language} with: $name`, async (screen) => {
    // A previous check may have changed the window.
    await tab.setViewport({ width: widthPx, height: view.heightPx });
    await show(tab, stage.demo, screen, view);
    if (!isQuick || isFirstOfItsKind(screen.name, widthPx)) expect(await scan(tab), "by axe").toEqual([]);
    if (!isQuick && language === "en" && shownDark.includes(screen.name)) {
      await turnDark(tab);
      expect(await scan(tab), "by axe, in the dark").toEqual([]);
    }
    await lookCloser?.(tab, screen);
  });
}

/** R5: the shop follows its width. What is scanned by axe at this width has been opened at another one. */
async function widen(page: Page, { name }: Screen): Promise<void> {
  await page.setViewport({ width: 1280, height: 800 });
  for (const _ of ["observed", "drawn"]) await page.evaluate(nextFrame);
  if (isQuick && isFirstOfItsKind(name, 1280)) expect(await scan(page), "by axe, at 1280 px").toEqual([]);
  expect(await findTooWide(page), "at 1280 px").toEqual([]);
}

/** Opens these screens once in English on a phone, and checks them at every width. */
export function describeAtAllWidths(isVisited: (name: string) => boolean): void {
  describeScreens({
    widthPx: 360,
    language: "en",
    isVisited,
    async lookCloser(page, screen) {
      await lookForNarrow(page);
      if (!screen.isMobileOnly) await widen(page, screen);
    },
  });
}
