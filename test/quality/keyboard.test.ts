import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { focused, lookAtFocus, nextFrame, type Stop, tabTo, useForcedColours } from "./focus.ts";
import { boxOf, countDifferences, takePicture } from "./pixels.ts";
import { setStage } from "./setStage.ts";
import { dialogGone, embedAddress, find, openPage } from "./stage.ts";

const stage = setStage();

async function openMenu(widthPx: number): Promise<Page> {
  const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await find(page, "button.menu-card");
  return page;
}

function isUnderMenuBar(node: Node) {
  const element = node as HTMLElement;
  const bar = (element.getRootNode() as ShadowRoot).querySelector(".menu-bar");
  return {
    name: element.ariaLabel ?? element.textContent ?? "",
    isInMenu: element.closest(".menu-card__corner, .menu-card, .menu-rail") !== null,
    isCovered: element.getBoundingClientRect().top < (bar?.getBoundingClientRect().bottom ?? 0),
  };
}

const classes = (stops: readonly Stop[]) => [...new Set(stops.map(({ at }) => at))];

/** From the top of the page to the first card of a category. */
const onPhone = [
  "icon-button",
  "store-brand",
  "cart-link",
  "receive-line__select",
  "search-field__input",
  "category-menu__link",
  "menu-rail__skip",
  "rail-card",
  "menu-card__plus",
  "menu-card",
];
const onDesk = ["store-brand", "dropdown__button", "button", ...onPhone.slice(2)];

async function openFirstCard(page: Page): Promise<void> {
  const card = await (await focused(page)).evaluate((node) => node.textContent);
  await page.keyboard.press("Enter");
  await find(page, "dialog[open]");
  const stops: Stop[] = [];
  // Only one round, because the last Tab would move to the browser's own buttons.
  while (!stops.some(({ text }) => text.startsWith("Add to cart"))) {
    await page.keyboard.press("Tab");
    stops.push(await lookAtFocus(page));
    expect(stops.length).toBeLessThan(60);
  }
  expect(stops.filter(({ ringPixels }) => ringPixels < 40)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialogGone(page);
  expect(await (await focused(page)).evaluate((node) => node.textContent)).toBe(card);
}

/** R81: with the buttons of the card, which has the focus. */
async function addAndRemove(page: Page): Promise<void> {
  const texts: string[] = [];
  const step = async (key: "Tab" | "Enter" | "Space") => {
    await page.keyboard.press(key);
    const { text, ringPixels } = await lookAtFocus(page);
    expect(ringPixels).toBeGreaterThan(40);
    texts.push(text);
  };
  await step("Tab");
  await page.keyboard.press("Enter");
  await find(page, ".card-plus--stepper");
  await step("Enter");
  await page.keyboard.down("Shift");
  await step("Tab");
  await page.keyboard.up("Shift");
  await page.keyboard.press("Space");
  await step("Space");
  const name = "Bourke St Cheeseburger";
  expect(texts).toEqual([`Add ${name}`, `Add one ${name}`, `Remove one ${name}`, `Add ${name}`]);
}

/** Moves thirty stops on and back again, and returns what was focused while the menu bar covered it. */
async function coveredOnTheWayBack(page: Page): Promise<readonly string[]> {
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("Tab");
  const covered: string[] = [];
  await page.keyboard.down("Shift");
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(nextFrame);
    const { name, isInMenu, isCovered } = await (await focused(page)).evaluate(isUnderMenuBar);
    if (!isInMenu) break;
    if (isCovered) covered.push(name);
  }
  await page.keyboard.up("Shift");
  return covered;
}

for (const { widthPx, way, tags } of [
  { widthPx: 360, way: onPhone, tags: [] },
  { widthPx: 1280, way: onDesk, tags: ["thorough"] },
]) {
  it(`a diner with only a keyboard sees every focus on a menu and in a dish at ${widthPx} px`, {
    tags,
    timeout: 120_000,
  }, async () => {
    const page = await openMenu(widthPx);
    await find(page, ".rail-card");
    await find(page, ".card-plus:not([aria-hidden])");
    // The button to log in.
    if (way === onDesk) await find(page, '.header [aria-haspopup="dialog"]');
    const stops = await tabTo(page, "menu-card");
    expect(classes(stops)).toEqual(way);
    expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
    // One press skips the rail.
    await (await find(page, ".menu-rail__skip")).focus();
    await page.keyboard.press("Enter");
    expect((await tabTo(page, "menu-card")).map(({ at }) => at)).toEqual(["menu-card"]);
    await openFirstCard(page);
    await addAndRemove(page);
    expect(await coveredOnTheWayBack(page)).toEqual([]);
    await page.browserContext().close();
  });
}

