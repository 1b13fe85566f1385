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
