import { describe, expect, it, vi } from "vitest";
import { isBranded } from "../support/branded.ts";
import { desk, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

function tag({ page }: Visit): Promise<string | null> {
  return page.$eval("#tag", (code) => code.textContent);
}

function pickStore({ page }: Visit, id: string): Promise<readonly string[]> {
  return page.select("select[name=store]", id);
}

/** The background colour of the shop in the page's phone. */
function paper({ page }: Visit): Promise<string | undefined> {
  return page.evaluate(() => {
    const frame = document.querySelector("iframe")?.contentDocument;
    const root = frame?.querySelector("servery-storefront")?.shadowRoot?.querySelector(".servery");
    return root ? getComputedStyle(root).backgroundColor : undefined;
  });
}

/** Waits for the previous step to finish, as long as the page itself waits: a press before that does nothing. */
async function isNext(visit: Visit, name: string): Promise<void> {
  await vi.waitFor(async () => expect(await visit.find("button", name)).not.toMatchObject({ disabled: true }), 30_000);
}

async function takeStep(visit: Visit, name: string): Promise<void> {
  await isNext(visit, name);
  await visit.click("button", name);
}

/** After the last step the first is the next again. */
async function takeThreeSteps(visit: Visit): Promise<void> {
  for (const name of ["Add a dish", "Check out", "Pay by test card"]) await takeStep(visit, name);
  await isNext(visit, "Add a dish");
}

/** Works whether or not the demo's kitchen accepts the order in the meantime. */
async function startCooking(visit: Visit): Promise<void> {
  while (!(await visit.has("button", /^Ready: order/))) {
    const { name = "" } = await visit.find("button", /^(Accept|Start cooking|Ready): order/);
    if (name.startsWith("Ready")) return;
    await visit.click("button", /^(Accept|Start cooking): order/);
    // The button then names the next step, so a second press would take that step as well.
    await visit.gone("button", name);
  }
}

const sizes = [
  ["phone", { width: 390, height: 844 }],
  ["desk", desk],
] as const;

describe.each(quickRow(1, sizes))("the front page, on a %s", (_layout, size) => {
  it("places a test order with three clicks, and shows its progress in the kitchen", async () => {
    // As a stranger: no mode is chosen, so delivery with its minimum and its address comes first.
    const visit = await journeys.open("/", { size, mode: null, hasMotion: true });
    await visit.find("button", "Add Bourke St Cheeseburger");
    await takeThreeSteps(visit);
    await visit.find("heading", english.placed);
    expect(await shop.orders()).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);

    await startCooking(visit);
    await visit.find("heading", "Being Prepared");
    await visit.click("button", /^Ready: order/);
    await visit.find("heading", "Ready for pickup");
    await visit.click("button", /^Handed over: order/);
    await visit.find("heading", "Order Completed");
    await visit.read("Orders arrive here.");
  });
});

// A Chinese shop, a hotel, a shop with a home page on phones, and one that asks guests to become members.
it.each(["121", "200", "201", "202", "302", "312", "305"])(
  "places a test order in store %s on a first visit",
  thorough,
  async (id) => {
    const visit = await journeys.open("/", { mode: null });
    await pickStore(visit, id);
    await takeThreeSteps(visit);
    await visit.read("Paid. The order is in the kitchen.");
    expect(await shop.orders()).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);
  },
);

it("doesn't light up the next step if one fails, and still takes it after a way out by hand", thorough, async () => {
  // One dish is below the minimum of the only way to order.
  const { ViewComponentConfigs: configs } = await journeys.demo.read("Companies/120");
  const onlyTables = { ...(configs as object), PickUp: false, Delivery: false, DeliverToRoom: false, EatIn: true };
  const minimum = [{ OrderType: 2, MinimumTotalPrice: 25 }];
  await journeys.demo.merge("Companies/120", {
    ViewComponentConfigs: onlyTables,
    OrderTypeConstraintRules: minimum,
  });
  const visit = await journeys.open("/", { mode: null });
  await visit.find("button", "Add Bourke St Cheeseburger");
  for (const name of ["Add a dish", "Check out"]) await takeStep(visit, name);
  await visit.read("The shop can’t do this now. The phone says why.");
  expect(await visit.find("button", "Check out")).not.toMatchObject({ disabled: true });
  expect(await visit.find("button", "Pay by test card")).toMatchObject({ disabled: true });
  expect(await shop.orders()).toEqual([]);

  await visit.click("button", "Add one Smoke & bacon");
  for (const name of ["Check out", "Pay by test card"]) await takeStep(visit, name);
  await visit.read("Paid. The order is in the kitchen.");
  expect(await shop.orders()).toMatchObject([{ posts: 1, card: { last4: "1111" } }]);
});

