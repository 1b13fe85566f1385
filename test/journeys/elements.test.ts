import { describe, expect, it, vi } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";

const two = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Two</title>
<link rel="icon" href="data:," /></head><body>
<servery-storefront id="one" store-id="120"></servery-storefront>
<servery-storefront id="two" store-id="121"></servery-storefront>
<section id="elsewhere"></section>
<script type="module" src="/storefront.js" crossorigin></script></body></html>`;

const journeys = useJourneys({ "two.html": two });

const burger = /^Bourke St Cheeseburger/;
const chineseStore = "拍缇汉堡 · 伯克街店";

function languages({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> .servery", (roots) => roots.map((root) => root.getAttribute("lang") ?? ""));
}

describe("two shops on one page", () => {
  it("R1: show their own stores, each in its own language, and store their data separately, also for a reload", async () => {
    const visit = await journeys.open("/two.html");
    await visit.find("button", burger);
    await visit.find("heading", chineseStore);
    expect(await languages(visit)).toEqual(["en", "en"]);
    await visit.click("button", "Language English");
    await visit.click("button", "简体中文");
    await vi.waitFor(async () => expect(await languages(visit)).toEqual(["zh-CN", "en"]));
    const ofOne = ["first", "language", "lastMenu", "place"].map((key) => `servery:${scopeOf(120)}:${key}`);
    const kept = [...ofOne, ...["first", "lastMenu", "place"].map((key) => `servery:${scopeOf(121)}:${key}`)];
    const keys = () => visit.page.evaluate(() => Object.keys(localStorage).sort());
    // The menus are stored when the browser is idle.
    await vi.waitFor(async () => expect(await keys()).toEqual(kept), { timeout: 10_000 });
    await visit.page.reload();
    await visit.find("heading", chineseStore);
    await vi.waitFor(async () => expect(await languages(visit)).toEqual(["zh-CN", "en"]));
  });
});

describe("an element", () => {
  const move = ({ page }: Visit) =>
    page.evaluate(() => {
      const element = document.querySelector("#one");
      if (element) document.querySelector("#elsewhere")?.append(element);
    });

  it("keeps its search when it is moved in the page", thorough, async () => {
    const visit = await journeys.open("/two.html");
    await visit.find("button", burger);
    await visit.type("searchbox", "Search the menu", "lemonade");
    await visit.gone("button", burger);
    await move(visit);
    await visit.read(/result.* for “lemonade”/);
    await visit.page.$eval("#one", (element) => element.scrollIntoView());
    await visit.find("button", /^House lemonade/);
    expect(await visit.has("button", burger)).toBe(false);
  });

  it("keeps its open dialog and the choices in it when it is moved", async () => {
    const visit = await journeys.open("/two.html");
    await visit.click("button", burger);
    await visit.click("checkbox", /^Smoked bacon/);
    await visit.find("button", "Add to cart $19.50");
    await move(visit);
    await visit.find("dialog", "Bourke St Cheeseburger");
    await visit.find("button", "Add to cart $19.50");
    expect(await visit.page.$$eval(">>> dialog:modal", (dialogs) => dialogs.length)).toBe(1);
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", "Bourke St Cheeseburger");
    await visit.find("heading", chineseStore);
  });

  it("shows its shop again after it was removed and inserted again", async () => {
    const visit = await journeys.open("/embed.html?store-id=120");
    await visit.find("button", burger);
    await visit.page.evaluate(() => {
      const element = document.querySelector("servery-storefront");
      element?.remove();
      Object.assign(window, { kept: element });
    });
    await visit.gone("button", burger);
    await visit.page.evaluate("document.querySelector('main').append(kept)");
    await visit.find("button", burger);
    expect(await languages(visit)).toEqual(["en"]);
  });

  it("becomes a shop even if it is added to the page later", thorough, async () => {
    const visit = await journeys.open("/two.html");
    await visit.find("button", burger);
    await visit.page.evaluate(() => {
      const late = document.createElement("servery-storefront");
      late.setAttribute("store-id", "124");
      document.querySelector("#elsewhere")?.append(late);
    });
    await visit.find("heading", "Patty & Sons, James St");
  });
});
