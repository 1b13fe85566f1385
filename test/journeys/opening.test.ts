import { expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { english } from "./orderWords.ts";
import { setAttribute } from "./pageSteps.ts";

const journeys = useJourneys();

const asked = (item: string) => `the page asks for the item "${item}", which isn't on store 120's menu now.`;

function isChecked({ page }: Visit, label: string): Promise<boolean> {
  return page.$$eval(
    ">>> .store-header__choice label",
    (all, wanted) => all.some((each) => each.textContent.includes(wanted) && each.querySelector("input")?.checked),
    label,
  );
}

const becomesChecked = (visit: Visit, label: string) =>
  until(async () => expect(await isChecked(visit, label)).toBe(true));

it("R106: a link opens a phone's shop on the menu, with its way chosen and its dish open", async () => {
  const visit = await journeys.open("/embed.html?store-id=302&servery-mode=table&servery-item=2003", {
    size: phone,
    mode: null,
  });
  await visit.find("dialog", "Spicy miso");
  await visit.click("button", "Cancel");
  await visit.gone("dialog", "Spicy miso");
  expect(await visit.has("button", "Order Now")).toBe(false);
  await becomesChecked(visit, "Dine in");
  const link = visit.page.url();
  await visit.page.reload();
  await becomesChecked(visit, "Dine in");
  // A dish opens within this time.
  await visit.page.waitForNetworkIdle({ idleTime: 1_000 });
  expect(await visit.has("dialog", "Spicy miso")).toBe(false);
  await visit.go("/embed.html?store-id=302");
  await visit.page.goto(link);
  await visit.find("dialog", "Spicy miso");
});

it("R80, R106: a full page has its own address for a link's dish, and none once it is closed", async () => {
  const visit = await journeys.open("/order/?utm=spring%20menu&servery-item=101", { mode: null });
  const address = () => new URL(visit.page.url()).search;
  await visit.find("dialog", /./);
  await until(async () => expect(await address()).toBe("?utm=spring%20menu&item=101"));
  await visit.click("button", "Cancel");
  await until(async () => expect(await address()).toBe("?utm=spring%20menu"));
  await visit.page.reload();
  await visit.find("button", english.burger);
  expect(await visit.has("dialog", /./)).toBe(false);
});

it("R106: a page opens another dish by its attribute, and its console says which dish isn't there", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&mode=delivery", { mode: null });
  await becomesChecked(visit, "Delivery");
  await setAttribute(visit, "mode", "pickup");
  await becomesChecked(visit, "Pickup");
  await setAttribute(visit, "item", "102");
  await visit.find("dialog", /./);
  await visit.click("button", "Cancel");
  await setAttribute(visit, "item", "31415");
  await until(() => expect(visit.watch.take(/31415/)).toEqual([`console: Servery: ${asked("31415")}`]));
});
