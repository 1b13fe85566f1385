import { expect, it } from "vitest";
import { desk, layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines } from "./ordering.ts";
import { noteShifts } from "./pageSteps.ts";

const journeys = useJourneys();

const path = "/embed.html?store-id=120";
const first = "Bourke St Cheeseburger";
const add = (name: string) => `Add ${name}`;
const removeOne = (name: string) => `Remove one ${name}`;

/** The counts on the cards in the menu's sections. Leaves out the rails above, which repeat some products. */
async function counts({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> .menu-section .card-plus__count", (all) => all.map(({ textContent }) => textContent ?? ""));
}

async function seeCounts(visit: Visit, ...expected: readonly string[]): Promise<void> {
  await until(async () => expect(await counts(visit)).toEqual(expected));
}

/** Taps the first plus as soon as it is drawn, whether or not its code has loaded. */
async function tapFirstPlus({ page }: Visit): Promise<void> {
  await until(async () => {
    const plus = await page.$(">>> .menu-card__plus");
    if (!plus) throw new Error("No plus is drawn.");
    await plus.click();
  });
}

it("R81: adds two dishes in Chinese with their plus, counts them, removes one, and keeps the rest", async () => {
  const [burger, stack] = ["伯克街芝士堡", "田园蔬菜堡"];
  const visit = await journeys.open("/embed.html?store-id=121&language=zh-CN", { size: phone });
  await visit.click("button", `添加${burger}`);
  await seeCounts(visit, "1");
  expect(await visit.has("dialog", burger)).toBe(false);
  await visit.click("button", `增加一份${burger}`);
  await seeCounts(visit, "2");
  await visit.click("button", `添加${stack}`);
  await seeCounts(visit, "2", "1");
  await visit.read("田园蔬菜堡已添加。购物车中有 3 份菜品，共 $47.90。");
  await visit.click("button", `减少一份${stack}`);
  await seeCounts(visit, "2");
  await visit.find("button", `添加${stack}`);
  await visit.page.reload();
  await visit.find("button", `减少一份${burger}`);
  await seeCounts(visit, "2");
});

it("still opens the dialog when the card itself is pressed", thorough, async () => {
  const visit = await journeys.open(path, { size: phone });
  await visit.find("button", add(first));
  await visit.click("button", new RegExp(`^${first}`));
  await visit.find("dialog", first);
  expect(await counts(visit)).toEqual([]);
});

it("adds one product when the code loads after the plus was tapped", thorough, async () => {
  await journeys.demo.fault({ match: "GET /chunks/menuExtras-", times: 0, delayMs: 1_500 });
  const visit = await journeys.open(path, { size: phone });
  await tapFirstPlus(visit);
  expect(await visit.page.$(">>> .card-plus")).toBeNull();
  await seeCounts(visit, "1");
  await visit.find("button", /^Remove one /);
  expect(await counts(visit)).toEqual(["1"]);
});

it("adds one product even if the code failed to load when the plus was tapped", async () => {
  await journeys.demo.fault({ match: "GET /chunks/menuExtras-", times: 0, drop: true });
  const visit = await journeys.open(path, { size: phone });
  await tapFirstPlus(visit);
  await journeys.demo.clearFaults();
  await seeCounts(visit, "1");
  acceptNetworkLines(visit);
});

it("moves nothing on a phone's menu when the plus buttons become active", thorough, async () => {
  const visit = await journeys.open(path, { size: phone, before: noteShifts });
  await visit.find("button", add(first));
  await visit.find("radiogroup", "How would you like your order?");
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

it.each(layouts)(
  "moves nothing beside a price when its “from” appears later, on a %s",
  thorough,
  async (_name, size) => {
    await chargeForCooking();
    const visit = await journeys.open(path, { size, before: noteShifts });
    await visit.find("button", /^Bourke St Cheeseburger .*from \$18\.50/);
    expect(await visit.page.evaluate("shift")).toBe(0);
  },
);

it("has one link to the cart on a phone: in the header, then in the bar at the bottom", thorough, async () => {
  const visit = await journeys.open(path, { size: phone });
  const ways = async () => (await visit.names("link")).filter((name) => name.startsWith("Cart"));
  await visit.click("button", add(first));
  await until(async () => expect(await ways()).toEqual(["Cart 1 $16.50"]));
  await visit.click("button", removeOne(first));
  await until(async () => expect(await ways()).toEqual(["Cart"]));
});

it("keeps a long store name on one line in a phone's header, in full for screen readers", thorough, async () => {
  const StoreTitle = "The Original Patty & Sons Burger Kitchen and Milk Bar of Melbourne";
  await journeys.demo.merge("Companies/120", { StoreTitle });
  // A menu shows the name once, as its title.
  const visit = await journeys.open("/order/login/120", { size: phone });
  await visit.find("link", StoreTitle);
  const heightPx = await visit.page.$eval(">>> header", (header) => header.getBoundingClientRect().height);
  expect(heightPx).toBeLessThan(64);
});

it("opens the dialog of a product with required choices, at the price on its card", thorough, async () => {
  await chargeForCooking();
  const visit = await journeys.open(path, { size: desk });
  await visit.find("button", /^Bourke St Cheeseburger .*from \$18\.50/);
  await visit.click("button", `Choose ${first}`);
  await visit.find("dialog", first);
  await visit.find("button", "Add to cart $18.50");
  expect(await counts(visit)).toEqual([]);
});
