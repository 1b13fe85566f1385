import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptChannelLines, chooseBurger, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { hostPage } from "./pageSteps.ts";

const page = (words: string) =>
  hostPage(`<style>body { margin: 0 } iframe { border: 0; width: 100%; height: 95vh }</style>
<iframe title="Shop" sandbox="${words}" src="/embed.html?store-id=120"></iframe>`);

const journeys = useJourneys({
  "forms-forbidden.html": page("allow-scripts allow-same-origin"),
  "all-forbidden.html": page("allow-scripts"),
});
const shop = useOrdering(journeys);

/** The browser's own message for each form submission that it blocks. */
const blocked = /^console: Blocked form submission/;

it.each(quickRow(1, ["a press", "Enter"]))("places an order by %s in a frame without allow-forms", async (way) => {
  const visit = await shop.openWithCart({}, "/forms-forbidden.html");
  await visit.click("button", english.checkout);
  await visit.holds("textbox", english.firstName, "Noor");
  await typeCard(visit);
  if (way === "Enter") await visit.page.keyboard.press("Enter");
  else await visit.click("button", english.pay);
  await visit.find("button", english.onward);
  expect(await shop.orders()).toHaveLength(1);
  acceptChannelLines(visit);
  expect(visit.watch.take(blocked)).toHaveLength(1);
});

it("names a missing field in a frame without allow-forms, and sends nothing", thorough, async () => {
  const visit = await journeys.open("/forms-forbidden.html");
  await chooseBurger(visit);
  await visit.click("button", english.pay);
  await visit.read("Enter your first name.");
  expect(await shop.orders()).toEqual([]);
  visit.watch.take(blocked);
});

it("shows the menu and takes an order in a frame that can only run scripts and has no storage", async () => {
  const visit = await journeys.open("/all-forbidden.html");
  await chooseBurger(visit);
  await visit.click("tab", "Pickup");
  await visit.find("textbox", "First name");
  await typeContact(visit);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.click("button", "Skip");
  // R33: the order can't be stored while it is being sent, and the button says so before.
  await visit.click("button", /^Pay now and keep this page open/);
  await until(async () => expect(await shop.orders()).toHaveLength(1));
  await visit.find("button", english.onward);
  acceptChannelLines(visit);
  // The demo doesn't tell a page without an origin who has an account.
  visit.watch.take(/accounts:createAuthUri.*blocked by CORS/);
  visit.watch.take(blocked);
});
