import { describe, expect, it, vi } from "vitest";
import { isBranded } from "../support/branded.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { addDish } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";
import { hostPage, keyOf, languagesAre, setAttribute, shopScript } from "./pageSteps.ts";

/** Sets the configuration by script before the element is inserted, as a page built by script does. */
const byProperty = hostPage(`<script>
  const element = document.createElement("servery-storefront");
  element.setAttribute("store-id", "120");
  element.config = {
    apiUrl: "/api",
    branded: ${isBranded},
    appName: "By property",
    firebase: { apiKey: "demo-key", projectId: "servery-demo" },
    emulators: { firestore: "/" },
  };
  document.body.append(element);
</script>${shopScript}`);

const journeys = useJourneys({
  "property.html": byProperty,
  "broken.json": '{ "apiUrl": 5, "firebase": { "projectId": "servery-demo" } }',
  "html.json": "<!doctype html><title>Not found</title>",
});

const notFound = "Store cannot be found, please contact support.";

const noteEvents = `window.heard = [];
for (const name of ["ready", "error"]) {
  addEventListener("servery:" + name, ({ detail }) => heard.push({ name, detail }));
}`;

async function noted({ page }: Visit, name: string): Promise<readonly unknown[]> {
  const heard = (await page.evaluate("heard")) as readonly { readonly name: string; readonly detail: unknown }[];
  return heard.flatMap((each) => (each.name === name ? [each.detail] : []));
}

const { burger } = english;

describe("R2: each attribute", () => {
  it.each([
    ["store-id", "store-id=120", "Patty & Sons, Bourke St"],
    ["store-name", `store-name=${encodeURIComponent("Patty & Sons, Crown St")}`, "Patty & Sons, Crown St"],
    ["a numeric store-name, which is an id", "store-name=122", "Patty & Sons, Crown St"],
    ["hq-id", "hq-id=7", "Choose a venue"],
    ["hq-id beside a store", "hq-id=7&store-id=122", "Patty & Sons, Crown St"],
    ["gift", "store-id=200&gift", "Gift cards"],
    ["gift, said to be false", "store-id=200&gift=false", "Harbour House Hotel"],
    ["select-mode", "store-id=120&select-mode", "Patty & Sons, Bourke St"],
    ["room, table and coupon", "store-id=120&room=1204&table=12&coupon=HELLO10", "Patty & Sons, Bourke St"],
    ["config", "store-id=120&config=/servery.json", "Patty & Sons, Bourke St"],
  ])("%s", thorough, async (_name, query, heading) => {
    const visit = await journeys.open(`/embed.html?${query}`);
    await visit.find("heading", heading);
  });

  it("language", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120&language=zh-CN");
    await visit.find("button", burger);
    await languagesAre(visit, "zh-CN");
  });

  it("mobile, on a wide page", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120&mobile");
    await visit.find("button", "Menu");
    expect(await visit.has("button", "Log in")).toBe(false);
  });

  it("full-page and base-path", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120&full-page&base-path=/embed.html");
    await visit.click("link", "About");
    await visit.find("heading", "About");
    expect(new URL(visit.page.url()).pathname).toBe("/embed.html/about");
  });
});

describe("a change of an attribute", () => {
  it("switches the language, the layout and the cart immediately, and keeps what is on the screen", async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    const lines: string[] = [];
    visit.page.on("console", (message) => lines.push(message.text()));
    await addDish(visit, burger);
    await visit.find("button", english.checkout);
    await visit.type("searchbox", english.search, "lemonade");
    await visit.gone("button", burger);
    await setAttribute(visit, "language", "zh-CN");
    await languagesAre(visit, "zh-CN");
    await visit.holds("searchbox", chinese.search, "lemonade");
    await visit.find("button", chinese.checkout);
    await setAttribute(visit, "language", null);
    await languagesAre(visit, "en");
    await setAttribute(visit, "language", "zh-CN");
    await visit.find("button", chinese.checkout);
    await visit.click("button", /English|简体中文/);
    await visit.click("button", "English");
    await visit.find("button", english.checkout);
    // React would report a text that isn't loaded yet.
    expect(lines).toEqual([]);

    await visit.find("button", "Dietary");
    await setAttribute(visit, "mobile", "");
    await visit.find("button", "Menu");
    await setAttribute(visit, "mobile", null);
    await visit.find("button", "Dietary");
    await setAttribute(visit, "digital-display", "");
    await visit.gone("button", english.checkout);
    expect(await visit.has("link", /^Cart/)).toBe(false);
    await setAttribute(visit, "digital-display", null);
    await visit.find("button", english.checkout);
    await visit.find("link", /^Cart/);
  });

  it("R1: shows the other store with its own cart, and reports both, also a missing one in between", async () => {
    const visit = await journeys.open("/embed.html?store-id=120", { before: noteEvents });
    await visit.find("button", burger);
    await setAttribute(visit, "store-id", "999");
    await visit.find("heading", notFound);
    await setAttribute(visit, "store-id", "121");
    await visit.find("button", chinese.burger);
    expect(await visit.has("button", burger)).toBe(false);
    expect(await noted(visit, "error")).toEqual([{ category: "documents", message: "Store 999 was not found" }]);
    // Each store is a separate shop with its own storage, so both report that they are ready.
    expect(await noted(visit, "ready")).toMatchObject([{ storeId: 120 }, { storeId: 121 }]);

    await addDish(visit, chinese.burger);
    await visit.find("button", english.checkout);
    const keys = await visit.page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.endsWith(":cart"))).toEqual([keyOf("cart", 121)]);
    await visit.go("/embed.html?store-id=121");
    await visit.find("button", english.checkout);
    await setAttribute(visit, "store-id", "120");
    await visit.find("button", burger);
    expect(await visit.has("button", english.checkout)).toBe(false);
    visit.watch.take(/^console: Failed to load resource.*404/);
  });

  it.each([
    ["an id that is missing", "store-id", "99999"],
    ["a wrong name", "store-name", "Nowhere"],
  ])("shows the newly named store after %s", thorough, async (_what, name, value) => {
    const visit = await journeys.open(`/embed.html?${name}=${value}`);
    await visit.find("heading", notFound);
    await setAttribute(visit, name, null);
    await setAttribute(visit, "store-id", "120");
    await visit.find("button", burger);
    visit.watch.take(/^console: (Failed to load resource.*404|Servery:)/);
  });

  it("shows the group's venues if the store is removed", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120&hq-id=7");
    await visit.find("button", burger);
    await setAttribute(visit, "store-id", null);
    await visit.find("heading", "Choose a venue");
  });

  it("R73: loads and shows the dishes only after gift is removed", async () => {
    const visit = await journeys.open("/embed.html?store-id=200&gift");
    const dishReads = async () => {
      const asked = await visit.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      return asked.filter((url) => url.includes("/Menus") && !url.includes("mask.fieldPaths"));
    };
    await visit.find("button", /^Dinner for two/);
    expect(await dishReads()).toEqual([]);
    await setAttribute(visit, "gift", null);
    await visit.find("button", /^Harbour club sandwich/);
    expect(await dishReads()).toHaveLength(1);
  });

  it("starts the shop again with a new config", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120&config=/broken.json");
    await visit.find("heading", "Ordering isn't available right now");
    visit.watch.take(/^console: Servery:/);
    await setAttribute(visit, "config", "/servery.json");
    await visit.find("button", burger);
  });
});

