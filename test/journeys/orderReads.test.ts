import { describe, expect, it } from "vitest";
import { transactionIdOf } from "../../src/domain/order/orderReference.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { strikePosts } from "./orderFaults.ts";
import { acceptChannelLines, announced, goInside, placeByCard, readOrder, useOrdering } from "./ordering.ts";
import { english } from "./orderWords.ts";
import { comeBackOnline, keyOf } from "./pageSteps.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const store = "GET /v1/projects/servery-demo/databases/(default)/documents/Companies/120?";
const lastMenuKey = keyOf("lastMenu");
const listen = ["GET /google.firestore", "POST /google.firestore"];

const failures = [
  ["a reset", { drop: true }],
  ["a server error", { status: 500 }],
  ["too many requests", { status: 429 }],
  ["truncated JSON", { status: 200, body: '{"name":"projects/servery-demo/databases/(default)/docu' }],
  ["a page in place of JSON", { status: 200, body: "<!doctype html><title>Sign in to the Wi-Fi</title>" }],
] as const;

async function pay(visit: Visit): Promise<void> {
  await visit.click("button", english.pay);
}

describe("the look-up of an order whose answer was lost", () => {
  it.each(failures)(
    "is answered by %s: the outcome is unknown until the next check",
    thorough,
    async (_name, answer) => {
      const visit = await shop.readyToPay();
      await strikePosts(journeys.demo, "reset after the store has it");
      await journeys.demo.fault({ match: readOrder, times: 0, ...answer });
      await pay(visit);
      await visit.read("can't tell whether the store has your order");
      expect(await shop.hasCart(visit)).toBe(true);
      await journeys.demo.clearFaults();
      await visit.click("button", "Check again");
      await visit.find("heading", english.placed);
      expect(await announced(visit)).toMatchObject([{ transactionId: transactionIdOf(await shop.udidOfOnlyOrder()) }]);
      acceptChannelLines(visit);
    },
  );

  it("is announced to the diner while it is slow", thorough, async () => {
    const visit = await shop.readyToPay();
    await strikePosts(journeys.demo, "reset after the store has it");
    await journeys.demo.fault({ match: readOrder, delayMs: 2_000 });
    await pay(visit);
    await visit.read("We are asking whether your order is in…");
    await visit.find("heading", english.placed);
    await shop.udidOfOnlyOrder();
    acceptChannelLines(visit);
  });
});

describe("the order on the screen", () => {
  /** Places an order, and prepares a visit to the order's own address. */
  async function revisit(before: string): Promise<{ visit: Visit; udid: string; address: string }> {
    const visit = await shop.readyToPay();
    await pay(visit);
    await visit.find("heading", english.placed);
    const udid = await shop.udidOfOnlyOrder();
    const address = visit.page.url();
    // Set by hand, so that the demo's kitchen no longer changes it.
    await shop.setStatus(udid, 2);
    await visit.page.evaluateOnNewDocument(before);
    return { visit, udid, address };
  }

  it.each(quickRow(3, failures))(
    "is marked while offline, appears by itself after reads that are answered by %s, and is followed by polling",
    async (_name, answer) => {
      const { visit, udid, address } = await revisit(movableClock);
      await visit.find("heading", "Being Prepared");
      await visit.page.setOfflineMode(true);
      await visit.read(english.reconnecting);
      await visit.find("heading", "Being Prepared");
      await shop.setStatus(udid, 3);
      await visit.page.setOfflineMode(false);
      await visit.gone("heading", "Being Prepared");
      await visit.gone("StaticText", english.reconnecting);

      await shop.setStatus(udid, 2);
      for (const match of [readOrder, ...listen]) await journeys.demo.fault({ match, times: 0, ...answer });
      await visit.go(address);
      await visit.find("heading", "We can't show your order right now");
      await visit.read("Your order is not affected by this");
      await visit.find("button", english.onward);
      await journeys.demo.clearFaults();
      for (const match of listen) await journeys.demo.fault({ match, times: 0, status: 500 });
      await letTimePass(visit.page, 20_000);
      await visit.find("heading", "Being Prepared");
      await shop.setStatus(udid, 4);
      await letTimePass(visit.page, 20_000);
      await visit.find("heading", english.ready);
      acceptChannelLines(visit);
    },
  );
});

