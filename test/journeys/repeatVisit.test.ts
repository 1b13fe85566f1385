import type { BrowserContext } from "puppeteer-core";
import { expect, it } from "vitest";
import { holdRequests } from "../support/holdRequests.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { keyOf, moveDemoClock, movingDeviceClock } from "./pageSteps.ts";

const journeys = useJourneys({ "empty.html": "<!doctype html><title>Empty</title>" });

/** Noon in Melbourne on a Wednesday, and the same evening half an hour after the store has closed. */
const noon = Date.parse("2026-11-25T01:00:00Z");
const evening = Date.parse("2026-11-25T10:30:00Z");
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({ DayOfWeek, OpeningTime: "10:00", ClosingTime: "21:00" }));

const told = {
  path: "/embed.html?store-id=121&language=zh-CN",
  storeId: 121,
  dish: "伯克街芝士堡",
  gone: "家庭分享盒",
  renamed: "甜蜜时刻",
  open: "营业至 21:00",
  closed: "明天 10:00 开始营业",
  updating: "正在更新菜单…",
  add: "添加伯克街芝士堡",
  remove: "减少一份伯克街芝士堡",
  cartBar: /^购物车 \d/,
  change: "伯克街芝士堡的价格由 $16.50 变为 $17.90。",
};

interface MenuFields {
  readonly Categories: readonly {
    readonly ID: number;
    readonly SubMenuItems: readonly { readonly ID: number; readonly Price: number }[];
  }[];
}

/** Raises the first dish's price (R12), removes the tenth dish, and renames a category far down. */
async function changeMenu(): Promise<void> {
  const path = `Companies/${told.storeId}/Menus/DefaultMenu`;
  const { Categories } = (await journeys.demo.read(path)) as unknown as MenuFields;
  const changed = Categories.map((category, at) => ({
    ...category,
    ...(at === 6 && { Name: told.renamed }),
    SubMenuItems: category.SubMenuItems.filter(({ ID }) => ID !== 110).map((item) =>
      item.ID === 101 ? { ...item, Price: 17.9 } : item,
    ),
  }));
  await journeys.demo.merge(path, { Categories: changed });
}

/** Moves the backend's clock, and returns a script that moves the page's clock. */
async function moveTo(time: number): Promise<string> {
  await moveDemoClock(journeys.demo, time);
  return movingDeviceClock(time - Date.now());
}

type Watched = typeof globalThis & { readonly watched: { readonly frames: string[]; readonly shifts: number[] } };

/** Records each change in the store's header and on the first card, and every layout shift. */
function watch(): void {
  const watched: Watched["watched"] = { frames: [], shifts: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const wordsOf = (selector: string) => root?.querySelector(selector)?.textContent ?? "nothing";
    const facts = [1, 2].map((place) => `.store-header__facts > :nth-child(${place})`);
    const frame = [...facts, ".menu-card .price"].map(wordsOf).join(" | ");
    if (root && frame !== watched.frames.at(-1)) watched.frames.push(frame);
    requestAnimationFrame(look);
  };
  look();
}

const watchedIn = ({ page }: Visit) => page.evaluate(() => (globalThis as Watched).watched);

/** Adds a dish to the cart, and waits until the shop has stored what the next visit shows. */
async function visitAtNoon(): Promise<BrowserContext> {
  await journeys.demo.merge(`Companies/${told.storeId}`, { OperatingHours: everyDay });
  const { page, ...visit } = await journeys.open(told.path, { size: phone, before: await moveTo(noon) });
  await visit.click("button", told.add);
  await visit.read(told.open);
  const key = keyOf("first", told.storeId);
  await page.waitForFunction((place, name) => localStorage.getItem(place)?.includes(name), {}, key, told.dish);
  await visit.read("$16.50");
  await page.waitForNetworkIdle();
  await page.goto(`${journeys.demo.origin}/empty.html`);
  return page.browserContext();
}

it("shows the last menu immediately in the evening, with the current opening times, and then what has changed", async () => {
  const context = await visitAtNoon();
  await changeMenu();
  const before = `${await moveTo(evening)} (${watch})();`;
  const visit = await journeys.open("/empty.html", { size: phone, context, before });
  const release = await holdRequests(visit.page, /\/documents\/.*Companies\//);
  await visit.go(told.path);
  // The app has taken over, and shows the cached menu until the answers arrive.
  await visit.find("button", told.remove);
  await visit.find("button", new RegExp(`^${told.dish} .*\\$16\\.50`));
  await visit.find("button", new RegExp(`^${told.gone}`));
  const { frames, shifts } = await watchedIn(visit);
  expect(frames[0]).toBe(`${told.closed} | ${told.updating} | $16.50`);
  expect(frames.filter((frame) => !frame.startsWith(`${told.closed} | `) || !frame.endsWith(" | $16.50"))).toEqual([]);
  // The header's link to the cart doesn't grow, because only the bar below shows the total.
  expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(0.001);
  await release();
  await visit.find("button", new RegExp(`^${told.dish} .*\\$17\\.90`));
  expect(await visit.has("button", new RegExp(`^${told.gone}`))).toBe(false);
  await visit.page.waitForSelector(`>>> section[aria-label="${told.renamed}"]`, { visible: true });
  expect((await watchedIn(visit)).frames.at(-1)).toMatch(new RegExp(`^${told.closed} .*\\$17\\.90$`));
  // The cart reports the new price.
  await visit.click("link", told.cartBar);
  await visit.read(told.change);
});

it("shows the menu immediately after a visit that was over before the app had loaded", async () => {
  const visit = await journeys.open("/empty.html", { size: phone });
  const card = ">>> .menu-card__name";
  await holdRequests(visit.page, /\/chunks\/(shop|react)-/);
  await visit.go(told.path);
  await visit.page.waitForSelector(card, { visible: true });
  const key = keyOf("first", told.storeId);
  await visit.page.waitForFunction((place) => localStorage.getItem(place) !== null, {}, key);
  await visit.page.close();
  const again = await journeys.open("/empty.html", { size: phone, context: visit.page.browserContext() });
  await holdRequests(again.page, /\/documents\/.*Companies\//);
  await again.go(told.path);
  const first = await again.page.waitForSelector(card, { visible: true });
  expect(await first?.evaluate(({ textContent }) => textContent)).toBe(told.dish);
});
