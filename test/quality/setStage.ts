import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { closePages, sharedChromium } from "../support/browser.ts";
import type { Screen } from "./screen.ts";
import { show } from "./screens.ts";
import { embedAddress, find, openPage, resetDemo, type Size, startDemo, type View } from "./stage.ts";

interface Stage {
  readonly demo: Demo;
  readonly browser: Browser;
  /** Opens a menu on a page with its own storage, and waits for its first card. */
  readonly openMenu: (size: Size, storeId?: string) => Promise<Page>;
  /** Opens a screen on a page with its own storage. */
  readonly openScreen: (screen: Screen, view: View) => Promise<Page>;
}

/**
 * A demo and a browser for all tests of a file, set before the first of them. After each test its pages are closed,
 * unless they are kept, and the demo is as new.
 */
export function setStage({ keepsPages = false } = {}): Stage {
  const set = {} as { demo: Demo; browser: Browser };
  const openMenu = async (size: Size, storeId = "120") => {
    const page = await openPage(set.browser, size);
    await page.goto(embedAddress(set.demo, { "store-id": storeId }));
    await find(page, "button.menu-card");
    return page;
  };
  const openScreen = async (screen: Screen, view: View) => {
    const page = await openPage(set.browser, view);
    await show(page, set.demo, screen, view);
    return page;
  };
  beforeAll(async () => {
    set.demo = await startDemo();
    set.browser = await sharedChromium();
  });
  afterEach(async () => {
    if (!keepsPages) await closePages(set.browser);
    await resetDemo(set.demo);
  });
  afterAll(async () => {
    await closePages(set.browser);
    await set.demo?.close();
  });
  return Object.assign(set, { openMenu, openScreen });
}