describe("the checkout with a failed read", () => {
  it.each(failures)(
    "of the store, by %s: says so, and Try again opens the checkout",
    thorough,
    async (_name, answer) => {
      const visit = await shop.openWithCart();
      await visit.find("button", english.pay);
      // A cached store would be enough, so it is removed once it has been stored, when the browser is idle.
      await visit.page.waitForFunction((key) => localStorage.getItem(key) !== null, {}, lastMenuKey);
      await visit.page.evaluate((key) => localStorage.removeItem(key), lastMenuKey);
      await journeys.demo.fault({ match: store, times: 0, ...answer });
      await visit.page.reload();
      await visit.find("heading", "Something is wrong.");
      expect(await shop.hasCart(visit)).toBe(true);
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again");
      await visit.find("button", english.pay);
      acceptChannelLines(visit);
    },
  );
});

describe("a script that fails to load", () => {
  const lose = (chunk: string) => journeys.demo.fault({ match: `GET /chunks/${chunk}-`, times: 0, drop: true });

  // The chunks that the checkout needs: its own, the cart's prices, what every shop runs, and dates.
  it.each(quickRow(2, ["checkout", "pricing", "shared", "dates"]))(
    "of the checkout (%s): is reported, loads once the network is back, and the cart can be ordered",
    async (chunk) => {
      // Begins on a page without the shop, so that no script comes from memory.
      const visit = await shop.openWithCart({}, "/storefront.js");
      await lose(chunk);
      await visit.go("/order/store/120/checkout");
      await visit.find("heading", "This screen could not be loaded");
      await journeys.demo.clearFaults();
      await comeBackOnline(visit);
      await visit.read("Bourke St Cheeseburger");
      await placeByCard(visit);
      await shop.udidOfOnlyOrder();
      acceptChannelLines(visit);
    },
  );

  it("of the checkout's texts: loads by itself later", thorough, async () => {
    const visit = await journeys.open("/order/store/120");
    await visit.find("button", english.burger);
    await lose("en");
    await goInside(visit, "/order/store/120/checkout");
    const requested = () => journeys.demo.requests("GET", "/chunks/en-");
    await until(async () => expect(await requested()).toBeGreaterThan(1));
    await journeys.demo.clearFaults();
    await visit.find("heading", english.emptyCart);
    acceptChannelLines(visit);
  });

  it("for ordering: sends nothing, and after an update of the shop leads to a reload that loses no cart", async () => {
    await lose("orderingApi");
    const visit = await shop.readyToPay();
    await pay(visit);
    await visit.read("Nothing was sent: the connection failed. Please try again.");
    expect(await shop.orders()).toEqual([]);
    expect(await shop.hasCart(visit)).toBe(true);
    await journeys.demo.fault({ match: "HEAD /chunks/", times: 0, status: 404 });
    await pay(visit);
    await visit.read("the shop was updated. Please reload and order again.");
    await journeys.demo.clearFaults();
    await visit.click("button", "Reload");
    await visit.gone("StaticText", /^Nothing was sent/);
    await placeByCard(visit);
    await shop.udidOfOnlyOrder();
    acceptChannelLines(visit);
  });

  it("of the order's screen: is reported, and the order is shown as soon as it loads", async () => {
    await lose("order");
    const visit = await shop.readyToPay();
    await pay(visit);
    await visit.find("heading", "This screen could not be loaded");
    await shop.udidOfOnlyOrder();
    await journeys.demo.clearFaults();
    await visit.find("heading", english.placed);
    await shop.udidOfOnlyOrder();
    expect(await announced(visit)).toHaveLength(1);
    acceptChannelLines(visit);
  });

  it("of the order's screen: has already loaded by the time the order can be sent", thorough, async () => {
    const visit = await shop.readyToPay();
    await visit.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/chunks/order-")),
    );
    await lose("order");
    await pay(visit);
    await visit.find("heading", english.placed);
  });
});
