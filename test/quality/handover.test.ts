import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { darkPage } from "../support/buildTenants.ts";
import { holdRequests } from "../support/holdRequests.ts";
import { scan } from "./axeScan.ts";
import { findTooWide } from "./findTooWide.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, dressPage, embedAddress, find, inShop, openPage, storeIdOf } from "./stage.ts";

const stage = setStage();

interface Watch {
  /** The position of each text and icon in the window. */
  readonly look: () => readonly string[];
  /** One entry for each frame in which the page changed. */
  readonly frames: string[];
  readonly said: string[];
  readonly shifts: number[];
}

type Watched = typeof globalThis & { readonly watch: Watch };

function watch(): void {
  const rootOf = () => document.querySelector("servery-storefront")?.shadowRoot;
  const look = () => {
    const places: string[] = [];
    for (const each of rootOf()?.querySelectorAll(".servery *") ?? []) {
      const { x, y, width, height } = each.getBoundingClientRect();
      const text = [...each.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
      // A category without room is cut off, and is listed under More once that has loaded.
      const hit = rootOf()?.elementFromPoint(x + width / 2, y + height / 2) ?? null;
      const isShown = width > 1 && each.contains(hit);
      if (isShown && (text !== "" || each instanceof SVGSVGElement || each.matches(".photo")))
        places.push(`${text} ${x} ${y} ${width} ${height}`);
    }
    return places;
  };
  const watched: Watch = { look, frames: [], said: [], shifts: [] };
  Object.assign(globalThis, { watch: watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
  const draw = () => {
    const root = rootOf();
    const shops = [...(root?.querySelectorAll(".servery") ?? [])];
    const cards = root?.querySelectorAll(".menu-card").length ?? 0;
    const seen = shops.length > 0 ? `${shops.length} shop, ${cards > 0 ? "cards" : "none"}` : "";
    if (seen !== "" && seen !== watched.frames.at(-1)) watched.frames.push(seen);
    for (const region of root?.querySelectorAll("[aria-live], [role=status], [role=alert]") ?? []) {
      const text = region.textContent ?? "";
      if (text !== "" && text !== watched.said.at(-1)) watched.said.push(text);
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

const look = (page: Page) => page.evaluate(() => (globalThis as Watched).watch.look());

/** The shifts since the last call. The browser reports them a frame later. */
async function takeShifts(): Promise<readonly number[]> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return (globalThis as Watched).watch.shifts.splice(0);
}

const factsOf = (page: Page) => page.$eval(inShop(".store-header__facts"), ({ textContent }) => textContent);

/** What the chosen way to receive an order takes and costs loads after the app. */
async function waitForMoreFacts(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (text) =>
      document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".store-header__facts")?.textContent !==
      text,
    {},
    before,
  );
}

interface Rail {
  /** How far down the page the first section's heading is. */
  readonly headingPx: number;
  /** How much of the third card the window shows. */
  readonly thirdShown: number;
}

function railOf(page: Page): Promise<Rail> {
  return page.$eval(inShop(".menu-rail"), (rail) => {
    const heading = rail.querySelector("h2")?.getBoundingClientRect();
    const third = rail.querySelector("li:nth-child(3)")?.getBoundingClientRect() ?? new DOMRect();
    const thirdShown = (innerWidth - third.left) / third.width;
    return { headingPx: Number(heading?.top) + scrollY, thirdShown };
  });
}

const missing = (before: readonly string[], after: readonly string[]) =>
  before.filter((place) => !after.includes(place));

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt";

/** Scrolled past a phone's picture: the store's name is the first that is seen. */
const scrolledPx = 96;

/** What the window shows first, above the choice of mode and below it. A photo and an icon have no text. */
const seen = {
  en: [
    ...[
      "Patty & Sons, Bourke St",
      "Open 24 hours",
      "Burgers",
      "",
      "Popular",
      "Smoke & bacon",
      "Bourke St Cheeseburger",
    ],
    ...["Double smashed beef, American cheese, pickles, onion and house sauce on a potato bun.", "$16.50"],
  ],
  "zh-CN": [
    ...["拍缇汉堡 · 伯克街店", "24 小时营业", "汉堡", "", "热门", "烟熏培根堡", "伯克街芝士堡"],
    ...["双层现压牛肉饼、美式芝士、酸黄瓜、洋葱与自制酱汁，配松软土豆面包。", "$16.50"],
  ],
} as const;

function seenIn({ language, ...view }: (typeof views)[number]): string[] {
  const [name, ...others] = seen[language];
  return ["Name" in view ? view.Name : name, ...others];
}

const textsOf = (places: readonly string[]) => places.map((place) => place.replace(/( -?[\d.]+){4}$/, ""));

const views = [
  { name: "a phone", widthPx: 360, language: "en", isQuick: true },
  { name: "a phone in Chinese", widthPx: 360, language: "zh-CN" },
  { name: "a desk", widthPx: 1280, language: "en", isQuick: true },
  { name: "a desk in Chinese", widthPx: 1280, language: "zh-CN" },
  { name: "a desk in the dark", widthPx: 1280, language: "en", isDark: true },
  { name: "a phone, for a shop with a long name", widthPx: 320, language: "en", Name: `Patty ${word}` },
] as const;

async function openHeld(
  view: (typeof views)[number],
): Promise<{ readonly page: Page; readonly release: () => Promise<void> }> {
  if ("Name" in view) await changeDocument(stage.demo, "Companies/120", { Name: view.Name });
  const page = await openPage(stage.browser, { widthPx: view.widthPx, heightPx: 1_000 });
  if ("isDark" in view) await dressPage(page, darkPage);
  await page.evaluateOnNewDocument(watch);
  const release = await holdRequests(page, /\/chunks\/(shop|react)-/);
  const attributes = { "store-id": `${storeIdOf(view)}`, language: view.language };
  await page.goto(embedAddress(stage.demo, attributes), { waitUntil: "domcontentloaded" });
  await page.waitForSelector(inShop(".menu-card"), { visible: true });
  return { page, release };
}

for (const view of views) {
  const tags = "isQuick" in view ? [] : ["thorough"];
  it(`the first screen on ${view.name} is accessible, and the app replaces it without a shift`, { tags }, async () => {
    const { page, release } = await openHeld(view);
    expect(await scan(page), "by axe").toEqual([]);
    // The scan scrolls it.
    await page.$eval(inShop(".menu-rail__cards"), (rail) => rail.scrollTo({ left: 0 }));
    expect(await findTooWide(page)).toEqual([]);
    // Photos load with the app: until then each has a plain area.
    const photos = await page.$$eval(inShop("img:not([src])"), (images) =>
      images.map((each) => each.checkVisibility({ visibilityProperty: true })),
    );
    expect(new Set(photos)).toEqual(new Set([false]));
    await page.evaluate((px) => scrollTo(0, px), scrolledPx);
    expect(textsOf(await look(page))).toEqual(expect.arrayContaining(seenIn(view)));
    expect(await page.evaluate(takeShifts), "before the search").toEqual([]);
    // On a phone, this unfolds the search, which moves the categories.
    await (await page.waitForSelector(inShop("input[type=search]"), { visible: true }))?.focus();
    const before = await look(page);
    const facts = await factsOf(page);
    await page.evaluate(takeShifts);
    await release();
    await find(page, ".menu-card");
    // The last part that is added to a menu.
    await find(page, ".menu-rail .card-plus");
    const after = await look(page);
    expect(textsOf(before)).toEqual(expect.arrayContaining(seenIn(view)));
    // The app adds to it, and moves nothing.
    expect(missing(before, after)).toEqual([]);
    await waitForMoreFacts(page, facts);
    const shifts = await page.evaluate(takeShifts);
    const { frames, said } = await page.evaluate(() => (globalThis as Watched).watch);
    expect(frames, "never none, never two").toEqual(["1 shop, cards"]);
    expect(said).toEqual([]);
    expect(shifts).toEqual([]);
    const focused = await page.evaluate(() =>
      document.querySelector("servery-storefront")?.shadowRoot?.activeElement?.getAttribute("type"),
    );
    expect([focused, await page.evaluate(() => scrollY)]).toEqual(["search", scrolledPx]);
    if (view.widthPx > 400) return;
    const { headingPx, thirdShown } = await railOf(page);
    if (!("Name" in view)) expect(headingPx).toBeLessThan(300);
    // Says that the rail goes on.
    expect(thirdShown).toBeCloseTo(1 / 3, 1);
  });
}
