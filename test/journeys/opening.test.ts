import { expect, it } from "vitest";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { setAttribute } from "./pageSteps.ts";

const journeys = useJourneys();

const asked = (item: string) => `the page asks for the item "${item}", which isn't on store 120's menu now.`;

const patience = { timeout: 10_000 };

function isChecked({ page }: Visit, label: string): Promise<boolean> {
  return page.$$eval(
    ">>> .store-header__choice label",
    (all, wanted) => all.some((each) => each.textContent.includes(wanted) && each.querySelector("input")?.checked),
    label,
  );
}

const becomesChecked = (visit: Visit, label: string) => expect.poll(() => isChecked(visit, label), patience).toBe(true);

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
  await expect.poll(() => visit.watch.take(/31415/), patience).toEqual([`console: Servery: ${asked("31415")}`]);
});
