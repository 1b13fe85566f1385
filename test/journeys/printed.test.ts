import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { layouts, phone, useJourneys } from "../support/journey.ts";
import { longMenu } from "../support/longDocuments.ts";
import { until } from "../support/until.ts";
import { holdScripts } from "./heldScripts.ts";
import { acceptNetworkLines } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { noteShifts } from "./pageSteps.ts";

const journeys = useJourneys({}, { isPrinted: true });
const path = "/order/store/120";

/** Notes what the page is told, and what a screen reader hears. */
const noteTold = `window.told = [];
for (const name of ["ready", "navigate", "view-item"]) addEventListener("servery:" + name, () => told.push(name));`;

const shown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...(document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll<HTMLElement>(wanted) ?? [])]
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent),
    selector,
  );

it("R112: a printed page is read without its scripts, and taken over without a jump, with what was pressed", async () => {
  const visit = await journeys.open("/bare.css", { size: phone, before: `${noteShifts};${noteTold}` });
  const { page } = visit;
  const letThrough = await holdScripts(page);
  await page.goto(new URL(path, journeys.demo.origin).href, { waitUntil: "domcontentloaded" });
  await until(async () => expect(await shown(page, ".menu-card__name")).toContain("Bourke St Cheeseburger"));
  const all = (await shown(page, ".servery")).join();
  // A dish far down, and nothing that only the moment knows.
  expect(all).toContain("Cola");
  expect(all).toMatch(/Prices of \d+ \w+/);
  expect(all).not.toMatch(/\b(?:open|closed)\b/i);

  // Answered before any of the shop's scripts but the small one that keeps it.
  await page.waitForFunction("window.serveryPresses");
  await visit.tap("button", english.burger);
  expect(await shown(page, "[data-pressed]")).toHaveLength(1);
  await letThrough("entry");
  await letThrough("first");
  await until(async () => expect((await shown(page, ".store-header__facts")).join()).toContain("Open"));
  expect((await shown(page, ".store-header")).join()).toContain("Pickup");

  await letThrough("app");
  await visit.find("dialog", english.burger);
  expect(await page.evaluate("[shift, moved]")).toEqual([0, []]);
  expect(await page.evaluate("told")).toEqual(["navigate", "ready", "view-item"]);
  // Nothing of the printed page is left, once the menu has all of its cards.
  const left = () =>
    page.evaluate(
      () => document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("link, [data-printed]").length,
    );
  await until(async () => expect(await left()).toBe(0));
});

/** Where the dishes in sight are. */
const inSight = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll(".printed-dish *") ?? [])]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() }))
      .filter(({ top }) => top > 0 && top < innerHeight),
  );

/** Once what came into sight by scrolling has been laid out. */
function atRest(page: Page): ReturnType<typeof inSight> {
  return until(async () => {
    const before = await inSight(page);
    await sleep(200);
    const seen = await inSight(page);
    if (before.length === 0 || JSON.stringify(seen) !== JSON.stringify(before)) throw new Error("It still moves.");
    return seen;
  });
}

it("R112: dishes far down stay where they are when the first screen's code comes", async () => {
  const { page } = await journeys.open("/bare.css", { size: phone });
  const letThrough = await holdScripts(page);
  await page.goto(new URL(path, journeys.demo.origin).href, { waitUntil: "domcontentloaded" });
  await until(async () => expect(await shown(page, ".menu-card__name")).toContain("Bourke St Cheeseburger"));
  await page.evaluate(() => scrollTo(0, 6_000));
  const before = await atRest(page);
  await letThrough("entry");
  await letThrough("first");
  await until(async () => expect((await shown(page, ".store-header__facts")).join()).toContain("Open"));
  expect(await inSight(page)).toEqual(before);
});