it("counts a step that is taken by hand in the phone, and doesn't scroll the page", thorough, async () => {
  const visit = await journeys.open("/");
  await visit.click("button", "Add Garden stack");
  const top = await visit.page.evaluate(() => scrollY);
  await takeStep(visit, "Check out");
  await visit.read("Filled in with a sample guest and a test card.");
  await visit.read("Sam Rivera");
  expect(await visit.page.evaluate(() => scrollY)).toBe(top);
  await visit.find("button", /^Pay now/);
  expect(await shop.orders()).toEqual([]);
});

it("shows the chosen store in the phone and in the tag, in its language", thorough, async () => {
  const visit = await journeys.open("/");
  await visit.find("button", "Add Garden stack");
  expect(await tag(visit)).toContain(
    `<servery-storefront store-id="120"${isBranded ? ' hq-id="7"' : ""}></servery-storefront>`,
  );
  await pickStore(visit, "121");
  await visit.find("button", /^伯克街芝士堡/);
  expect(await tag(visit)).toContain(
    `<servery-storefront store-id="121"${isBranded ? ' hq-id="8"' : ""} language="zh-CN"></servery-storefront>`,
  );
  expect(await visit.page.evaluate(() => history.length)).toBe(2);
});

it(
  "uses a typed number in the tag and the preload lines, and in the phone if it is a store of the demo",
  thorough,
  async () => {
    const visit = await journeys.open("/");
    await visit.find("button", "Add Garden stack");
    const number = async (typed: string) => {
      await visit.page.$eval("[name=number]", (field) => ((field as HTMLInputElement).value = ""));
      await visit.type("textbox", "Or a store’s number", typed);
    };
    const preloads = () => visit.page.$eval("#preloads", (code) => code.textContent);
    await number("0904");
    // A branded page that these tests open names a headquarters for each of its shops.
    expect(await tag(visit)).toContain(
      `<servery-storefront store-id="904"${isBranded ? ' hq-id="7"' : ""}></servery-storefront>`,
    );
    expect(await preloads()).toMatch(/Companies\/904\?key=.*\n.*Companies\/904\/Menus\?key=/);
    await visit.find("button", "Add Garden stack");
    await number("200");
    await visit.find("button", "Add Soup of the evening");
    expect(await preloads()).toContain("Companies/200?");
    await pickStore(visit, "120");
    await visit.find("button", "Add Garden stack");
    expect(await tag(visit)).toContain('store-id="120"');
  },
);

it("applies a palette to the running shop and adds it to the tag to copy", thorough, async () => {
  const visit = await journeys.open("/");
  await visit.find("button", "Add Garden stack");
  const before = await paper(visit);
  await visit.click("radio", "Dark");
  await vi.waitFor(async () => expect(await paper(visit)).toBe("rgb(23, 21, 19)"));
  expect(await tag(visit)).toContain("--servery-paper: #171513;");
  await pickStore(visit, "200");
  await visit.find("button", "Add Soup of the evening");
  expect(await paper(visit)).toBe("rgb(23, 21, 19)");
  await pickStore(visit, "120");
  await visit.find("button", "Add Garden stack");
  await visit.click("radio", "Light");
  await vi.waitFor(async () => expect(await paper(visit)).toBe(before));
  expect(await tag(visit)).not.toContain("--servery");
});

it("says in the phone that the store takes no orders", thorough, async () => {
  await journeys.demo.merge("Companies/200", { IsInOperation: false });
  const visit = await journeys.open("/");
  await visit.find("button", "Add Garden stack");
  await pickStore(visit, "200");
  await visit.find("button", /^Soup of the evening/);
  await takeStep(visit, "Add a dish");
  await visit.read("The shop can’t do this now. The phone says why.");
  await visit.read("Please ring reception.");
});