/** Counts from now on the movements in the shop that are meant to last longer than a blink, even if they end early. */
function countMovements(): void {
  const page = globalThis as unknown as { movements: number };
  page.movements = 0;
  const count = ({ target }: Event) => {
    const { animationDuration, transitionDuration } = getComputedStyle(target as Element);
    const seconds = `${animationDuration},${transitionDuration}`.split(",").map(Number.parseFloat);
    if (Math.max(...seconds) > 0.01) page.movements += 1;
  };
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  for (const begin of ["animationstart", "transitionrun"]) root?.addEventListener(begin, count);
}

const thorough = { tags: ["thorough"] };

describe("a diner who prefers reduced motion", () => {
  it.each([
    { wish: "reduce", moves: false },
    { wish: "no-preference", moves: true },
  ])("gets a drawer with prefers-reduced-motion: $wish", thorough, async ({ wish, moves }) => {
    const page = await openMenu(360);
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: wish }]);
    await page.evaluate(countMovements);
    await (await find(page, ".header .icon-button")).click();
    await page.waitForSelector("servery-storefront >>> dialog[open]");
    for (const _ of [1, 2]) await page.evaluate(nextFrame);
    expect(Number(await page.evaluate("movements")) > 0).toBe(moves);
    await page.browserContext().close();
  });

  it("arrives at a category immediately", thorough, async () => {
    const page = await openMenu(1280);
    const link = await find(page, ".category-menu li:nth-child(4) .category-menu__link");
    const heading = "servery-storefront >>> .menu-section:nth-of-type(4) h2";
    await link.click();
    await page.evaluate(nextFrame);
    const top = await page.$eval(heading, (element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(250);
    await page.browserContext().close();
  });
});

it(
  "lets a diner with only a keyboard find a venue, read that it is closed, and return to its card",
  thorough,
  async () => {
    const page = await openPage(stage.browser, { widthPx: 360, heightPx: 800 });
    await page.goto(embedAddress(stage.demo, { "hq-id": "30" }));
    await find(page, "a.venue");
    const stops = [...(await tabTo(page, "search-field__input"))];
    await page.keyboard.type("Newtown");
    await find(page, ".venues__count:not(:empty)");
    stops.push(...(await tabTo(page, "venue")));
    expect(classes(stops)).toEqual([
      "icon-button",
      "store-brand",
      "search-field__input",
      "button",
      "tabs__tab",
      "venue",
    ]);
    expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
    await page.keyboard.press("Enter");
    await find(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await dialogGone(page);
    expect(await lookAtFocus(page)).toMatchObject({ at: "venue", text: expect.stringContaining("Newtown") });
    await page.browserContext().close();
  },
);

it("shows the focus ring, the chosen option and the current category in forced colours", thorough, async () => {
  const page = await openMenu(1280);
  await useForcedColours(page);
  const [first, second] = await Promise.all(
    [1, 2].map(async (place) => boxOf(await find(page, `.category-menu li:nth-child(${place}) .category-menu__link`))),
  );
  if (!first || !second) throw new Error("The demo has fewer than two categories.");
  const size = { width: 12, height: first.height };
  const current = await takePicture(page, { x: first.x, y: first.y, ...size });
  const other = await takePicture(page, { x: second.x, y: second.y, ...size });
  expect(await countDifferences(page, current, other)).toBeGreaterThan(10);
  const stops = await tabTo(page, "menu-card");
  expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
  await page.keyboard.press("Enter");
  await find(page, "dialog[open]");
  const marks = await page.$$("servery-storefront >>> fieldset:first-of-type .choice-mark");
  const [chosen, free] = await Promise.all(marks.slice(0, 2).map(async (mark) => takePicture(page, await boxOf(mark))));
  if (!chosen || !free) throw new Error("The first group has fewer than two options.");
  expect(await countDifferences(page, chosen, free)).toBeGreaterThan(10);
  await page.browserContext().close();
});
