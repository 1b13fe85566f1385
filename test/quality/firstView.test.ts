import type { Browser, Protocol } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { launchChromium } from "../support/browser.ts";
import { holdRequests } from "../support/holdRequests.ts";
import { addFault, embedAddress, find, inShop, openPage, resetDemo, startDemo } from "./stage.ts";

const budget = { requests: 9, waitsInARow: 1 };

interface Asked {
  readonly url: string;
  readonly kind: "script" | "data";
  /** The scripts that had to run first. */
  readonly initiators: readonly string[];
}

interface FirstView {
  readonly asked: readonly Asked[];
  /** The scripts that read each response's body. */
  readonly readers: readonly string[];
  readonly entry: string;
}

/** The host page's own scripts don't count. */
const hostsOwn = ["/embed.js", "/stand-ins/gapi.js"];

function initiatorsOf({ url, stack }: Protocol.Network.Initiator): readonly string[] {
  const urls = new Set<string>(url === undefined ? [] : [url]);
  for (let trace = stack; trace; trace = trace.parent) {
    for (const frame of trace.callFrames) urls.add(frame.url);
  }
  return [...urls];
}

/** Everything that a browser with an empty cache requests until the app has replaced the first screen. */
async function watchFirstView(browser: Browser, demo: Demo): Promise<FirstView> {
  const page = await openPage(browser, { widthPx: 1280, heightPx: 800 });
  const client = await page.createCDPSession();
  await client.send("Network.enable");
  const sent = new Map<string, Protocol.Network.RequestWillBeSentEvent>();
  client.on("Network.requestWillBeSent", (event) => sent.set(event.requestId, event));
  await page.evaluateOnNewDocument(() => {
    const readers: string[] = [];
    const { json } = Response.prototype;
    Response.prototype.json = function read(this: Response) {
      readers.push(new Error().stack ?? "");
      return json.call(this);
    };
    Object.assign(globalThis, { readers });
    const look = () => {
      const card = document.querySelector("servery-storefront")?.shadowRoot?.querySelector("button.menu-card");
      // The cards of the first screen are not rendered by React.
      const isApps = card && Object.keys(card).some((key) => key.startsWith("__react"));
      if (isApps) Object.assign(globalThis, { appShownAt: performance.timeOrigin + performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(embedAddress(demo, { "store-id": "120" }), { waitUntil: "networkidle0" });
  await page.waitForFunction(() => "appShownAt" in globalThis);
  const appAt = await page.evaluate(() => (globalThis as unknown as { appShownAt: number }).appShownAt);
  const readers = await page.evaluate(() => (globalThis as unknown as { readers: string[] }).readers);
  // A dish's dialog and its texts. The shop requests them while the menu is rendered, and nothing waits for them.
  const ahead = new Set<string>();
  for (const { request, initiator } of sent.values()) {
    const initiators = initiatorsOf(initiator);
    const isAhead =
      /\/chunks\/(shared|dialog|dialogs|sheet|open|en)-/.test(request.url) &&
      initiators.some((url) => url.includes("/chunks/shop-"));
    // What only the dialog imports comes after the first view, or just before its end on a busy machine.
    if (isAhead || initiators.some((url) => ahead.has(url))) ahead.add(request.url);
  }
  const asked: Asked[] = [];
  for (const { request, type, initiator, wallTime } of sent.values()) {
    const isScript = type === "Script";
    if (!isScript && type !== "Fetch" && type !== "XHR") continue;
    if (ahead.has(request.url) || wallTime * 1000 >= appAt || hostsOwn.includes(new URL(request.url).pathname))
      continue;
    asked.push({
      url: request.url,
      kind: isScript ? "script" : "data",
      initiators: initiatorsOf(initiator),
    });
  }
  await page.browserContext().close();
  return { asked, readers, entry: `${demo.url}storefront.js` };
}

/** How many other requests a request had to wait for, one after the other. */
function waitsOf(request: Asked, asked: readonly Asked[]): number {
  const waits = asked
    .filter((other) => other !== request && request.initiators.includes(other.url))
    .map((other) => 1 + waitsOf(other, asked));
  return Math.max(0, ...waits);
}

let demo: Demo;
let browser: Browser;
let view: FirstView;

beforeAll(async () => {
  demo = await startDemo();
  browser = await launchChromium();
  view = await watchFirstView(browser, demo);
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

describe("the first view of a menu on a cold cache", () => {
  const scripts = () => view.asked.filter(({ kind }) => kind === "script");

  it("requests the store, its menus and little else", () => {
    const paths = view.asked.map(({ url }) => decodeURIComponent(new URL(url).pathname));
    expect(paths).toEqual(expect.arrayContaining(["/storefront.js", expect.stringMatching(/Companies\/120$/)]));
    expect(paths).toContainEqual(expect.stringMatching(/Companies\/120\/Menus$/));
    expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(budget.requests);
  });

  it("requests everything as soon as the entry has loaded", () => {
    const waits = view.asked.map((request) => [new URL(request.url).pathname, waitsOf(request, view.asked)] as const);
    expect(waits.filter(([, count]) => count > budget.waitsInARow)).toEqual([]);
    // The entry starts the reads and the shop. If no request waited for it, the chain would not be measured correctly.
    expect(waits.filter(([, count]) => count === 1).length).toBeGreaterThanOrEqual(3);
  });

  it("requests the texts in parallel with the app, which doesn't have to run first", () => {
    const words = scripts().filter(({ url }) => /\/chunks\/(en|zh-CN)-/.test(url));
    expect(words.map(({ initiators }) => initiators)).toEqual([[view.entry]]);
  });

  it("starts the reads before the shop has loaded", () => {
    const reads = view.asked.filter(({ kind, url }) => kind === "data" && url.includes("Companies"));
    expect(reads.map(({ initiators }) => initiators)).toEqual(reads.map(() => [view.entry]));
  });

  it("reads the first responses while the shop is loading", () => {
    expect(view.readers).toEqual([expect.stringContaining(view.entry), expect.stringContaining(view.entry)]);
  });
});

it.each([360, 1280])(
  "does nothing while a shop that is %i px wide is idle",
  { tags: ["thorough"] },
  async (widthPx) => {
    const [browser, demo] = await Promise.all([launchChromium(), startDemo()]);
    try {
      const page = await openPage(browser, { widthPx, heightPx: 800 });
      await page.goto(embedAddress(demo, { "store-id": "120" }), { waitUntil: "networkidle0" });
      await find(page, "button.menu-card");
      const scriptSeconds = async () => (await page.metrics()).ScriptDuration ?? 0;
      const before = await scriptSeconds();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect((await scriptSeconds()) - before).toBeLessThan(0.3);
    } finally {
      await Promise.all([browser.close(), demo.close()]);
    }
  },
);

describe("before the app has loaded", () => {
  it.each([
    ["a store's gift cards", 360, "embed.html?store-id=201&gift", ["h1", ".gift-page__store"]],
    ["a store's gift cards", 1280, "order/store/120/giftcards", ["h1", ".gift-page__store", ".layout__side"]],
    ["a group's venues", 360, "embed.html?hq-id=7", ["h1"]],
    ["a guest's orders", 360, "order/120/orderhistory", [".store-brand"]],
  ])("%s at %i px have a picture, which the app replaces without a shift", async (_what, widthPx, path, kept) => {
    const page = await openPage(browser, { widthPx, heightPx: 844 });
    await page.evaluateOnNewDocument(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: "layout-shift",
      });
    });
    const release = await holdRequests(page, /\/chunks\/shop-/);
    await page.goto(`${demo.url}${path}`, { waitUntil: "domcontentloaded" });
    const boxes = () =>
      Promise.all(
        kept.map((selector) =>
          page.$eval(inShop(selector), (element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [x, y, width];
          }),
        ),
      );
    await page.waitForSelector(inShop(kept[0] ?? ""), { visible: true });
    const before = await boxes();
    const isApps = () =>
      Object.keys(document.querySelector("servery-storefront")?.shadowRoot?.querySelector(".servery") ?? {}).some(
        (key) => key.startsWith("__react"),
      );
    expect(await page.evaluate(isApps)).toBe(false);
    await release();
    await page.waitForFunction(isApps);
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.browserContext().close();
  });
});

describe("on a slow connection, nothing in the shop is moved by what loads later", () => {
  const documents = "GET /v1/projects/servery-demo/databases/(default)/documents/Companies/";
  const slow: Readonly<Record<string, readonly string[]>> = {
    "the store": [`${documents}120?`],
    "the menus": [`${documents}120/Menus`],
    "the store and its menus": [`${documents}120?`, `${documents}120/Menus`],
    "the venues": ["POST /v1/projects/servery-demo/databases/(default)/documents:runQuery"],
  };

  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly currentRect: DOMRect; readonly previousRect: DOMRect }[];
  }

  for (const { what, widthPx } of Object.keys(slow).flatMap((what) =>
    [390, 1280].map((widthPx) => ({ what, widthPx })),
  )) {
    const tags = what === "the store and its menus" ? [] : ["thorough"];
    it(`with a delay of ${what}, at ${widthPx} px`, { tags }, async () => {
      const page = await openPage(browser, { widthPx, heightPx: 844 });
      for (const match of slow[what] ?? []) await addFault(demo, { match, delayMs: 600, times: 0 });
      await page.evaluateOnNewDocument(() => {
        const shifts: Shift[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
        });
      });
      const isGroup = what === "the venues";
      await page.goto(embedAddress(demo, isGroup ? { "hq-id": "7" } : { "store-id": "120" }), {
        waitUntil: "networkidle0",
      });
      await find(page, isGroup ? "a.venue" : "button.menu-card");
      const shifts = await page.evaluate(() =>
        (globalThis as unknown as { readonly shifts: readonly Shift[] }).shifts.map(
          ({ value, sources }) =>
            `${value}: ${JSON.stringify(sources.map((each) => [each.previousRect, each.currentRect]))}`,
        ),
      );
      expect(shifts).toEqual([]);
      await resetDemo(demo);
      await page.browserContext().close();
    });
  }
});
