import { describe, expect, it, vi } from "vitest";
import { desk, layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";

const journeys = useJourneys();

const english = {
  path: "/embed.html?store-id=120",
  first: "Bourke St Cheeseburger",
  second: "Garden stack",
  add: (name: string) => `Add ${name}`,
  addOne: (name: string) => `Add one ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
  said: "Garden stack added. 3 items in the cart, $47.90 in total.",
};

const chinese: typeof english = {
  path: "/embed.html?store-id=121&language=zh-CN",
  first: "伯克街芝士堡",
  second: "田园蔬菜堡",
  add: (name) => `添加${name}`,
  addOne: (name) => `增加一份${name}`,
  removeOne: (name) => `减少一份${name}`,
  said: "田园蔬菜堡已添加。购物车中有 3 份菜品，共 $47.90。",
};

const cases = [
  { layout: "desk", size: desk, language: "en", words: english },
  { layout: "phone", size: phone, language: "zh-CN", words: chinese },
];

/** The counts on the cards in the menu's sections. Leaves out the rails above, which repeat some products. */
async function counts({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> .menu-section .card-plus__count", (all) => all.map(({ textContent }) => textContent ?? ""));
}

async function seeCounts(visit: Visit, ...expected: readonly string[]): Promise<void> {
  await vi.waitFor(async () => expect(await counts(visit)).toEqual(expected), 10_000);
}

/** Taps the first plus as soon as it is drawn, whether or not its code has loaded. */
async function tapFirstPlus({ page }: Visit): Promise<void> {
  await vi.waitFor(async () => {
    const plus = await page.$(">>> .menu-card__plus");
    if (!plus) throw new Error("No plus is drawn.");
    await plus.click();
  }, 10_000);
}

/** Adds up the layout shifts, except those right after a tap, which the tap causes. */
const noteShifts = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: "layout-shift", buffered: true });`;

describe.each(quickRow(1, cases))("R81: quick add on a $layout in $language", ({ size, words }) => {
  it("adds two dishes with their plus, counts them, removes one, and keeps the rest after a reload", async () => {
    const { first, second, add, addOne, removeOne } = words;
    const visit = await journeys.open(words.path, { size });
    await visit.click("button", add(first));
    await seeCounts(visit, "1");
    expect(await visit.has("dialog", first)).toBe(false);
    await visit.click("button", addOne(first));
    await seeCounts(visit, "2");
    await visit.click("button", add(second));
    await seeCounts(visit, "2", "1");
    await visit.read(words.said);
    await visit.click("button", removeOne(second));
    await seeCounts(visit, "2");
    await visit.find("button", add(second));
    await visit.page.reload();
    await visit.find("button", removeOne(first));
    await seeCounts(visit, "2");
  });

  it("still opens the dialog when the card itself is pressed", { tags: ["thorough"] }, async () => {
    const visit = await journeys.open(words.path, { size });
    await visit.find("button", words.add(words.first));
    await visit.click("button", new RegExp(`^${words.first}`));
    await visit.find("dialog", words.first);
    expect(await counts(visit)).toEqual([]);
  });
});

it.each(quickRow(0, layouts))(
  "adds one product when the code loads after the plus was tapped, on a %s",
  async (_name, size) => {
    await journeys.demo.fault({ match: "GET /chunks/dialog-", times: 0, delayMs: 1_500 });
    const visit = await journeys.open(english.path, { size, before: noteShifts });
    await tapFirstPlus(visit);
    expect(await visit.page.$(">>> .card-plus")).toBeNull();
    await seeCounts(visit, "1");
    await visit.find("button", english.removeOne(english.first));
    expect(await counts(visit)).toEqual(["1"]);
  },
);

it("adds one product even if the code failed to load when the plus was tapped", async () => {
  await journeys.demo.fault({ match: "GET /chunks/dialog-", times: 0, drop: true });
  const visit = await journeys.open(english.path, { size: phone });
  await tapFirstPlus(visit);
  await journeys.demo.clearFaults();
  await seeCounts(visit, "1");
  visit.watch.take(/^console: Failed to load resource/);
});

it("moves nothing on a phone's menu when the plus buttons become active", { tags: ["thorough"] }, async () => {
  const visit = await journeys.open(english.path, { size: phone, before: noteShifts });
  await visit.find("button", english.add(english.first));
  await visit.find("combobox", "How would you like your order?");
  expect(await visit.page.evaluate("shift")).toBe(0);
});

/** Adds a price to each way of cooking a burger, so that none is free. */
async function chargeForCooking(): Promise<void> {
  const menu = "Companies/120/Menus/DefaultMenu";
  const { ModifierGroups } = await journeys.demo.read(menu);
  const groups = ModifierGroups as Readonly<Record<string, { readonly Modifiers: readonly object[] }>>;
  const cook = { ...groups["cook"], Modifiers: groups["cook"]?.Modifiers.map((each) => ({ ...each, Price: 2 })) };
  await journeys.demo.merge(menu, { ModifierGroups: { ...groups, cook } });
}

it.each(quickRow(0, layouts))(
  "moves nothing beside a price when its “from” appears later, on a %s",
  async (_name, size) => {
    await chargeForCooking();
    const visit = await journeys.open(english.path, { size, before: noteShifts });
    await visit.find("button", /^Bourke St Cheeseburger .*from \$18\.50/);
    expect(await visit.page.evaluate("shift")).toBe(0);
  },
);

it("has one link to the cart on a phone: in the header while it is empty, then in the bar at the bottom", {
  tags: ["thorough"],
}, async () => {
  const visit = await journeys.open(english.path, { size: phone });
  const ways = async () => (await visit.names("link")).filter((name) => name.startsWith("Cart"));
  await visit.click("button", english.add(english.first));
  await vi.waitFor(async () => expect(await ways()).toEqual(["Cart 1 $16.50"]));
  await visit.click("button", english.removeOne(english.first));
  await vi.waitFor(async () => expect(await ways()).toEqual(["Cart"]));
});

it("keeps a long store name on one line in a phone's header, in full for screen readers", {
  tags: ["thorough"],
}, async () => {
  const StoreTitle = "The Original Patty & Sons Burger Kitchen and Milk Bar of Melbourne";
  await journeys.demo.merge("Companies/120", { StoreTitle });
  const visit = await journeys.open(english.path, { size: phone });
  await visit.find("link", StoreTitle);
  const heightPx = await visit.page.$eval(">>> header", (header) => header.getBoundingClientRect().height);
  expect(heightPx).toBeLessThan(64);
});

it("opens the dialog of a product with required choices, at the price on its card", {
  tags: ["thorough"],
}, async () => {
  await chargeForCooking();
  const visit = await journeys.open(english.path, { size: desk });
  await visit.find("button", /^Bourke St Cheeseburger .*from \$18\.50/);
  await visit.click("button", `Choose ${english.first}`);
  await visit.find("dialog", english.first);
  await visit.find("button", "Add to cart $18.50");
  expect(await counts(visit)).toEqual([]);
});

it.each(
  quickRow(0, [
    ["/embed.html?store-id=120", ["Build your own", "Family box", "Chicken wings", "Wing night box"]],
    ["/embed.html?store-id=200", ["Wine by the glass"]],
  ]),
)("%s: offers no quick add for products with required choices", async (path, names) => {
  const visit = await journeys.open(path, { size: desk });
  for (const name of names) await visit.find("button", `Choose ${name}`);
});

it("shows no plus if the shop takes no orders, and offers the next opening if it takes orders ahead", async () => {
  const today = new Date().getUTCDay();
  const hours = { DayOfWeek: (today + 3) % 7, OpeningTime: "11:00", ClosingTime: "21:00" };
  await journeys.demo.merge("Companies/120", {
    OperatingHours: [hours],
    EnablePreoderForDelivery: false,
    EnablePreoderForPickup: false,
  });
  const closed = await journeys.open(english.path, { size: phone });
  await closed.find("button", /^Bourke St Cheeseburger/);
  expect(await closed.page.$(">>> .menu-card__plus")).toBeNull();
  await journeys.demo.merge("Companies/120", { EnablePreoderForPickup: true, NumberOfDaysInAdvanceForPickup: 7 });
  const ahead = await journeys.open(english.path, { size: phone });
  const offer = /^Order for .*, 11:00 am$/;
  await ahead.click("button", offer);
  await ahead.click("button", english.add(english.first));
  await ahead.click("link", /^Cart \d/);
  await ahead.click("button", /^Checkout/);
  await ahead.holds("combobox", "Time", "11:00 am");
});
