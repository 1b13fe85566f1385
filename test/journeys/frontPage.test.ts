import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { desk, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
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
  await until(async () => expect(await visit.find("button", name)).not.toMatchObject({ disabled: true }), 30_000);
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

it.each(["show=button", "show=floating&language=zh-CN&mode=delivery"])(
  "places a test order through an order button: %s",
  thorough,
  async (query) => {
    const visit = await journeys.open(`/?${query}`, { mode: null });
    await takeThreeSteps(visit);
    await visit.read("Paid. The order is in the kitchen.");
    expect(await shop.orders()).toMatchObject([{ posts: 1 }]);
  },
);

it.each(["frame", "provider"])("leaves a card that no page can reach to the visitor: %s", thorough, async (card) => {
  const visit = await journeys.open(`/?card=${card}`);
  for (const name of ["Add a dish", "Check out"]) await takeStep(visit, name);
  await visit.read("no page can reach it");
  await takeStep(visit, "Pay by test card");
  await visit.read("The phone says why.");
  await isNext(visit, "Pay by test card");
  // The line says nothing of a place that isn't chosen any more.
  await visit.click("radio", "In the shop");
  expect(await visit.page.$eval("#said", (line) => line.textContent)).toBe("");
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

/** What is in the phone now. */
function preview({ page }: Visit): Promise<object> {
  return page.evaluate(() => {
    const inside = document.querySelector<HTMLIFrameElement>("#phone")?.contentDocument;
    const tag = inside?.querySelector("servery-order-button, servery-storefront");
    if (!tag) return {};
    const [mode, language, position] = ["mode", "language", "position"].map((name) => tag.getAttribute(name));
    const accent = getComputedStyle(tag).getPropertyValue("--servery-accent");
    return { name: tag.localName, mode, language, position, accent, mark: inside?.body.dataset["mark"] ?? null };
  });
}

it("shows each choice in the phone at once, in the code and in an address that keeps it", async () => {
  const visit = await journeys.open("/");
  const { page } = visit;
  const shows = (expected: object) => until(async () => expect(await preview(visit)).toMatchObject(expected));
  const mark = () =>
    page.$eval("#phone", (frame) =>
      (frame as HTMLIFrameElement).contentDocument?.body.setAttribute("data-mark", "same"),
    );
  await shows({ name: "servery-storefront", mode: null });
  // A store's own modes, and no others.
  expect(await visit.names("radio")).not.toContain("Deliver to room");
  await mark();
  await visit.click("radio", "Delivery");
  await visit.click("radio", "Berry");
  await visit.click("radio", "简体中文");
  await visit.click("radio", "At a provider");
  await shows({ mode: "delivery", accent: "#9c1c46", language: "zh-CN", mark: "same" });

  await visit.click("radio", "A button");
  await shows({ name: "servery-order-button", position: null, mark: null });
  await mark();
  await visit.click("radio", "Corner button");
  await page.$eval("input[name=accent]", (field) => {
    (field as HTMLInputElement).value = "#8a2be2";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await shows({ position: "bottom-right", accent: "#8a2be2", mark: "same" });
  await visit.read("White text on it is easy to read");
  expect(await tag(visit)).toContain("--servery-accent: #8a2be2;");
  await visit.click("radio", "React");
  await visit.find("button", "Copy: OrderButton.jsx");

  const { search } = new URL(page.url());
  expect(search).toBe("?show=floating&mode=delivery&language=zh-CN&palette=own&accent=8a2be2&card=provider&code=react");
  const written = await page.$eval("#blocks", (blocks) => blocks.textContent);
  await visit.go(`/${search}&colour=red`);
  await shows({ name: "servery-order-button", position: "bottom-right", accent: "#8a2be2", mode: "delivery" });
  expect(await page.$eval("#blocks", (blocks) => blocks.textContent)).toBe(written);

  await pickStore(visit, "200");
  await shows({ mode: null, language: "en" });
  await visit.find("radio", "Deliver to room");
});
