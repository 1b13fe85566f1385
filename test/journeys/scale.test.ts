import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { useJourneys } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import { thorough } from "../support/quickRow.ts";
import { signedInScript } from "../support/signedIn.ts";
import { type Cost, countCosts, publishedCosts, publishedMenuKb } from "./costs.ts";
import { addDish, placeByCard, typeCard, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { publishMenu } from "./publishMenu.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);
const published = publishedCosts();
const embed = "/embed.html?store-id=120";
const minuteMs = 60_000;
/** Bytes change a little with each release. */
const share = 0.1;
const leastKb = 2;

/** The published number if the measured one is near it. */
function roundedTo(published = 0, measuredKb: number): number {
  const isNear = Math.abs(measuredKb - published) <= Math.max(leastKb, share * published);
  return isNear ? published : Math.round(measuredKb);
}

/** Opens a page, and compares what each part of the visit costs with the row of that name. */
async function startVisit(path: string, before = "") {
  // Begins on a page without the shop, so that nothing is requested before it is counted.
  const visit = await journeys.open("/storefront.js", { before: `${movableClock};${before}` });
  const cost = await countCosts(visit.page, journeys.demo);
  const measured: Record<string, Cost> = {};
  const note = async (what: string) => {
    await visit.page.waitForNetworkIdle({ idleTime: 1_500 });
    const { scriptKb, documentsKb, ...counts } = await cost();
    const said = published[what];
    measured[what] = {
      ...counts,
      scriptKb: roundedTo(said?.scriptKb, scriptKb),
      documentsKb: roundedTo(said?.documentsKb, documentsKb),
    };
  };
  const compare = () => {
    const said = Object.keys(measured).map((what) => [what, published[what]]);
    expect(measured).toEqual(Object.fromEntries(said));
  };
  await visit.go(path);
  return { visit, note, compare };
}

it("a guest's visits and order cost what the documentation says", thorough, async () => {
  const { visit, note, compare } = await startVisit(embed);
  await visit.find("button", english.burger);
  await note("First visit");
  await visit.go(embed);
  await visit.find("button", english.burger);
  await note("Repeat visit");
  for (let minute = 0; minute < 10; minute += 1) await letTimePass(visit.page, minuteMs);
  await note("Ten more minutes with the menu in sight");
  await visit.click("button", english.burger);
  await visit.find("button", english.add);
  await note("The first dish that is opened");
  await visit.click("button", english.add);
  await visit.gone("dialog", english.burger);
  await visit.click("button", english.checkout);
  await placeByCard(visit);
  await note("A guest's order by card");
  await shop.setStatus(await shop.udidOfOnlyOrder(), 2);
  await visit.find("heading", "Being Prepared");
  for (let third = 0; third < 30; third += 1) {
    await letTimePass(visit.page, minuteMs / 3);
    // What is read then has arrived within twenty seconds.
    await visit.page.waitForNetworkIdle({ idleTime: 150 });
  }
  await note("Ten minutes with the order in sight");
  compare();
});

it("a member's visit and order cost what the documentation says", thorough, async () => {
  const signIn = await signedInScript(`${journeys.demo.origin}/`, "mei", scopeOf(120));
  const { visit, note, compare } = await startVisit(embed, signIn);
  await visit.find("button", english.burger);
  await note("First visit of a member");
  await addDish(visit, english.burger);
  await visit.click("button", english.checkout);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  await note("A member's order with a stored card");
  compare();
});

it("an order to a hotel's room costs what the documentation says", thorough, async () => {
  const { visit, note, compare } = await startVisit("/hotel.html?room=1204");
  await visit.find("button", /^Harbour club sandwich/i);
  await note("First visit in a hotel room");
  await addDish(visit, /^Harbour club sandwich/i);
  await visit.click("button", english.checkout);
  await visit.type("textbox", english.email, "noor@example.com");
  await visit.click("radio", english.card);
  await typeCard(visit);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
  await note("An order to the room by card");
  compare();
});

it("a published menu saves none of a first visit's reads", thorough, async () => {
  const folder = await publishMenu(journeys.demo);
  const file = "/menus/120/menu.json";
  const visit = await journeys.open("/storefront.js");
  const before = await journeys.demo.reads();
  const asked: string[] = [];
  await visit.page.setRequestInterception(true);
  visit.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    asked.push(pathname);
    if (pathname !== file && pathname !== "/storefront.js") return void request.continue();
    const contentType = pathname === file ? "application/json" : "text/javascript";
    void request.respond({ contentType, body: readFileSync(join(folder, pathname)) });
  });
  await visit.go(embed);
  await visit.find("button", english.burger);
  await visit.page.waitForNetworkIdle({ idleTime: 1_500 });
  expect(asked).toContain(file);
  expect((await journeys.demo.reads()) - before).toBe(published["First visit"]?.reads);
  const kb = gzipSync(readFileSync(join(folder, file))).length / 1_000;
  expect(roundedTo(publishedMenuKb(), kb)).toBe(publishedMenuKb());
});
