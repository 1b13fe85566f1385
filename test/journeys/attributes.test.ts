import { describe, expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { addDish } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";
import { keyOf, languagesAre, setAttribute } from "./pageSteps.ts";

const journeys = useJourneys({
  "broken.json": '{ "apiUrl": 5, "firebase": { "projectId": "servery-demo" } }',
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
    await visit.find("button", chinese.burger);
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
