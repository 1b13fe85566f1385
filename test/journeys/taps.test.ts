import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, HTTPRequest } from "puppeteer-core";
import { expect, it } from "vitest";
import { scopeOf } from "../support/branded.ts";
import { isFirstOff } from "../support/firstOff.ts";
import { desk, phone, useJourneys, type Visit, type VisitOptions } from "../support/journey.ts";
import type { Name } from "../support/pageReader.ts";
import { thorough } from "../support/quickRow.ts";
import { signedInScript } from "../support/signedIn.ts";
import { until } from "../support/until.ts";
import { cards, notePlaced, typeContact, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { noteShifts, storedRow } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const path = "/embed.html?store-id=120";
const plus = (dish: string) => `Add ${dish}`;
const { burger } = english;

/** What doesn't depend on the first screen: the quick gate runs it only where there is one. */
const withFirstScreen = isFirstOff ? thorough : {};

/** A diner's first order here, paid in cash. */
async function orderOnce(): Promise<Visit> {
  const visit = await journeys.open(path, { size: phone, before: notePlaced, hasMotion: true });
  await visit.click("button", plus("Garden stack"));
  await visit.click("link", english.cartBar);
  await visit.click("button", english.checkout);
  await typeContact(visit);
  await visit.click("radio", english.cash);
  await visit.click("button", english.place);
  await visit.find("heading", english.placed);
  return visit;
}

/** What a diner does, from here on: taps, and fields that they type in. */
function counting(visit: Visit) {
  let [taps, fields] = [0, 0];
  return {
    async tap(role: string, name: Name) {
      taps += 1;
      await visit.click(role, name);
    },
    async type(role: string, name: Name, text: string) {
      fields += 1;
      await visit.type(role, name, text);
    },
    counts: () => ({ taps, fields }),
  };
}

type Counted = ReturnType<typeof counting>;

async function typeWho({ type }: Counted): Promise<void> {
  await type("textbox", english.firstName, "Noor");
  await type("textbox", english.lastName, "Abbot");
  await type("textbox", english.email, "noor@example.com");
  await type("textbox", english.phone, "0412345678");
}

/** The holder is filled in: it is who orders (S25). */
async function payByCard({ type, tap }: Counted): Promise<void> {
  await type("textbox", english.number, cards.approved);
  await type("textbox", english.expiry, "1230");
  await type("textbox", english.cvv, "123");
  await tap("button", english.pay);
}

/** R67: asked once a session. */
const skip = ({ tap }: Counted) => tap("button", "Skip");

it("takes a new guest to a paid pickup in six taps and seven fields, and again in four and three", async () => {
  const visit = await journeys.open(path, { size: phone, mode: null });
  const takeTwo = async ({ tap }: Counted) => {
    await tap("button", plus("Bourke St Cheeseburger"));
    await tap("button", plus("Garden stack"));
    // The bar leads there in one tap, past the cart.
    await tap("button", english.checkout);
  };
  const first = counting(visit);
  // The store delivers, too, and that comes first (R48).
  await first.tap("radio", english.pickup);
  await takeTwo(first);
  await typeWho(first);
  await payByCard(first);
  await skip(first);
  await visit.find("heading", english.placed);
  expect(first.counts()).toEqual({ taps: 6, fields: 7 });
  await visit.click("button", english.onward);

  const second = counting(visit);
  await takeTwo(second);
  await visit.read("Noor Abbot");
  expect(await visit.has("textbox", english.email)).toBe(false);
  await payByCard(second);
  await visit.find("heading", english.placed);
  expect(second.counts()).toEqual({ taps: 4, fields: 3 });
  expect((await shop.orders()).map(({ document }) => document.OrderItems.length)).toEqual([2, 2]);
  const kept = await storedRow(visit, "contacts");
  const { contact } = JSON.parse(kept ?? "{}").value["120"];
  expect(Object.keys(contact).sort()).toEqual(["email", "firstName", "lastName", "phone"]);
});

it("takes a new guest to a paid delivery of a dish with two choices in eight taps and eight fields", async () => {
  await journeys.demo.merge("Companies/120", { OrderTypeConstraintRules: [] });
  const visit = await journeys.open(`${path}&stand-ins=maps`, { size: phone, mode: null });
  const order = counting(visit);
  await order.tap("button", burger);
  await order.tap("checkbox", english.bacon);
  await order.tap("checkbox", /^Fried egg/);
  await order.tap("button", english.add);
  await order.tap("button", english.checkout);
  await order.type("combobox", english.street, "125 bourke");
  await order.tap("option", /^125 Bourke St/);
  await visit.read(/Delivery fee \$/);
  await typeWho(order);
  await payByCard(order);
  await skip(order);
  await visit.find("heading", english.placed);
  expect(order.counts()).toEqual({ taps: 8, fields: 8 });
});

it("takes a new buyer to a paid gift card in five taps and nine fields, and to the next one in four and five", async () => {
  const visit = await journeys.open("/embed.html?store-id=200&gift=", { size: phone, mode: null });
  const give = async ({ tap, type }: Counted, card: Name, to: string) => {
    await tap("button", card);
    await type("textbox", "To", to);
    await type("textbox", "Recipient email", `${to.toLowerCase()}@example.com`);
    await tap("button", english.add);
    await tap("button", english.checkout);
  };
  const first = counting(visit);
  await give(first, /^Dinner for two/, "Mei");
  await typeWho(first);
  await payByCard(first);
  await skip(first);
  await visit.find("heading", "Thank you");
  expect(first.counts()).toEqual({ taps: 5, fields: 9 });

  const next = counting(visit);
  await give(next, "Send another", "Ana");
  await payByCard(next);
  await visit.find("heading", "Thank you");
  expect(next.counts()).toEqual({ taps: 4, fields: 5 });
  expect(await shop.orders()).toHaveLength(2);
});

it("takes a member from the menu to the same order again in two taps, by their stored card", async () => {
  const signIn = await signedInScript(`${journeys.demo.origin}/`, "mei", scopeOf(120));
  const visit = await journeys.open(path, { size: phone, mode: null, before: signIn });
  const { tap, counts } = counting(visit);
  await tap("button", /^Reorder your last order, /);
  await visit.read(/Your order from \w+day \d+ \w+ is in your cart again/);
  await tap("button", english.pay);
  await visit.find("heading", english.placed);
  expect(counts()).toEqual({ taps: 2, fields: 0 });
});

it("doesn't pay by a double tap on Checkout: Pay stands there then, with a stored card chosen", thorough, async () => {
  const signIn = await signedInScript(`${journeys.demo.origin}/`, "mei", scopeOf(120));
  const visit = await journeys.open(path, { size: phone, before: signIn });
  await visit.click("button", plus("Garden stack"));
  await visit.click("link", english.cartBar);
  const checkout = await visit.handle("button", english.checkout);
  const { x, y } = await checkout.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await visit.page.mouse.click(x, y);
  await visit.page.waitForSelector("servery-storefront >>> .checkout__pay", { visible: true });
  await visit.page.mouse.click(x, y);
  await visit.find("button", english.pay);
  await delay(1_000);
  expect(await shop.orders()).toHaveLength(0);
  await visit.click("button", english.pay);
  await visit.find("heading", english.placed);
});

it("shows a returning diner's dishes above the menu, in space reserved for them", thorough, async () => {
  const visit = await orderOnce();
  await visit.page.evaluateOnNewDocument(noteShifts);
  await visit.go(path);
  const rail = await visit.handle("region", "Order again");
  expect(await rail.evaluate((region) => region.querySelector("ul")?.textContent)).toContain("Garden stack");
  await visit.find("region", "Popular");
  expect(await visit.page.evaluate("shift")).toBe(0);
  await visit.click("button", plus("Garden stack"));
  const steppers = async () => (await visit.names("button")).filter((name) => name === "Remove one Garden stack");
  await until(async () => expect(await steppers()).toHaveLength(2));
});

it("stores neither details nor dishes of a diner who doesn't want to be remembered", withFirstScreen, async () => {
  const visit = await shop.openCheckout(path);
  await visit.click("checkbox", "Remember my details on this device");
  await visit.click("radio", english.cash);
  await visit.click("button", english.place);
  await visit.find("heading", english.placed);
  expect(await storedRow(visit, "dishes")).toBeNull();
  expect(await storedRow(visit, "contacts")).not.toContain("Noor");
});

/** Holds the app back until `release`. Starts on a page without the shop, so that no script comes from memory. */
async function openHeld(options: Pick<VisitOptions, "context" | "size"> = {}) {
  const visit = await journeys.open("/storefront.js", { size: phone, ...options });
  const held: HTTPRequest[] = [];
  await visit.page.setRequestInterception(true);
  visit.page.on("request", (request) => {
    if (request.url().includes("/chunks/shop-")) held.push(request);
    else void request.continue();
  });
  const going = visit.go(path);
  const asked = () => until(() => expect(held).toHaveLength(1));
  const release = async () => {
    await asked();
    await held[0]?.continue();
    await going;
  };
  return { visit, asked, release };
}

if (isFirstOff) {
  it("draws nothing before the app if the entry's reads don't arrive, also on the next visit", async () => {
    let context: BrowserContext | undefined;
    for (const which of ["first", "next"]) {
      const { visit, asked, release } = await openHeld(context && { context });
      await asked();
      const isDrawn = await visit.page.$eval("servery-storefront", ({ shadowRoot }) => shadowRoot !== null);
      expect(isDrawn, `the ${which} visit`).toBe(false);
      await release();
      await visit.find("button", burger);
      await until(async () => expect(await storedRow(visit, "first")).toBeTruthy());
      context = visit.page.browserContext();
    }
  });
} else {
  const modal = ">>> dialog:modal";
  const name = "Bourke St Cheeseburger";
  const textOf = (visit: Visit) => visit.page.$eval(modal, (dialog) => dialog.textContent);

  it("opens a dish immediately if it is tapped before the app loads, until the app's dialog replaces it", async () => {
    const { visit, release } = await openHeld();
    await visit.tap("button", burger);
    await visit.page.waitForSelector(modal, { visible: true });
    expect(await textOf(visit)).toContain(name);
    await visit.page.evaluate(`window.counts = new Set();
const look = () => {
  const { shadowRoot } = document.querySelector("servery-storefront");
  counts.add(shadowRoot.querySelectorAll("dialog:is(:modal, :popover-open)").length);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);`);
    await release();
    await visit.click("button", /^Add to cart/);
    await visit.gone("dialog", name);
    // The frame after the last dialog may be yet to come.
    await visit.page.waitForFunction("counts.has(0)");
    expect(await visit.page.evaluate("[...counts].sort()"), "dialogs in a frame").toEqual([0, 1]);
    await visit.find("link", english.cartBar);
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "button", name: burger }));
  });

  it("keeps a dish closed if it was closed before the app loaded", async () => {
    const { visit, release } = await openHeld();
    await visit.tap("button", burger);
    await visit.page.waitForSelector(modal, { visible: true });
    await visit.page.keyboard.press("Escape");
    await visit.page.waitForSelector(modal, { hidden: true });
    await visit.tap("button", burger);
    await visit.page.waitForSelector(modal, { visible: true });
    await visit.tap("button", "Close");
    await release();
    await visit.find("button", burger);
    await delay(500);
    expect(await visit.has("dialog", name)).toBe(false);
  });

  it("opens a tapped dish once the app has loaded, on a desk", thorough, async () => {
    const { visit, release } = await openHeld({ size: desk });
    await visit.tap("button", burger);
    await release();
    await visit.find("dialog", name);
    await visit.find("button", /^Add to cart/);
  });

  it("makes each read of a journey wait for the app, so that none reads the first screen", thorough, async () => {
    const { visit, asked, release } = await openHeld();
    await asked();
    await visit.page.waitForSelector(">>> .menu-card", { visible: true });
    let readCount = 0;
    const looks = [
      visit.has("button", burger),
      visit.names("button"),
      visit.text(),
      visit.focused(),
      visit.read("Bourke St Cheeseburger"),
      visit.gone("dialog", "Bourke St Cheeseburger"),
      visit.find("button", burger),
      visit.handle("button", burger),
    ].map(async (look) => {
      await look;
      readCount += 1;
    });
    await delay(500);
    expect(readCount).toBe(0);
    await release();
    await Promise.all(looks);
  });
}
