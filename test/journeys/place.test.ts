import { describe, expect, it } from "vitest";
import { isBranded, scopeOf } from "../support/branded.ts";
import { layouts, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { hostPage, keyOf, shopScript } from "./pageSteps.ts";

/** A restaurant's page: the shop in its middle, a telephone link inside the element, and a footer below it. */
const page = (attributes: string, script = shopScript) =>
  hostPage(`<style>body { margin: 0 } footer { height: 400px }
servery-storefront:not(:defined) { display: block; min-height: 100vh }</style><header>Patty's</header>
<servery-storefront ${attributes}><a href="tel:0355500120">Call 03 5550 0120</a></servery-storefront>
<footer>Below</footer>${script}`);

const journeys = useJourneys({
  "host.html": page('store-id="120"'),
  "without-script.html": page('store-id="120"', '<script type="module" src="/gone/storefront.js"></script>'),
  "without-shop.html": page('store-id="120" config="/nope.json"'),
  "elsewhere.html": page('store-id="999"'),
  "two.html": page('store-id="120"').replace(
    "<footer>",
    // Shops of one headquarters share their storage, so this one belongs to another.
    `<servery-storefront store-name="Quay &quot;9&quot;"${isBranded ? ' hq-id="9"' : ""}></servery-storefront><footer>`,
  ),
});

/** Records every layout shift that Chromium counts, and what moved. */
const watchShifts = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.localName ?? "inside the shop") });
  }
}).observe({ type: "layout-shift", buffered: true });`;

const dish = /^Bourke St Cheeseburger/;

/** Waits for the menu and for everything that loads after it. */
async function settle({ page, find }: Visit): Promise<void> {
  await find("button", dish);
  // Stored when the browser is idle.
  await page.waitForFunction((key) => localStorage.getItem(key), {}, keyOf("place"));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

async function slowly(): Promise<void> {
  for (const match of ["GET /storefront.js", "GET /chunks/", "GET /v1/"]) {
    await journeys.demo.fault({ match, times: 0, delayMs: 300 });
  }
}

async function expectStill({ page }: Visit): Promise<void> {
  expect(await page.evaluate("shifts")).toEqual([]);
}

describe.each(quickRow(1, layouts))("R82: a page with a shop that loads slowly, on a %s", (_layout, size) => {
  it("doesn't shift, on the first visit and on the next one", async () => {
    await slowly();
    const first = await journeys.open("/host.html", { size, before: watchShifts });
    await settle(first);
    await expectStill(first);
    const context = first.page.browserContext();
    const second = await journeys.open("/host.html", { size, context, before: watchShifts });
    await settle(second);
    await expectStill(second);
  });

  it("gives the shop its previous height before and while it loads", thorough, async () => {
    const visit = await journeys.open("/host.html", { size });
    await settle(visit);
    const height = () => visit.page.$eval("servery-storefront", (element) => element.clientHeight);
    const last = await height();
    expect(last).toBeGreaterThan(2 * size.height);
    await journeys.demo.fault({ match: "GET /chunks/", times: 0, delayMs: 300 });
    await visit.page.setCacheEnabled(false);
    await visit.page.evaluateOnNewDocument(`window.heights = new Set();
      addEventListener("DOMContentLoaded", () => {
        const element = document.querySelector("servery-storefront");
        const look = () => {
          heights.add(element.clientHeight);
          if (!element.shadowRoot?.querySelector(".servery")) requestAnimationFrame(look);
        };
        look();
      });`);
    await visit.page.reload();
    await settle(visit);
    const heights = (await visit.page.evaluate("[...heights]")) as readonly number[];
    // The menu's lower part isn't drawn yet, so its height is an estimate at first.
    expect(heights.filter((heightPx) => Math.abs(heightPx - last) > last / 20)).toEqual([]);
  });
});

it("R82: gives each of two shops on a page its previous height before the script's chunks load", async () => {
  await journeys.demo.fault({ match: "GET /chunks/", times: 0, delayMs: 60_000 });
  const save = `for (const [scope, heightPx] of [["${scopeOf(120)}", 1500], ['${isBranded ? "hq-9" : 'store-Quay "9"'}', 700]])
    localStorage.setItem("servery:" + scope + ":place", JSON.stringify({ version: 1, value: { windowPx: innerWidth, heightPx } }));`;
  const visit = await journeys.open("/two.html", { before: save });
  const heights = () =>
    visit.page.$$eval("servery-storefront:not(:defined)", (shops) => shops.map(({ clientHeight }) => clientHeight));
  await until(async () => expect(await heights()).toEqual([1_500, 700]));
});

describe("R82: the element's own content", () => {
  const call = ["link", "Call 03 5550 0120"] as const;

  it("is shown until the shop appears", thorough, async () => {
    await journeys.demo.fault({ match: "GET /chunks/", times: 0, delayMs: 500 });
    const visit = await journeys.open("/host.html");
    await visit.find(...call);
    await visit.find("button", dish);
    expect(await visit.has(...call)).toBe(false);
  });

  it("stays if the script never loads", thorough, async () => {
    const visit = await journeys.open("/without-script.html");
    await visit.find(...call);
    expect(visit.watch.take(/404/).length).toBeGreaterThan(0);
  });

  it("stays if a chunk of the shop never loads", async () => {
    await journeys.demo.fault({ match: "GET /chunks/", times: 0, status: 500 });
    const visit = await journeys.open("/host.html");
    await until(() => expect(visit.watch.take(/could not be loaded/).length).toBe(1));
    await visit.find(...call);
    visit.watch.take(/500/);
  });

  it.each(quickRow(0, ["/without-shop.html", "/elsewhere.html"]))(
    "stays beside the message that replaces the shop: %s",
    async (path) => {
      const visit = await journeys.open(path);
      await visit.find("heading", /Ordering isn't available right now|Store cannot be found/);
      await visit.find(...call);
      visit.watch.take(/404|configuration/);
    },
  );
});
