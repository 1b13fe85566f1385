import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ElementHandle, HTTPRequest, Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines } from "./ordering.ts";
import { hostPage, moveDemoClock, movingDeviceClock, noteShifts, shopScript } from "./pageSteps.ts";
import { publishMenu } from "./publishMenu.ts";

const journeys = useJourneys({ "empty.html": "<!doctype html><title>Empty</title>" });

const menuPath = "Companies/120/Menus/DefaultMenu";
const burger = "Bourke St Cheeseburger";
const other = "Garden stack";
const isDocument = /\/documents\/.*Companies\//;
const isApp = /\/chunks\/(shop|react)-/;

interface Served {
  /** The paths of what the page has requested, in order. */
  readonly asked: readonly string[];
  /** Lets Firestore answer. */
  release(): Promise<void>;
}

/** Serves files in place of the demo's, and holds Firestore's answers back. */
async function serve(page: Page, files: Readonly<Record<string, string>>): Promise<Served> {
  const asked: string[] = [];
  let held: HTTPRequest[] | null = [];
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    asked.push(pathname);
    const body = files[pathname];
    const contentType = pathname.endsWith(".html")
      ? "text/html"
      : pathname.endsWith(".js")
        ? "text/javascript"
        : "application/json";
    if (body !== undefined)
      void request.respond({ contentType, headers: { "Access-Control-Allow-Origin": "*" }, body });
    else if (held && isDocument.test(pathname)) held.push(request);
    else void request.continue();
  });
  return {
    asked,
    async release() {
      const waiting = held ?? [];
      held = null;
      await Promise.all(waiting.map((request) => request.continue()));
    },
  };
}

async function raisePrice(): Promise<void> {
  const { Categories } = (await journeys.demo.read(menuPath)) as {
    readonly Categories: readonly { readonly SubMenuItems: readonly { readonly ID: number }[] }[];
  };
  const raised = Categories.map((category) => ({
    ...category,
    SubMenuItems: category.SubMenuItems.map((item) => (item.ID === 101 ? { ...item, Price: 17.9 } : item)),
  }));
  await journeys.demo.merge(menuPath, { Categories: raised });
}

/** What stands in the shop, whoever has drawn it. */
const shown = ({ page }: Visit) =>
  page.$eval("servery-storefront", (element) => element.shadowRoot?.querySelector(".servery")?.textContent ?? "");

/** A real click on the drawn plus of a dish, which has no name before the app is there. */
async function pressPlus({ page }: Visit, dish: string): Promise<void> {
  const found = await page.evaluateHandle((name) => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const cards = [...(root?.querySelectorAll(".menu-card") ?? [])];
    const card = cards.find((each) => each.querySelector(".menu-card__name")?.textContent === name);
    return card?.parentElement?.querySelector(".menu-card__plus") ?? null;
  }, dish);
  await (found.asElement() as ElementHandle<Element> | null)?.click();
  expect(await page.$eval(">>> [data-pressed]", (pressed) => pressed.className)).toContain("plus");
}

it("shows an hour-old published menu while Firestore is silent, and then today's prices, of which it orders none unseen", async () => {
  const folder = await publishMenu(journeys.demo);
  await raisePrice();
  const hourLater = Date.now() + 3_600_000;
  await moveDemoClock(journeys.demo, hourLater);
  const visit = await journeys.open("/empty.html", { size: phone, before: movingDeviceClock(3_600_000) });
  const file = "/menus/120/menu.json";
  const { asked, release } = await serve(visit.page, {
    "/storefront.js": readFileSync(join(folder, "storefront.js"), "utf8"),
    [file]: readFileSync(join(folder, file), "utf8"),
  });
  await visit.go("/embed.html?store-id=120");
  await visit.page.waitForSelector(">>> .menu-card", { visible: true });
  expect(await shown(visit)).toMatch(/Updating the menu….*Bourke St Cheeseburger.*\$16\.50/);
  await pressPlus(visit, burger);
  await pressPlus(visit, other);
  // The app's code comes meanwhile, after everything that the first screen needs.
  const firstOf = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path));
  await until(() => expect(firstOf(isApp)).not.toBe(-1));
  await visit.page.waitForNetworkIdle({ concurrency: 2 });
  expect(asked.filter((path) => path === file)).toHaveLength(1);
  expect(asked.filter((path) => isDocument.test(path))).toHaveLength(2);
  expect(firstOf(isApp)).toBeGreaterThan(Math.max(asked.indexOf(file), firstOf(isDocument)));
  expect(await shown(visit)).toContain("$16.50");
  await release();
  await visit.find("button", new RegExp(`^${burger}.*\\$17\\.90`));
  await visit.find("button", `Remove one ${other}`);
  expect(await visit.has("button", `Remove one ${burger}`)).toBe(false);
  expect(await shown(visit)).not.toContain("Updating");
});

