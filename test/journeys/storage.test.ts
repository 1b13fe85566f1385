import { describe, expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { chinese, english } from "./orderWords.ts";
import { chooseChinese, keyOf, storedRow } from "./pageSteps.ts";

const journeys = useJourneys();

const { burger } = english;
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

describe("stored data that can't be read", () => {
  it.each(quickRow(5, corrupt))("leaves the shop as on a first visit if each key has %s", async (_name, value) => {
    const before = keys.map((key) => `localStorage.setItem("${keyOf(key)}", ${JSON.stringify(value)});`);
    const visit = await journeys.open("/embed.html?store-id=120", {
      before: `if (!sessionStorage.seen) { sessionStorage.seen = "yes"; ${before.join("\n")}
        sessionStorage.setItem("${keyOf("mobile")}", ${JSON.stringify(value)}); }`,
    });
    await visit.find("button", burger);
    await visit.find("button", "Dietary");
    await visit.find("searchbox", english.search);
    await until(async () => expect(await storedRow(visit, "lastMenu")).toContain("Bourke St Cheeseburger"));
    await visit.page.reload();
    await visit.find("button", burger);
  });

  it("isn't shown if it is the last menu of another store", async () => {
    const visit = await journeys.open("/embed.html?store-id=121");
    await visit.find("heading", "拍缇汉堡 · 伯克街店");
    await until(async () => expect(await storedRow(visit, "lastMenu", 121)).toBeTruthy());
    const move = (from: string, to: string) => localStorage.setItem(to, localStorage.getItem(from) ?? "");
    await visit.page.evaluate(move, keyOf("lastMenu", 121), keyOf("lastMenu"));
    await journeys.demo.fault({ match: "GET /v1/", times: 0, status: 500 });
    await visit.go("/embed.html?store-id=120");
    await visit.find("heading", "Something is wrong.");
    visit.watch.take(/^console: Failed to load resource/);
  });
});

describe("a browser that stores data", () => {
  it("R4: keeps the chosen language and the table for later pages, and leaves the host page's own storage alone", async () => {
    const before = `localStorage.setItem("cart", "the host's");`;
    const visit = await journeys.open("/restaurant.html?table=12", { before });
    await visit.find("button", burger);
    expect(await storedRow(visit, "table")).toContain("12");
    await chooseChinese(visit);
    await visit.find("searchbox", chinese.search);
    const again = await journeys.open("/embed.html?store-id=120", { context: visit.page.browserContext() });
    await again.find("searchbox", chinese.search);
    expect(await storedRow(again, "table")).toContain("12");
    // An attribute of the page comes before the diner's choice.
    await again.go("/embed.html?store-id=120&language=en");
    await again.find("searchbox", english.search);
    expect(await again.page.evaluate(() => localStorage.getItem("cart"))).toBe("the host's");
    const names = await again.page.evaluate(() => Object.keys(localStorage));
    expect(names.filter((name) => name !== "cart" && !name.startsWith(keyOf("")))).toEqual([]);
  });
});
