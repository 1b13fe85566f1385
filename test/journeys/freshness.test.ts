import { expect, it } from "vitest";
import { type RunningDemo, runDemo } from "../support/demoRun.ts";
import { useJourneys } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";

const journeys = useJourneys();

const menu = "Companies/120/Menus/DefaultMenu";
const minuteMs = 60_000;

interface MenuFields {
  readonly Categories: readonly { readonly SubMenuItems: readonly { readonly ID: number; readonly Price: number }[] }[];
}

/** Changes the price of the menu entry, which is the one that counts (R12). */
async function setBurgerPrice(demo: RunningDemo, dollars: number): Promise<void> {
  const { Categories } = (await demo.read(menu)) as unknown as MenuFields;
  const changed = Categories.map((category) => ({
    ...category,
    SubMenuItems: category.SubMenuItems.map((item) => (item.ID === 101 ? { ...item, Price: dollars } : item)),
  }));
  await demo.merge(menu, { Categories: changed });
}

it("loads the menu again after five minutes, and shows what has changed, also in an open dialog", async () => {
  const visit = await journeys.open("/embed.html?store-id=120", { before: movableClock });
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  // The code of the timer loads after the menu, together with that of the plus button.
  await visit.find("button", "Add Bourke St Cheeseburger");
  await setBurgerPrice(journeys.demo, 17.9);
  const asked = () => journeys.demo.requests("GET", "/Menus");
  await letTimePass(visit.page, 5 * minuteMs - 1);
  expect(await asked()).toBe(1);
  await letTimePass(visit.page, 1);
  await visit.click("button", /^Bourke St Cheeseburger .*\$17\.90/);
  await visit.click("checkbox", /^Smoked bacon/);
  await setBurgerPrice(journeys.demo, 20);
  await letTimePass(visit.page, 5 * minuteMs);
  await visit.find("button", "Add to cart $23.00");
  expect(await visit.find("checkbox", /^Smoked bacon/)).toMatchObject({ checked: true });
  await journeys.demo.merge(menu, { Categories: [] });
  await letTimePass(visit.page, 5 * minuteMs);
  await visit.read("This dish is not on the menu right now.");
  await visit.click("button", "Back to menu");
  await visit.read("Menu is empty, no product is available to order at the moment.");
});

it("loads the menu again as soon as the device is back online", thorough, async () => {
  const visit = await journeys.open("/embed.html?store-id=120");
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await visit.page.waitForNetworkIdle();
  await visit.page.setOfflineMode(true);
  await visit.page.waitForFunction(() => !navigator.onLine);
  await setBurgerPrice(journeys.demo, 18);
  await visit.page.setOfflineMode(false);
  await visit.find("button", /^Bourke St Cheeseburger .*\$18\.00/);
});

it("shows each change immediately on a digital display, which has no cart", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&digital-display");
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await until(async () => expect(await journeys.demo.requests("GET", "/Listen/channel")).toBeGreaterThan(0));
  for (const dollars of [17, 18]) {
    await setBurgerPrice(journeys.demo, dollars);
    await visit.find("button", new RegExp(`^Bourke St Cheeseburger .*\\$${dollars}\\.00`));
  }
  await journeys.demo.merge("Companies/120", { IsInOperation: false, ClosingStoreMessage: "Back on Monday." });
  await visit.read("Back on Monday.");
  expect(await visit.has("link", "Cart")).toBe(false);
  await visit.click("button", /^Bourke St Cheeseburger/);
  await visit.find("dialog", "Bourke St Cheeseburger");
  expect((await visit.names("button")).filter((name) => name.startsWith("Add to cart"))).toEqual([]);
});

it("keeps listening after the service was down, on a digital display", thorough, async () => {
  const first = await runDemo();
  const visit = await journeys.open(`${first.origin}/embed.html?store-id=120&digital-display`);
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await visit.click("button", "Stop turning pages");
  await setBurgerPrice(first, 17);
  await visit.find("button", /^Bourke St Cheeseburger .*\$17\.00/);
  await first.close();
  const second = await runDemo({}, { port: first.port });
  try {
    await setBurgerPrice(second, 19);
    // The SDK waits longer after each attempt in vain.
    await until(() => visit.find("button", /^Bourke St Cheeseburger .*\$19\.00/), 40_000);
  } finally {
    await second.close();
  }
  // The SDK logs that its channel broke, and requests an image from Google to check whether it is offline.
  visit.watch.take(/^console:|^foreign: https:\/\/www\.google\.com\/images\/cleardot\.gif/);
});
