import { expect, it } from "vitest";
import { desk, useJourneys, type Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";
import { addDish, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const google = "Pay with Google Pay";
const store = "Companies/120";
const menu = `${store}/Menus/DefaultMenu`;
const lemonade = "148";

/** The lemonade is alcohol from now on. */
async function serveAlcohol(): Promise<void> {
  const { Products } = (await journeys.demo.read(menu)) as { readonly Products: Record<string, object> };
  await journeys.demo.merge(menu, {
    Products: { ...Products, [lemonade]: { ...Products[lemonade], IsAlcohol: true } },
  });
  const { ViewComponentConfigs } = await journeys.demo.read(store);
  await journeys.demo.merge(store, {
    LiquorLicence: "LIQP770010000",
    ViewComponentConfigs: { ...(ViewComponentConfigs as object), AskDateOfBirth: false },
    AlcoholLimit: { Units: 1 },
  });
}

async function askDateOfBirth(): Promise<void> {
  const { ViewComponentConfigs } = await journeys.demo.read(store);
  await journeys.demo.merge(store, {
    ViewComponentConfigs: { ...(ViewComponentConfigs as object), AskDateOfBirth: true },
  });
}

/** Types over what is there, key by key. */
async function retype(visit: Visit, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await (await visit.handle("textbox", name)).click({ count: 3 });
    await visit.page.keyboard.type(text);
  }
}

it("R102: asks who orders alcohol for their age, before a wallet and before anything is sent", async () => {
  await serveAlcohol();
  const visit = await journeys.open("/embed.html?store-id=120&stand-ins=google", { size: desk });
  await addDish(visit, english.burger);
  await visit.find("button", google);
  await visit.click("button", "Add House lemonade");
  await visit.gone("button", google);
  await visit.click("button", "Add one House lemonade");
  await visit.read("You can order 1 alcoholic drink at a time. Please remove 1.");
  await visit.click("button", "Remove one House lemonade");
  await visit.click("button", english.checkout);
  await visit.read("Liquor licence LIQP770010000");
  await typeContact(visit);

  await visit.click("button", google);
  await visit.read("Your order has alcohol. Please confirm your age first.");
  expect(await visit.has("dialog", "Google Pay")).toBe(false);
  await until(async () => expect(await visit.focused()).toMatchObject({ role: "checkbox", name: "I am 18 or older" }));
  await visit.page.keyboard.press("Space");
  expect(await visit.find("checkbox", /^I am 18/)).toMatchObject({ checked: true });

  await askDateOfBirth();
  await visit.page.reload();
  await visit.click("button", english.checkout);
  await typeContact(visit);
  await retype(visit, { Day: "31", Month: "2", Year: "1990" });
  await visit.click("button", english.pay);
  await visit.read("There is no such date. Please check it.");
  await retype(visit, { Month: "12", Year: "2020" });
  await visit.read("You must be 18 or older to order alcohol. Please remove it from your cart to go on.");
  await retype(visit, { Year: "1987" });
  expect(await shop.orders()).toEqual([]);

  await visit.click("button", google);
  await visit.click("button", "Approve");
  await visit.find("heading", english.placed);
  const [placed] = await shop.orders();
  expect(placed).toMatchObject({
    posts: 1,
    posted: { TrackingOrder: { AgeConfirmed: true, DateOfBirth: "1987-12-31" } },
    document: { AgeConfirmed: true },
  });
  expect(placed?.document).not.toHaveProperty("DateOfBirth");
  const kept = await visit.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/(?<!\d)1987(?!\d)/);
});