/** Shown to diners. The console names the attribute. */
const notice = "This page isn't set up quite right. You can still order here.";
const unavailable = "Ordering isn't available right now";
/** The page of a branded deployment also names its headquarters, whose venues are shown instead. */
const unnamed = isBranded ? notice : unavailable;

type Wrong = readonly [query: string, message: string, line: string, shown: RegExp | null];
const wrong: readonly Wrong[] = [
  ["store-id=burger", unnamed, 'store-id="burger"', null],
  ["store-id=0", unnamed, 'store-id="0"', null],
  ["store-id=120&language=fr", notice, 'language="fr"', burger],
  ["store-id=120&base-path=order", notice, 'base-path="order"', burger],
];
const wrongHeadquarters: readonly Wrong[] = [
  ["store-id=120&hq-id=x", notice, 'hq-id="x"', burger],
  ["", unavailable, "needs store-id, store-name or hq-id", null],
];

describe("R2: an invalid value gives one console error and a message on the page", () => {
  it.each(quickRow(2, [...wrong, ...(isBranded ? [] : wrongHeadquarters)]))(
    "%j",
    async (query, message, line, shown) => {
      const visit = await journeys.open(`/embed.html?${query}`);
      await visit.read(message);
      if (shown) await visit.find("button", shown);
      // Diners don't see the names of attributes.
      expect(await visit.text()).not.toMatch(/(store|hq)-|base-path|language=/);
      const lines = visit.watch.take(/^console: Servery:/);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(line);
    },
  );

  it("also if it is set later, until it is valid again", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    await visit.find("button", burger);
    await setAttribute(visit, "language", "klingon");
    await visit.read(notice);
    expect(await visit.text()).not.toContain("klingon");
    expect(visit.watch.take(/^console: Servery:/)).toHaveLength(1);
    await setAttribute(visit, "language", "en");
    await vi.waitFor(async () => expect(await visit.text()).not.toContain(notice));
    await visit.find("button", burger);
  });
});

describe("R3: a configuration", () => {
  it("can be set by script before the element is inserted", thorough, async () => {
    const visit = await journeys.open("/property.html");
    await visit.find("button", burger);
  });

  it("can be set by script later, which starts the shop again", async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    await visit.find("button", burger);
    await visit.page.$eval("servery-storefront", (element) => {
      Object.assign(element, { config: { apiUrl: "/api", firebase: { apiKey: "", projectId: "x" } } });
    });
    await visit.find("heading", "Ordering isn't available right now");
    expect(visit.watch.take(/^console: Servery:/)).toEqual([expect.stringContaining("firebase.apiKey: is empty")]);
    await visit.page.$eval("servery-storefront", (element) => Object.assign(element, { config: null }) && undefined);
    await visit.find("button", burger);
  });

  it.each(
    quickRow(0, [
      ["/broken.json", /apiUrl: expected text; firebase\.apiKey: is missing|apiUrl: expected text/],
      ["/html.json", /html\.json/],
      ["/nowhere.json", /nowhere\.json answers 404/],
    ]),
  )("reports why it is invalid in the console, but not to the diner: %s", async (config, reason) => {
    const visit = await journeys.open(`/embed.html?store-id=120&config=${config}`, { size: phone });
    await visit.find("heading", "Ordering isn't available right now");
    expect(await visit.text()).not.toMatch(/404|json|apiUrl/);
    expect(visit.watch.take(/^console: Servery:/)).toEqual([expect.stringMatching(reason)]);
    visit.watch.take(/^console: Failed to load resource.*404/);
  });
});
