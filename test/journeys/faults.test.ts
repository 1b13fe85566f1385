import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { holdRequests } from "../support/holdRequests.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { hostPage, shopScript, storedRow } from "./pageSteps.ts";

const journeys = useJourneys({
  "inside.html": hostPage(`<servery-storefront store-id="120"><a href="tel:0355500120">Call 03 5550 0120</a>
</servery-storefront>${shopScript}`),
});

const documents = "GET /v1/projects/servery-demo/databases/(default)/documents/Companies/120";
const storeRead = `${documents}?`;
const menusRead = `${documents}/Menus`;
const { burger } = english;
const asLastSeen = "This is the menu as we last saw it.";

/** The 20 seconds are over when the test says so. */
const whenAsked = `const { setTimeout: really } = window;
  window.setTimeout = (task, ms, ...rest) => {
    if (ms !== 20_000) return really(task, ms, ...rest);
    window.runOut = task;
  }`;

const hearingErrors = `window.heard = [];
  addEventListener("servery:error", ({ detail }) => heard.push(detail))`;

const failures = [
  ["refused", { drop: true }],
  ["a server error", { status: 500 }],
  ["too many requests", { status: 429 }],
  ["truncated JSON", { status: 200, body: '{"name":"projects/servery-demo/databases/(default)/docu' }],
  ["a page in place of JSON", { status: 200, body: "<!doctype html><title>Sign in to the Wi-Fi</title>" }],
  ["JSON of another kind", { status: 200, body: "[]" }],
] as const;

/** Waits until the menu is stored for the next visit, which happens when the browser is idle. */
function untilKept(visit: Visit): Promise<void> {
  const isKept = async () => expect(await storedRow(visit, "lastMenu")).toContain("Bourke St Cheeseburger");
  return until(isKept);
}

describe("a first visit", () => {
  it.each(quickRow(3, failures))(
    "says so if the menu or the store is answered by %s, Try again works, and a repeat visit shows the last menu",
    async (_name, answer) => {
      await journeys.demo.fault({ match: menusRead, times: 0, ...answer });
      const visit = await journeys.open("/embed.html?store-id=120");
      await visit.find("heading", "The menu could not be loaded");
      await visit.find("heading", "Patty & Sons, Bourke St");
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again");
      await visit.find("button", burger);

      await untilKept(visit);
      await journeys.demo.fault({ match: "GET /v1/", times: 0, ...answer });
      await visit.page.reload();
      await visit.find("button", burger);
      await visit.read(asLastSeen);
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again");
      await until(async () => expect(await visit.text()).not.toContain(asLastSeen));
      await visit.find("button", burger);

      // The menu's page could store it again.
      await visit.go("/bare.css");
      await visit.page.evaluate(() => localStorage.clear());
      await journeys.demo.fault({ match: storeRead, times: 0, ...answer });
      await visit.go("/embed.html?store-id=120");
      await visit.find("heading", "Something is wrong.");
      await visit.click("button", "Try again");
      await visit.find("heading", "Something is wrong.");
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again");
      await visit.find("button", burger);
      acceptNetworkLines(visit);
    },
  );

  it("says that something is wrong if a store can't be looked up by name, and Try again works", thorough, async () => {
    await journeys.demo.fault({ match: "POST /v1/", times: 0, status: 500 });
    const visit = await journeys.open(`/embed.html?store-name=${encodeURIComponent("Patty & Sons, Bourke St")}`);
    await visit.find("heading", "Something is wrong.");
    await journeys.demo.clearFaults();
    await visit.click("button", "Try again");
    await visit.find("button", burger);
    acceptNetworkLines(visit);
  });

  it("says that something is wrong if a group can't be read, and Try again loads the venues", thorough, async () => {
    await journeys.demo.fault({ match: `${isBranded ? "GET" : "POST"} /v1/`, times: 0, drop: true });
    const visit = await journeys.open("/group.html");
    await visit.find("heading", "Something is wrong.");
    await journeys.demo.clearFaults();
    await visit.click("button", "Try again");
    await visit.find("link", /^Nonna Alba, Carlton/);
    acceptNetworkLines(visit);
  });

  it("R94: logs each problem for the tab, and names the version there and to the page", thorough, async () => {
    await journeys.demo.fault({ match: menusRead, times: 0, status: 500 });
    const visit = await journeys.open("/order/LogViewer");
    await visit.find("heading", /^Log, version/);
    await visit.read("The menu could not be read: HTTP 500");
    await journeys.demo.clearFaults();
    await visit.page.reload();
    await visit.read("The menu could not be read: HTTP 500");
    const told = await visit.page.$eval("servery-storefront", async (shop) => ({
      versions: [shop.version, Object(customElements.get(shop.localName)).version],
      entries: await shop.log(),
    }));
    expect(told.versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), told.versions[0]]);
    expect(told.entries[0]).toMatchObject({
      message: "The menu could not be read: HTTP 500",
      path: "/LogViewer",
      version: told.versions[0],
    });
    await visit.click("button", "Clear log");
    await visit.find("heading", "The log is empty");
    acceptNetworkLines(visit);
  });
});

