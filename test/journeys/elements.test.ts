import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
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
  await until(async () => expect(await keys()).toEqual(kept));
  await visit.page.reload();
  await visit.find("heading", chineseStore);
  await languagesAre(visit, "zh-CN", "en");
});