/** What a diner reads in the shop, whoever has drawn it. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const texts = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
    const read: (string | null)[] = [];
    while (texts.nextNode())
      if (texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }))
        read.push(texts.currentNode.textContent);
    return read.join(" ");
  });

/** A card in the middle of the window, and where it is. */
const cardInSight = (page: Page) =>
  page.evaluate(() => {
    const cards = document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll("button.menu-card") ?? [];
    const found = [...cards].map((card) => ({
      name: card.querySelector(".menu-card__name")?.textContent ?? "",
      ...(card.getBoundingClientRect().toJSON() as DOMRect),
    }));
    return found.find(({ top }) => top > innerHeight / 3) ?? null;
  });

/** Whether pluses can be seen: once each of true and false. */
const pluses = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      Array.from(
        document.querySelector("servery-storefront")?.shadowRoot?.querySelectorAll(".menu-card__plus") ?? [],
        (plus) => plus.checkVisibility({ visibilityProperty: true }),
      ),
    ),
  ]);

const refusal = "Ordering can't be loaded right now.";

it("S2: a printed menu can be read while Firestore refuses, says so, and works where it was scrolled to", async () => {
  await journeys.demo.fault({ match: "GET /v1/", times: 0, status: 503 });
  const visit = await journeys.open(path, { size: phone, before: noteTold });
  const { page } = visit;
  await until(async () => expect(await readable(page)).toContain(refusal));
  const text = await readable(page);
  for (const known of [/03 5550 0120/, /125 Bourke St/, /Prices of \d+ \w+/, /Bourke St Cheeseburger/, /Cola/])
    expect(text).toMatch(known);
  expect(text).not.toMatch(/\b(?:open|opens|closed)\b/i);

  // Far down, a dish leads to the message, and the diner stays at it.
  await page.evaluate(() => scrollTo(0, 500));
  const seen = await cardInSight(page);
  if (!seen) throw new Error("No card is in sight.");
  await page.mouse.click(seen.x + 20, seen.y + 20);
  await page.waitForSelector(">>> [role=alert]:focus", { visible: true });
  const notice = await page.$eval(">>> [role=alert]", (alert) => alert.getBoundingClientRect().top);
  expect(notice).toBeGreaterThanOrEqual(0);
  expect(notice).toBeLessThan(100);
  expect(await cardInSight(page)).toEqual(seen);
  // It covers dishes there, so it can be closed. No dish has a plus meanwhile.
  await (await page.$(">>> .read-only-notice .icon-button"))?.click();
  expect(await page.$eval(">>> [role=alert]", (alert) => alert.getBoundingClientRect().bottom)).toBeLessThan(0);
  expect(await cardInSight(page)).toEqual(seen);
  expect(await pluses(page)).toEqual([false]);
  await page.mouse.click(seen.x + 20, seen.y + 20);

  await (await page.$(">>> .read-only-notice .button"))?.click();
  await until(async () => expect(await readable(page)).toContain("Ordering is still not available."));
  await journeys.demo.clearFaults();
  await (await page.$(">>> .read-only-notice .button"))?.click();
  await visit.find("button", `Add ${seen.name}`);
  expect(await readable(page)).not.toContain(refusal);
  const now = await cardInSight(page);
  expect(now?.name).toBe(seen.name);
  expect(Math.abs((now?.y ?? 0) - seen.y)).toBeLessThan(2);
  // What was pressed meanwhile doesn't open by surprise, and no error screen was ever shown.
  expect(await visit.has("dialog", seen.name)).toBe(false);
  expect(await page.evaluate("told")).toEqual(["navigate", "ready"]);
  acceptNetworkLines(visit);
});

/** Serves what the demo serves, and its pages piece by piece, as a slow line brings them. */
async function slowLine(): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", journeys.demo.origin));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("Content-Type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    const pieces = type.startsWith("text/html") ? 12 : 1;
    const length = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length; at += length) {
      if (at > 0) await sleep(100);
      response.write(body.subarray(at, at + length));
    }
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

it.each(layouts)("R112: on a %s, nothing moves while a printed page arrives", async (_what, size) => {
  const { page } = await journeys.open("/bare.css", { size, before: noteShifts });
  await journeys.demo.merge("Companies/120/Menus/DefaultMenu", longMenu(200));
  await holdScripts(page);
  const line = await slowLine();
  try {
    await page.goto(new URL(path, line.origin).href, { waitUntil: "domcontentloaded" });
    expect((await shown(page, ".printed-dish")).length).toBeGreaterThan(100);
    expect(await page.evaluate("[shift, moved]")).toEqual([0, []]);
  } finally {
    line.close();
  }
});