it("says that the store can't be found if it was removed since the last visit", thorough, async () => {
  const visit = await journeys.open("/embed.html?store-id=120");
  await untilKept(visit);
  await journeys.demo.remove("Companies/120");
  await visit.page.reload();
  await visit.find("heading", "Store cannot be found, please contact support.");
  acceptNetworkLines(visit);
});

describe("a file that fails to load", () => {
  it.each(quickRow(2, ["shop", "react", "en"]))(
    "shows a message above the element's own content until a reload if it is the %s chunk",
    async (chunk) => {
      await journeys.demo.fault({ match: `GET /chunks/${chunk}-`, times: 0, drop: true });
      const visit = await journeys.open("/inside.html");
      await visit.read("Ordering could not be loaded.");
      const indentPx = await visit.page.$eval("servery-storefront", (element) => {
        const [link, shop] = [element.querySelector("a"), element].map(
          (each) => each?.getBoundingClientRect().left ?? 0,
        );
        return (link ?? 0) - (shop ?? 0);
      });
      expect(indentPx).toBeCloseTo(0);
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again 重试");
      await visit.find("button", burger);
      visit.watch.take(/^console: (Servery: The shop could not be loaded|Failed to load resource)/);
    },
  );

  it.each(
    quickRow(1, [
      ["Safari before 16.4", "delete Document.prototype.adoptedStyleSheets"],
      ["Chrome before 111", "CSS.supports = (_, value) => !value.includes('color-mix(')"],
    ]),
  )("isn't waited for by %s, which says that it is too old, with the store's telephone", async (_browser, before) => {
    const visit = await journeys.open("/inside.html", { before: `${before}; ${hearingErrors}` });
    const phone = await visit.page.waitForSelector("servery-storefront > p > a[href^='tel:']");
    const look = await phone?.evaluate((link) => {
      const { borderStyle, color } = getComputedStyle(link.parentElement as Element);
      return [borderStyle, color === getComputedStyle(document.body).color, link.getBoundingClientRect().height >= 24];
    });
    expect(look).toEqual(["solid", true, true]);
    const text = await visit.page.$eval("servery-storefront", ({ textContent }) =>
      textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(text).toMatch(
      /^Your browser is too old for ordering here\. 您的浏览器版本太旧，无法在此点餐。 [\d ()+]+Call 03 5550 0120$/,
    );
    expect(await visit.page.evaluate("heard")).toEqual([
      { category: "screen", message: "This browser is too old for the shop" },
    ]);
    expect(visit.watch.take(/^console: Servery: This browser is too old for the shop\.$/)).toHaveLength(1);
  });

  it("shows a message while the shop's own chunk hangs, tells the page, and gives way to the shop", async () => {
    const visit = await journeys.open("/bare.css", { before: `${whenAsked}; ${hearingErrors}` });
    const release = await holdRequests(visit.page, /\/chunks\/shop-/);
    await visit.go("/inside.html");
    // Above the first screen, which stays. Without `visible`, puppeteer looks again only when the page's own DOM changes,
    // so it would miss a screen that is drawn after the first look.
    await visit.page.waitForSelector(">>> button.menu-card", { visible: true });
    await visit.page.evaluate("runOut()");
    await visit.page.waitForSelector(">>> div:first-child > button ::-p-text(Try again 重试)", { visible: true });
    await release();
    await visit.find("button", burger);
    await until(async () => expect(await visit.text()).not.toContain("could not be loaded"));
    await visit.find("button", burger);
    expect(await visit.page.evaluate("heard")).toEqual([
      { category: "screen", message: "The shop could not be loaded" },
    ]);
    expect(visit.watch.take(/^console: Servery: The shop could not be loaded/)).toHaveLength(1);
  });

  it("says that a screen's chunk hangs, and a press reloads the page", thorough, async () => {
    const visit = await journeys.open("/order/store/120", { before: `${whenAsked}; ${hearingErrors}` });
    await visit.find("button", burger);
    await journeys.demo.fault({ match: "GET /chunks/InfoScreen-", times: 1, delayMs: 60_000 });
    // Those of what has loaded meanwhile.
    await visit.page.evaluate("runOut = null");
    await visit.click("link", "About");
    await visit.page.waitForFunction("runOut");
    await visit.page.evaluate("runOut()");
    await visit.find("heading", "This screen could not be loaded");
    const message = "A part of the shop could not be loaded";
    expect(await visit.page.evaluate("heard")).toEqual([{ category: "screen", message }]);
    expect(visit.watch.take(/^console: Servery: A part of the shop could not be loaded: no answer/)).toHaveLength(1);
    await visit.click("button", "Try again");
    await visit.find("heading", "About");
  });

  it("shows the screen by itself as soon as its chunk loads", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    await visit.find("button", burger);
    await journeys.demo.fault({ match: "GET /chunks/InfoScreen-", times: 0, drop: true });
    await visit.click("link", "About");
    await visit.find("heading", "This screen could not be loaded");
    await journeys.demo.clearFaults();
    await visit.find("heading", "About");
    acceptNetworkLines(visit);
  });

  it("says that the shop was updated if its chunks no longer exist, and shows the new one after a reload", async () => {
    const visit = await journeys.open("/order/store/120");
    await visit.find("button", burger);
    await journeys.demo.fault({ match: "GET /chunks/InfoScreen-", times: 0, status: 404 });
    await journeys.demo.fault({ match: "HEAD /chunks/shop-", times: 0, status: 404 });
    await visit.click("link", "About");
    await visit.find("heading", "This screen could not be loaded");
    await visit.read("The shop was updated.");
    await journeys.demo.clearFaults();
    await visit.click("button", "Reload");
    await visit.find("heading", "About");
    acceptNetworkLines(visit);
  });

  it("opens a product whose photo and chunk failed on the second try, and then the cart beside the menu", async () => {
    await journeys.demo.fault({ match: "GET /images/burger-classic", times: 0, status: 500 });
    await journeys.demo.fault({ match: "GET /chunks/dialogs-", times: 0, drop: true });
    const visit = await journeys.open("/embed.html?store-id=120");
    // The cart uses parts of this chunk too.
    await visit.read("We can't show your cart right now. Nothing in it is lost.");
    // A plain area replaces the photo: the drawings come with the chunk that failed.
    const isBroken = () => visit.page.$eval(">>> .menu-card__photo", (photo) => photo.querySelector("img") !== null);
    await until(async () => expect(await isBroken()).toBe(false));
    await visit.click("button", burger);
    await visit.read("This screen could not be loaded");
    const said = await visit.page.$eval(">>> .failed-overlay [role=alert]", ({ textContent }) => textContent);
    expect(said).toContain("could not be loaded Please check");
    await journeys.demo.clearFaults();
    await (await visit.page.waitForSelector(">>> .failed-overlay button", { visible: true }))?.click();
    await visit.find("dialog", "Bourke St Cheeseburger");
    await visit.click("button", "Close");
    await visit.click("button", "Try again");
    await visit.read(english.emptyCart);
    acceptNetworkLines(visit);
  });
});
