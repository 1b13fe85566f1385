import type { Page } from "puppeteer-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { hasJava } from "../../.ci/java.ts";
import { darkPage } from "../support/buildTenants.ts";
import { thorough } from "../support/quickRow.ts";
import { isQuick } from "../support/thorough.ts";
import { isFirstOfItsKind, standsForOthers } from "./axeGroups.ts";
import { scan } from "./axeScan.ts";
import { emptyTab } from "./emptyTab.ts";
import { findTooWide } from "./findTooWide.ts";
import { nextFrame } from "./focus.ts";
import { findInvalid, htmlOf } from "./invalidHtml.ts";
import { lookForNarrow } from "./lookForNarrow.ts";
import type { Screen } from "./screen.ts";
import { screensFor, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { openPage, type View } from "./stage.ts";

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

/** Hides all but the first categories of a menu: the others repeat the same cards, and their scan takes seconds. */
function foldMenu(): void {
  const style = document.createElement("style");
  style.id = "fold";
  style.textContent = "[data-category]:nth-of-type(n + 4) { display: none !important; }";
  document.querySelector("servery-storefront")?.shadowRoot?.append(style);
}

function unfoldMenu(): void {
  document.querySelector("servery-storefront")?.shadowRoot?.getElementById("fold")?.remove();
}

/** Every axe problem in this window; in the quick gate only at the widths that its group names. */
async function scanOnce(page: Page, name: string, widthPx: number): Promise<readonly string[]> {
  if (!isQuick) return scan(page);
  if (!isFirstOfItsKind(name, widthPx)) return [];
  await page.evaluate(foldMenu);
  const found = await scan(page);
  await page.evaluate(unfoldMenu);
  return found;
}

interface Visits {
  readonly widthPx: number;
  readonly language: View["language"];
  readonly isVisited?: (name: string) => boolean;
  readonly lookCloser?: (page: Page, screen: Screen) => Promise<void>;
}

/**
 * Opens every screen once, all in one tab, and checks it in every way that this window size allows. The quick gate only
 * opens those that others are like.
 */
export function describeScreens({ widthPx, language, isVisited = () => true, lookCloser }: Visits): void {
  const stage = setStage({ keepsPages: true });
  const view = { widthPx, heightPx: 800, language };
  let tab: Page;

  beforeAll(async () => {
    tab = await openPage(stage.browser, view);
  });
  afterEach(() => emptyTab(tab, stage.demo));

  const visited = screensFor(view).filter(({ name }) => isVisited(name));
  for (const screen of visited) {
    const options = standsForOthers(screen.name) ? {} : thorough;
    it(`has no problem at ${widthPx} px in ${language} with: ${screen.name}`, options, () => check(screen));
  }

  const pieces = new Map<string, string>();
  if (!isQuick && language === "en") {
    it.runIf(hasJava())(`has valid HTML on all screens at ${widthPx} px`, { timeout: 120_000 }, async () => {
      expect(await findInvalid(pieces)).toEqual([]);
    });
  }

  async function check(screen: Screen): Promise<void> {
    // A previous check may have changed the window.
    await tab.setViewport({ width: widthPx, height: view.heightPx });
    await show(tab, stage.demo, screen, view);
    expect(await scanOnce(tab, screen.name, widthPx), "by axe").toEqual([]);
    if (!isQuick) pieces.set(screen.name, await htmlOf(tab));
    if (!isQuick && language === "en" && isFirstOfItsKind(screen.name, widthPx)) {
      await turnDark(tab);
      expect(await scan(tab), "by axe, in the dark").toEqual([]);
    }
    await lookCloser?.(tab, screen);
  }
}

/** R5: the shop follows its width. What is scanned by axe at this width has been opened at another one. */
async function widen(page: Page, { name }: Screen): Promise<void> {
  await page.setViewport({ width: 1280, height: 800 });
  for (const _ of ["observed", "drawn"]) await page.evaluate(nextFrame);
  if (isQuick) expect(await scanOnce(page, name, 1280), "by axe, at 1280 px").toEqual([]);
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
