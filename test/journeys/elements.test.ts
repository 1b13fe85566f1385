import { describe, expect, it, vi } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { english } from "./orderWords.ts";
import { chooseChinese, hostPage, keyOf, languagesAre, shopScript } from "./pageSteps.ts";

const journeys = useJourneys({
  "two.html": hostPage(`<servery-storefront id="one" store-id="120"></servery-storefront>
<servery-storefront id="two" store-id="121"></servery-storefront>
<section id="elsewhere"></section>${shopScript}`),
});

const { burger } = english;
const chineseStore = "拍缇汉堡 · 伯克街店";

const move = ({ page }: Visit) =>
  page.evaluate(() => {
    const element = document.querySelector("#one");
    if (element) document.querySelector("#elsewhere")?.append(element);
  });

it("R1: two shops on a page show and store their own, and one keeps its dialog when it is moved", async () => {
  const visit = await journeys.open("/two.html");
  await visit.click("button", burger);
  await visit.click("checkbox", english.bacon);
  await visit.find("button", "Add to cart $19.50");
  await move(visit);
  await visit.find("dialog", "Bourke St Cheeseburger");
  await visit.find("button", "Add to cart $19.50");
  expect(await visit.page.$$eval(">>> dialog:modal", (dialogs) => dialogs.length)).toBe(1);
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Bourke St Cheeseburger");

  await visit.find("heading", chineseStore);
  await languagesAre(visit, "en", "en");
  await visit.page.evaluate(() => document.body.prepend(document.querySelector("#one") ?? ""));
  await chooseChinese(visit);
  await languagesAre(visit, "zh-CN", "en");
  const ofOne = ["first", "language", "lastMenu", "place"].map((key) => keyOf(key));
  const kept = [...ofOne, ...["first", "lastMenu", "place"].map((key) => keyOf(key, 121))];
  const keys = () => visit.page.evaluate(() => Object.keys(localStorage).sort());
  // The menus are stored when the browser is idle.
  await vi.waitFor(async () => expect(await keys()).toEqual(kept), { timeout: 10_000 });
  await visit.page.reload();
  await visit.find("heading", chineseStore);
  await languagesAre(visit, "zh-CN", "en");
});

describe("an element", () => {
  it("keeps its search when it is moved in the page", thorough, async () => {
    const visit = await journeys.open("/two.html");
    await visit.find("button", burger);
    await visit.type("searchbox", english.search, "lemonade");
    await visit.gone("button", burger);
    await move(visit);
    await visit.read(/result.* for “lemonade”/);
    await visit.page.$eval("#one", (element) => element.scrollIntoView());
    await visit.find("button", /^House lemonade/);
    expect(await visit.has("button", burger)).toBe(false);
  });

  it("shows its shop again after it was removed and inserted again", thorough, async () => {
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
    await languagesAre(visit, "en");
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