interface Followed {
  /** Where the dish has been. */
  readonly tops: readonly number[];
  /** The fewest dishes that the window has shown. */
  readonly fewest: number;
}

/** Looks at a dish in each frame from now on. */
function follow(name: string): void {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const followed = { tops: [] as number[], fewest: Number.POSITIVE_INFINITY };
  Object.assign(globalThis, { followed });
  const look = () => {
    const all = [...(root?.querySelectorAll(".menu-section li") ?? [])].filter((dish) => dish.checkVisibility());
    const dishes = all.map((dish) => ({
      isIt: dish.querySelector(".menu-card__name")?.textContent === name,
      ...dish.getBoundingClientRect().toJSON(),
    }));
    const inWindow = dishes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    followed.fewest = Math.min(followed.fewest, inWindow.length);
    followed.tops.push(dishes.find(({ isIt }) => isIt)?.top);
    requestAnimationFrame(look);
  };
  look();
}

it.each(layouts)("R112: far down a long menu on a %s, the app takes over where the reader is", async (_what, size) => {
  const { page } = await journeys.open("/bare.css", { size, before: noteShifts });
  await journeys.demo.merge("Companies/120/Menus/DefaultMenu", longMenu(200));
  const letThrough = await holdScripts(page);
  await page.goto(new URL(path, journeys.demo.origin).href, { waitUntil: "domcontentloaded" });
  await until(async () => expect(await shown(page, ".printed-dish")).not.toEqual([]));
  await page.evaluate((down) => scrollTo(0, down * document.documentElement.scrollHeight), 0.6);
  await atRest(page);
  // The first below the shop's header and bar, where the reader looks.
  const names = await page.$$eval(">>> .printed-dish .menu-card__name", (all) =>
    all
      .filter((each) => each.checkVisibility() && (each.closest("li")?.getBoundingClientRect().top ?? 0) > 130)
      .map((each) => each.textContent),
  );
  const [name = ""] = names;
  await page.evaluate(follow, name);
  for (const script of ["entry", "first", "app"] as const) await letThrough(script);
  const cards = async () => expect(await shown(page, "button .menu-card__name")).toContain(name);
  await until(cards);
  await until(async () => expect(await shown(page, ".printed-dish")).toEqual([]));
  await page.waitForNetworkIdle({ idleTime: 500 });
  const { tops, fewest } = (await page.evaluate("followed")) as Followed;
  expect(tops.length).toBeGreaterThan(10);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1.5);
  expect(fewest).toBeGreaterThan(2);
  expect(await page.evaluate("shift")).toBeLessThan(0.001);
});

const days = [0, 1, 2, 3, 4, 5, 6];
const allDay = days.map((DayOfWeek) => ({ DayOfWeek, OpeningTime: "00:00", ClosingTime: "23:59" }));
/** Not today, in any time zone. */
const otherDay = allDay.filter(({ DayOfWeek }) => DayOfWeek === (new Date().getUTCDay() + 3) % 7);

describe.each(layouts)("R112: on a %s, nothing moves for what a printed page can't know", (_what, size) => {
  it.each([
    ["open", allDay, ".store-header__choice label", "Pickup"],
    ["closed", otherDay, ".store-header > .notice", "We're at the beach"],
  ])("that the store is %s", async (_state, OperatingHours, place, words) => {
    await journeys.demo.merge("Companies/123", { OperatingHours });
    const visit = await journeys.open("/order/store/123", { size, before: noteShifts });
    await until(async () => expect((await shown(visit.page, place)).join()).toContain(words));
    await visit.find("link", "Gift cards");
    await visit.page.waitForNetworkIdle({ idleTime: 500 });
    expect(await visit.page.evaluate("[shift, moved]")).toEqual([0, []]);
  });
});
