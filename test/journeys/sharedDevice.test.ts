import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { chooseBurger, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

/** The page looks every ten seconds whether somebody is still there. Here it does so more often. */
const lookingOften = `{
  const real = setInterval;
  window.setInterval = (task, ms, ...given) => real(task, ms === 10_000 ? 100 : ms, ...given);
  const now = performance.now.bind(performance);
  window.leapMs = 0;
  performance.now = () => now() + window.leapMs;
}`;

it("R86: a lobby's tablet stores nothing of its diner, and starts anew when nobody touches it after an order", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&shared-device", { before: lookingOften });
  const stored = () => visit.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const personal = /Noor|Abbot|0412|noor@/;
  await chooseBurger(visit);
  await typeContact(visit);
  expect(await visit.has("checkbox", "Remember my details on this device")).toBe(false);
  expect(await stored()).not.toMatch(personal);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.click("button", "Skip");
  await visit.find("heading", english.placed);
  const udid = await shop.udidOfOnlyOrder();
  const after = await stored();
  expect(after).not.toMatch(personal);
  expect(after).not.toContain(udid);
  await visit.page.evaluate(() => Object.assign(window, { leapMs: 301_000 }));
  await visit.find("searchbox", english.search);
  await visit.gone("heading", english.placed);
  expect(await visit.has("link", /^Your order/)).toBe(false);
  // The next diner is a stranger, and chooses again how to get the order.
  await visit.click("button", english.burger);
  await visit.click("button", english.add);
  await visit.gone("dialog", english.burger);
  await visit.click("button", english.checkout);
  await visit.click("tab", english.pickup);
  expect(await visit.find("textbox", english.firstName)).not.toHaveProperty("value", "Noor");
});
