import { expect, it } from "vitest";
import { useJourneys } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { chooseBurger, placeByCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { moveDemoClock, movingDeviceClock } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);
const notice = "This device's clock is wrong. The times here are the store's.";
const hourMs = 3_600_000;

it.each(quickRow(0, [26, -26]))(
  "orders for the real time if the device's clock is %i hours off, and says so",
  async (hours) => {
    const before = movingDeviceClock(hours * hourMs);
    const visit = await journeys.open("/embed.html?store-id=120", { before });
    await chooseBurger(visit);
    await visit.read(notice);
    await placeByCard(visit);
    const [order] = await shop.orders();
    for (const seconds of [order?.document.CreatedOn, order?.document.ScheduledTime]) {
      expect(Math.abs(Number(seconds) * 1_000 - Date.now())).toBeLessThan(hourMs);
    }
  },
);

it("orders for the real time if the device's clock jumps while the checkout is open", thorough, async () => {
  const visit = await journeys.open("/embed.html?store-id=120");
  await chooseBurger(visit);
  await visit.find("button", english.changeTime);
  await visit.page.evaluate(movingDeviceClock(5 * hourMs));
  await placeByCard(visit);
  const [order] = await shop.orders();
  for (const seconds of [order?.document.CreatedOn, order?.document.ScheduledTime]) {
    expect(Math.abs(Number(seconds) * 1_000 - Date.now())).toBeLessThan(hourMs);
  }
});

it(
  "shows no notice if the demo's clock was moved, whether or not the device's clock was moved too",
  thorough,
  async () => {
    await moveDemoClock(journeys.demo, Date.now() + 26 * hourMs);
    for (const before of [movingDeviceClock(26 * hourMs), ""]) {
      const visit = await journeys.open("/embed.html?store-id=120", { before });
      await chooseBurger(visit);
      await visit.find("button", english.changeTime);
      expect(await visit.text()).not.toContain(notice);
    }
  },
);

it("doesn't take the time from an answer that the browser cached an hour ago", thorough, async () => {
  // The first journey of a worker walks through the menu before. That visit would take the answers.
  await shop.openCheckout("/embed.html?store-id=120");
  const store = "/v1/projects/servery-demo/databases/(default)/documents/Companies/120";
  const anHourAgo = { "Cache-Control": "private, max-age=86400", Date: new Date(Date.now() - hourMs).toUTCString() };
  for (const path of [`${store}/Menus`, store]) {
    const body = await (await fetch(`${journeys.demo.origin}${journeys.demo.addressOf(path)}?pageSize=300`)).text();
    // Twice, because an answer with an unexpected time is requested again.
    await journeys.demo.fault({ match: `GET ${path}`, times: 2, body, headers: anHourAgo });
  }
  const { page, read } = await shop.openCheckout("/embed.html?store-id=120");
  await read(notice);
  // Another dish, because the first one's hour may lie before the 10:00 at which carts end (R41).
  const again = await shop.openCheckout("/embed.html?store-id=120", english, { context: page.browserContext() });
  await again.find("button", english.changeTime);
  expect(await again.text()).not.toContain(notice);
});