it("is read once by a page with a pinned script, which names it in a link", async () => {
  const folder = await publishMenu(journeys.demo);
  const { origin } = journeys.demo;
  const visit = await journeys.open("/empty.html", { size: phone, before: noteShifts });
  const file = "/menus/120/menu.json";
  const link = `<link rel="preload" as="fetch" href="${origin}${file}" crossorigin />`;
  const { asked, release } = await serve(visit.page, {
    "/pinned.html": hostPage(`${link}<servery-storefront store-id="120"></servery-storefront>${shopScript}`),
    [file]: readFileSync(join(folder, file), "utf8"),
  });
  await visit.go("/pinned.html");
  await visit.page.waitForSelector(">>> .menu-card", { visible: true });
  expect(await shown(visit)).toContain(burger);
  expect(asked.filter((path) => path === file)).toHaveLength(1);
  await release();
  await visit.find("button", `Add ${burger}`);
  // The app takes over from the published menu without a move.
  expect(await visit.page.evaluate("window.shift")).toBeLessThan(0.001);
});

it.each(
  quickRow(0, [
    ["isn't there any more", "<!doctype html><title>Not found</title>"],
    ["is another release's", JSON.stringify({ version: 1, store: { id: 120 }, menus: [] })],
  ]),
)("is as good as none if it %s", async (_what, body) => {
  const folder = await publishMenu(journeys.demo);
  const visit = await journeys.open("/empty.html", { size: phone });
  const { asked, release } = await serve(visit.page, {
    "/storefront.js": readFileSync(join(folder, "storefront.js"), "utf8"),
    "/menus/120/menu.json": body,
  });
  await visit.go("/embed.html?store-id=120");
  await until(() => expect(asked).toContain("/menus/120/menu.json"));
  await visit.page.waitForNetworkIdle({ concurrency: 2 });
  expect(await visit.text()).not.toContain(burger);
  await release();
  await visit.find("button", `Add ${burger}`);
});

it("S2: is read to its last dish while Firestore refuses, in Chinese, and gives way if the store is gone", async () => {
  const folder = await publishMenu(journeys.demo);
  const visit = await journeys.open("/empty.html", { size: phone });
  const file = "/menus/120/menu.json";
  const { release } = await serve(visit.page, {
    "/storefront.js": readFileSync(join(folder, "storefront.js"), "utf8"),
    [file]: readFileSync(join(folder, file), "utf8"),
  });
  await release();
  await journeys.demo.fault({ match: "GET /v1/", times: 0, status: 429 });
  await visit.go("/embed.html?store-id=120&language=zh-CN");
  const notice = await visit.page.waitForSelector(">>> .read-only-notice", { visible: true });
  expect(await notice?.evaluate(({ textContent }) => textContent)).toMatch(/暂时无法加载点餐功能.*03 5550 0120/);
  const text = await shown(visit);
  const { Categories } = (await journeys.demo.read(menuPath)) as {
    readonly Categories: readonly { readonly "Name_zh-CN": string; readonly SubMenuItems: readonly object[] }[];
  };
  for (const category of Categories) expect(text).toContain(category["Name_zh-CN"]);
  const dishes = await visit.page.evaluate(
    () => document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll(".menu-section .menu-card").length,
  );
  expect(dishes).toBe(Categories.flatMap(({ SubMenuItems }) => SubMenuItems).length);

  // A category leads to its dishes.
  await (await visit.page.$(">>> li:nth-child(3) > .category-menu__link"))?.click();
  const title = await visit.page.waitForSelector(">>> .menu-section__title:focus", { visible: true });
  expect(await title?.evaluate(({ textContent }) => textContent)).toBe(Categories[2]?.["Name_zh-CN"]);
  expect((await title?.boundingBox())?.y).toBeLessThan(200);

  await journeys.demo.clearFaults();
  await journeys.demo.remove("Companies/120");
  await (await visit.page.$(">>> .read-only-notice .button"))?.click();
  await visit.find("heading", "找不到该门店，请联系客服");
  expect(await visit.text()).not.toContain("暂时无法加载");
  acceptNetworkLines(visit);
});
