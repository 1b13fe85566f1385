import { expect, it, vi } from "vitest";
import { type RunningDemo, runDemo } from "../support/demoRun.ts";
import { useJourneys } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";

const journeys = useJourneys();

const menu = "Companies/120/Menus/DefaultMenu";
const minuteMs = 60_000;

interface MenuFields {
  readonly Categories: readonly { readonly SubMenuItems: readonly { readonly ID: number; readonly Price: number }[] }[];
}

/** R12: the price of the menu's entry is what counts. */
async function setBurgerPrice(demo: RunningDemo, dollars: number): Promise<void> {
  const { Categories } = (await demo.read(menu)) as unknown as MenuFields;
  const changed = Categories.map((category) => ({
    ...category,
    SubMenuItems: category.SubMenuItems.map((item) => (item.ID === 101 ? { ...item, Price: dollars } : item)),
  }));
  await demo.merge(menu, { Categories: changed });
}

it("asks for the menu again after five minutes, and shows what has changed", async () => {
  const visit = await journeys.open("/embed.html?store-id=120", { before: movableClock });
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  // What counts the minutes comes after the menu, and the plus with it.
  await visit.find("button", "Add Bourke St Cheeseburger");
  await setBurgerPrice(journeys.demo, 17.9);
  const asked = () => journeys.demo.requests("GET", "/Menus");
  // The menu, and when the browser rests, whether it sells gift cards.
  await vi.waitFor(async () => expect(await asked()).toBe(2), 10_000);
  await letTimePass(visit.page, 5 * minuteMs - 1);
  expect(await asked()).toBe(2);
  await letTimePass(visit.page, 1);
  await visit.find("button", /^Bourke St Cheeseburger .*\$17\.90/);
});

it("changes an open dialog's price too, and keeps what was chosen", async () => {
  const visit = await journeys.open("/embed.html?store-id=120", { before: movableClock });
  await visit.click("button", /^Bourke St Cheeseburger/);
  await visit.click("checkbox", /^Smoked bacon/);
  await setBurgerPrice(journeys.demo, 20);
  await letTimePass(visit.page, 5 * minuteMs);
  await visit.find("button", "Add to cart $23.00");
  expect(await visit.find("checkbox", /^Smoked bacon/)).toMatchObject({ checked: true });
});

it("says so where the open product leaves the menu", async () => {
  const visit = await journeys.open("/embed.html?store-id=120", { before: movableClock });
  await visit.click("button", /^Bourke St Cheeseburger/);
  await visit.find("dialog", "Bourke St Cheeseburger");
  await journeys.demo.merge(menu, { Categories: [] });
  await letTimePass(visit.page, 5 * minuteMs);
  await visit.read("This dish is not on the menu right now.");
  await visit.click("button", "Back to menu");
  await visit.read("Menu is empty, no product is available to order at the moment.");
});

it("asks again as soon as the phone is online again", async () => {
  const visit = await journeys.open("/embed.html?store-id=120");
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await visit.page.waitForNetworkIdle();
  await visit.page.setOfflineMode(true);
  await visit.page.waitForFunction(() => !navigator.onLine);
  await setBurgerPrice(journeys.demo, 18);
  await visit.page.setOfflineMode(false);
  await visit.find("button", /^Bourke St Cheeseburger .*\$18\.00/);
});

it("shows each change at once on a digital display, which offers no cart", async () => {
  const visit = await journeys.open("/embed.html?store-id=120&digital-display");
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await vi.waitFor(
    async () => expect(await journeys.demo.requests("GET", "/Listen/channel")).toBeGreaterThan(0),
    10_000,
  );
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

it("listens on when the service has been away, on a digital display", async () => {
  const first = await runDemo();
  const visit = await journeys.open(`${first.origin}/embed.html?store-id=120&digital-display`);
  await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50/);
  await setBurgerPrice(first, 17);
  await visit.find("button", /^Bourke St Cheeseburger .*\$17\.00/);
  await first.close();
  const second = await runDemo({}, first.port);
  try {
    await setBurgerPrice(second, 19);
    await vi.waitFor(() => visit.find("button", /^Bourke St Cheeseburger .*\$19\.00/), 40_000);
  } finally {
    await second.close();
  }
  // The SDK says that its channel broke, and looks for a picture of Google's to learn whether it is offline.
  visit.watch.take(/^console:|^foreign: https:\/\/www\.google\.com\/images\/cleardot\.gif/);
});
