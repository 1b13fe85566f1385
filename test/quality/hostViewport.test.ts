import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { setStage } from "./setStage.ts";
import { find, type HostSite, inShop, openPage, press, startHostSite } from "./stage.ts";

const stage = setStage();
const phone = { widthPx: 360, heightPx: 740 };
let site: HostSite;

beforeAll(async () => {
  const page =
    '<!doctype html><html lang="en"><title>Host</title><style>body { margin: 0; }</style>' +
    '<servery-storefront store-id="120"></servery-storefront>' +
    `<script type="module" src="http://localhost:${stage.demo.port}/storefront.js"></script>`;
  site = await startHostSite({ "/": page });
});

afterAll(() => site?.close());

/** As with two fingers. */
async function zoom(page: Page, pageScaleFactor: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor });
  await page.waitForFunction((factor) => Math.abs((visualViewport?.scale ?? 0) - factor) < 0.01, {}, pageScaleFactor);
}

/** Brings the right side of the zoomed page into the window. */
async function goRight(page: Page): Promise<void> {
  await page.$$eval(inShop(".header button"), (all) => all.at(-1)?.scrollIntoView({ inline: "end" }));
  await page.waitForFunction(() => (visualViewport?.offsetLeft ?? 0) > 100);
}

/** The selectors whose element isn't completely in the part of the page that the window shows. */
function outOfWindow(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const { offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {};
    return wanted.filter((selector) => {
      const {
        left = -1,
        top = -1,
        right = 0,
        bottom = 0,
      } = root?.querySelector(selector)?.getBoundingClientRect() ?? {};
      const isInside =
        left >= offsetLeft - 1 &&
        top >= offsetTop - 1 &&
        right <= offsetLeft + width + 1 &&
        bottom <= offsetTop + height + 1;
      return !isInside;
    });
  }, selectors);
}

const dish = ["dialog", "dialog .icon-button", ".dialog__footer", ".choice-footer__put .button"];

it.each(
  quickRow(0, [
    ["a dish", "button.menu-card", dish],
    ["the drawer", ".header .icon-button", [".drawer", ".drawer .icon-button"]],
  ] as const),
)("keeps %s in a phone's window on a page without a viewport, wherever a diner zooms", async (_, button, parts) => {
  const page = await openPage(stage.browser, phone);
  await page.setViewport({ width: phone.widthPx, height: phone.heightPx, isMobile: true, hasTouch: true });
  await page.goto(site.url);
  await find(page, "button.menu-card");
  await find(page, ".menu-rail .card-plus");
  await press(page, button);
  await find(page, "dialog[open]:not(:popover-open)");
  if (parts === dish) await find(page, ".choice-footer__put .button");
  await until(async () => expect(await outOfWindow(page, parts)).toEqual([]));
  await zoom(page, 1);
  await until(async () => expect(await outOfWindow(page, parts)).toEqual([]));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("servery-storefront")?.shadowRoot?.querySelector("dialog"));
  await goRight(page);
  await page.$eval(inShop(button), (element) => (element as HTMLElement).click());
  await find(page, "dialog[open]:not(:popover-open)");
  if (parts === dish) await find(page, ".choice-footer__put .button");
  await until(async () => expect(await outOfWindow(page, parts)).toEqual([]));
});
