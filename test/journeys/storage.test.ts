import { describe, expect, it, vi } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";

const sandboxed = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Sandboxed</title>
<link rel="icon" href="data:," /></head><body>
<iframe sandbox="allow-scripts" src="/embed.html?store-id=120" title="Shop" width="1200" height="900"></iframe>
</body></html>`;

const journeys = useJourneys({ "sandboxed.html": sandboxed });

const burger = /^Bourke St Cheeseburger/;
const keys = ["language", "room", "table", "coupon", "dietary", "first", "lastMenu"] as const;
const corrupt = [
  ["no JSON", "{{{"],
  ["nothing", ""],
  ["null", "null"],
  ["another version's form", '{"version":99,"value":{}}'],
  ["the wrong type", '{"version":1,"value":42}'],
  [
    "a hostile value",
    '{"version":1,"value":{"__proto__":{"id":"x"},"store":{"id":"120","fields":{"Name":5}},"menus":"all"}}',
  ],
] as const;

const keyOf = (storeId: number, name: string) => `servery:${scopeOf(storeId)}:${name}`;

function remembered({ page }: Visit, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), keyOf(120, key));
}

describe("stored data that can't be read", () => {
  it.each(quickRow(5, corrupt))("leaves the shop as on a first visit if each key has %s", async (_name, value) => {
    const before = keys.map((key) => `localStorage.setItem("${keyOf(120, key)}", ${JSON.stringify(value)});`);
    const visit = await journeys.open("/embed.html?store-id=120", {
      before: `if (!sessionStorage.seen) { sessionStorage.seen = "yes"; ${before.join("\n")}
        sessionStorage.setItem("${keyOf(120, "mobile")}", ${JSON.stringify(value)}); }`,
    });
    await visit.find("button", burger);
    await visit.find("button", "Dietary");
    await visit.find("searchbox", "Search the menu");
    await vi.waitFor(async () => expect(await remembered(visit, "lastMenu")).toContain("Bourke St Cheeseburger"));
    await visit.page.reload();
    await visit.find("button", burger);
  });

  it("isn't shown if it is the last menu of another store", async () => {
    const visit = await journeys.open("/embed.html?store-id=121");
    await visit.find("heading", "拍缇汉堡 · 伯克街店");
    await vi.waitFor(async () => {
      const kept = await visit.page.evaluate((key) => localStorage.getItem(key), keyOf(121, "lastMenu"));
      expect(kept).toBeTruthy();
    });
    const move = (from: string, to: string) => localStorage.setItem(to, localStorage.getItem(from) ?? "");
    await visit.page.evaluate(move, keyOf(121, "lastMenu"), keyOf(120, "lastMenu"));
    await journeys.demo.fault({ match: "GET /v1/", times: 0, status: 500 });
    await visit.go("/embed.html?store-id=120");
    await visit.find("heading", "something is wrong");
    visit.watch.take(/^console: Failed to load resource/);
  });
});

describe("a browser that stores nothing", () => {
  it("shows the shop in a sandboxed frame", async () => {
    const visit = await journeys.open("/sandboxed.html");
    await visit.find("button", burger);
    await visit.click("button", "Language English");
    await visit.click("button", "简体中文");
    await visit.find("searchbox", /\p{Script=Han}/u);
  });

  it("shows the shop if all storage is full", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120", {
      before: `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
    });
    await visit.click("button", "Language English");
    await visit.click("button", "简体中文");
    await visit.find("searchbox", /\p{Script=Han}/u);
    await visit.find("button", burger);
  });
});

describe("a browser that stores data", () => {
  it("keeps the chosen language for the next visit, unless the page sets another", async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    await visit.click("button", "Language English");
    await visit.click("button", "简体中文");
    await visit.find("searchbox", /\p{Script=Han}/u);
    const again = await journeys.open("/embed.html?store-id=120", { context: visit.page.browserContext() });
    await again.find("searchbox", /\p{Script=Han}/u);
    await again.go("/embed.html?store-id=120&language=en");
    await again.find("searchbox", "Search the menu");
  });

  it("R4: keeps the table from the page's address for later pages, and leaves the host page's own storage alone", async () => {
    const before = `localStorage.setItem("cart", "the host's");`;
    const visit = await journeys.open("/restaurant.html?table=12", { before });
    await visit.find("button", burger);
    expect(await remembered(visit, "table")).toContain("12");
    await visit.go("/restaurant.html");
    await visit.find("button", burger);
    expect(await remembered(visit, "table")).toContain("12");
    expect(await visit.page.evaluate(() => localStorage.getItem("cart"))).toBe("the host's");
    const names = await visit.page.evaluate(() => Object.keys(localStorage));
    expect(names.filter((name) => name !== "cart" && !name.startsWith(keyOf(120, "")))).toEqual([]);
  });
});
