import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { focused, lookAtFocus, nextFrame, pressTab, readFocus, type Stop, tabTo, useForcedColours } from "./focus.ts";
import { boxOf, countDifferences, takePicture } from "./pixels.ts";
import { setStage } from "./setStage.ts";
import { dialogGone, embedAddress, find, inShop, openPage } from "./stage.ts";

const stage = setStage();

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

/** Below the header, to the first card of a category. */
const belowHeader = [
  "tabs__radio",
  "search-field__input",
  "menu-bar__dietary",
  "category-menu__link",
  "menu-bar__list",
  "skip-button",
  "rail-card",
  "menu-card__plus",
  "menu-card",
];
/** From the top of the page. */
const onPhone = ["cart-link", "icon-button", ...belowHeader];
// A desk has the dietary choices in its header.
const onDesk = [
  ...["dropdown__button", "header__dietary", "cart-link"],
  ...belowHeader.filter((each) => each !== "menu-bar__dietary"),
];

/** The way through its dish is the one of an order: keyboardOrder.test.ts. */
async function openAndCloseCard(page: Page): Promise<void> {
  const card = await (await focused(page)).evaluate((node) => node.textContent);
  await page.keyboard.press("Enter");
  await find(page, "dialog:modal");
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
  it(`shows every focus on a menu at ${widthPx} px`, {
    tags,
    timeout: 120_000,
  }, async () => {
    const page = await stage.openMenu({ widthPx, heightPx: 800 });
    await find(page, ".menu-rail .card-plus");
    await find(page, ".card-plus:not([aria-hidden])");
    // The button to log in.
    if (way === onDesk) await find(page, '.header [aria-haspopup="dialog"]');
    const stops = await tabTo(page, "menu-card");
    expect(classes(stops)).toEqual(way);
    expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
    // One press skips the rail.
    await (await find(page, ".skip-button")).focus();
    await page.keyboard.press("Enter");
    expect((await tabTo(page, "menu-card")).map(({ at }) => at)).toEqual(["menu-card"]);
    await openAndCloseCard(page);
    await addAndRemove(page);
    // A phone has the least room between its bars.
    if (way === onPhone) expect(await coveredOnTheWayBack(page)).toEqual([]);
  });
}

const skip = { at: "skip-button", text: "Skip to cart" };

/** The names of the focused elements, up to the one that this matches. */
async function pressTabTo(page: Page, name: RegExp): Promise<readonly string[]> {
  return (await pressTab(page, readFocus, ({ text }) => name.test(text))).map(({ text }) => text);
}

it("leads from a dish that was added to Checkout with five presses of Tab", async () => {
  const page = await stage.openMenu({ widthPx: 1280, heightPx: 800 });
  await find(page, ".card-plus:not([aria-hidden])");
  await (await find(page, "button.menu-card")).focus();
  await page.keyboard.press("Enter");
  await (await find(page, ".choice-footer__put .button")).focus();
  await page.keyboard.press("Enter");
  await dialogGone(page);
  await find(page, ".cart-line");
  const stops = await tabTo(page, "skip-button");
  expect(stops.at(-1)).toMatchObject(skip);
  expect(stops.at(-1)?.ringPixels).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
  expect(await (await focused(page)).evaluate((node) => (node as Element).ariaLabel)).toBe("Cart");
  const toCheckout = [...(await pressTabTo(page, /^Skip to checkout$/))];
  await page.keyboard.press("Enter");
  toCheckout.push(...(await pressTabTo(page, /^Checkout/)));
  expect(stops.length + toCheckout.length).toBeLessThanOrEqual(5);
});

it("has the way to the cart after the last dish that was added, also far down a menu, and only there", async () => {
  const page = await stage.openMenu({ widthPx: 360, heightPx: 740 });
  await find(page, ".card-plus:not([aria-hidden])");
  const skips = () =>
    page.$$eval(inShop(".skip-button"), (all) => all.filter(({ textContent }) => /cart/.test(textContent)).length);
  for (const place of ["first", "last"] as const) {
    // Far down, a plus works once its card comes near the screen.
    await page.$$eval(
      inShop("button.menu-card"),
      (all, at) => (all.at(at) as HTMLElement).focus(),
      place === "first" ? 0 : -1,
    );
    const card = place === "first" ? ".menu-section li:first-child" : ".menu-section:last-of-type li:last-child";
    await find(page, `${card} .card-plus:not([aria-hidden])`);
    await pressTabTo(page, /^Add /);
    await page.keyboard.press("Enter");
    // The bar is there since the first dish, so it doesn't tell that the second one is added.
    await find(page, `${card} .skip-button`);
    expect((await tabTo(page, "skip-button")).at(-1)).toMatchObject(skip);
    expect(await skips()).toBe(1);
  }
  await page.keyboard.press("Enter");
  expect(await lookAtFocus(page)).toMatchObject({ at: "cart-bar__link", text: expect.stringMatching(/^Cart/) });
});

it("shows the whole field for notes above a dish's footer on a phone", async () => {
  const page = await stage.openMenu({ widthPx: 360, heightPx: 740 });
  await find(page, ".card-plus:not([aria-hidden])");
  await (await find(page, "button.menu-card")).focus();
  await page.keyboard.press("Enter");
  await find(page, "dialog[open]");
  await pressTab(page, readFocus, ({ at }) => at === "field__control");
  await page.evaluate(nextFrame);
  const [field, footer] = await Promise.all(
    [".item-note", ".dialog__footer"].map(async (each) => boxOf(await find(page, each))),
  );
  if (!field || !footer) throw new Error("The dialog has no notes or no footer.");
  expect(field.y).toBeGreaterThan(0);
  expect(field.y + field.height).toBeLessThan(footer.y);
});

it("lets a diner skip the header of a full page", async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 800 });
  await page.goto(`${stage.demo.url}order/store/120`);
  await find(page, ".menu-rail .card-plus");
  const skip = await find(page, ".skip-link");
  const stops = await tabTo(page, "tabs__radio");
  expect(classes(stops)).toEqual(["skip-link", "icon-button", "cart-link", "tabs__radio"]);
  expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
  await skip.press("Enter");
  expect((await tabTo(page, "tabs__radio")).map(({ at }) => at)).toEqual(["tabs__radio"]);
});

const thorough = { tags: ["thorough"] };

it("lets a diner with only a keyboard find a closed venue and return to its card", thorough, async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 800 });
  await page.goto(embedAddress(stage.demo, { "hq-id": "30" }));
  await find(page, "a.venue");
  const stops = [...(await tabTo(page, "search-field__input"))];
  await page.keyboard.type("Newtown");
  await find(page, ".venues__count:not(:empty)");
  stops.push(...(await tabTo(page, "venue")));
  expect(classes(stops)).toEqual(["icon-button", "search-field__input", "button", "tabs__tab", "venue"]);
  expect(stops.filter(({ ringPixels }) => ringPixels < 100)).toEqual([]);
  await page.keyboard.press("Enter");
  await find(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await dialogGone(page);
  expect(await lookAtFocus(page)).toMatchObject({ at: "venue", text: expect.stringContaining("Newtown") });
});

it("shows the focus ring, the chosen option and the current category in forced colours", thorough, async () => {
  const page = await stage.openMenu({ widthPx: 1280, heightPx: 800 });
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
});
